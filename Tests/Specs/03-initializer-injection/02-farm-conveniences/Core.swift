import SpecSupport

/// The files that know no real animal and no real cooler.
let core: Set = ["Animal.swift", "Farm.swift", "Dairy.swift"]

/// What a farm alone needs of the core.
let farmFiles: Set = ["Animal.swift", "Farm.swift"]

/// Every file of the answer, also a new one, that is not among these.
func everythingBut(_ files: Set<String>) throws -> Set<String> {
  try GradedAnswer(spec: #filePath).allFiles(but: files)
}

/// What a test brings along in place of a cow.
let testAnimal = """
  struct TestAnimal: Animal {
    let answer: String
    func feed() -> String { answer }
  }
  """

/// What a test brings along in place of a cooler full of ice.
let testCooler = """
  struct TestCooler: Cooler {
    func cool() -> Int { 7 }
  }
  """

extension CompilerVerdict {
  /// Whether the compiler misses an argument, or a value in its place.
  var missesAnArgument: Bool {
    ["missing argument", "no exact matches", "'nil'"]
      .contains(where: isRefused(with:))
  }
}
