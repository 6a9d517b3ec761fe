/// What is used and not declared.
func missing(in declarations: [Declaration]) -> [Fault] {
  // TODO 2: A name that nobody declares is a fault of each line that uses it.
  // Several lines may use one name, and one line several names.
  []
}

/// What is declared more than once, given or not.
func declaredTwice(in declarations: [Declaration]) -> [Fault] {
  // TODO 3: The first by file and line is right; each other one of its name is
  // a fault, and tells where the first one is. Files are read in any order.
  []
}
