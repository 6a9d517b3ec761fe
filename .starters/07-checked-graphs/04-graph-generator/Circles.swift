/// What needs itself before it can be built.
func circles(in declarations: [Declaration]) -> [Fault] {
  // TODO 4: A circle is one fault, from wherever one enters it. It names the
  // parts on the circle only, from user to used, and begins with the one that
  // is declared first. Other parts may be missing or declared twice.
  []
}
