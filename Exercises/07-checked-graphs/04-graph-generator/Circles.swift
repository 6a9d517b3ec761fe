/// What needs itself before it can be built.
func circles(in declarations: [Declaration]) -> [Fault] {
  // TODO 4: A circle is one fault, wherever you enter it. It names the parts on
  // the circle only, from user to used, and begins with the one that is first
  // by file and line. Other parts may be missing or declared twice.
  []
}
