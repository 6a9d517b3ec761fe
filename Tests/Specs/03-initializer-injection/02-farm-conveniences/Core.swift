import SpecSupport

/// The files that know no real animal and no real cooler.
let core: Set = ["Animal.swift", "Farm.swift", "Dairy.swift"]

/// What a farm alone needs of the core.
let farmFiles: Set = ["Animal.swift", "Farm.swift"]

/// Every file of the answer, also a new one, that is not among these.
func everythingBut(_ files: Set<String>) throws -> Set<String> {
  let sources = try GradedAnswer(spec: #filePath).sources()
  return Set(sources.map(\.lastPathComponent)).subtracting(files)
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

extension Client {
  /// The lines that the client prints when it is built with these files of the
  /// answer and no others, or why it cannot be.
  func lines(with files: Set<String>) throws -> [String] {
    let others = try everythingBut(files)
    do {
      let output = try run(leavingOut: others)
      return output.split(whereSeparator: \.isNewline).map(String.init)
    } catch let failure as ClientFailure {
      return [failure.description]
    }
  }
}

extension CompilerVerdict {
  /// Whether the compiler misses an argument.
  var missesAnArgument: Bool {
    isRefused(with: "missing argument") || isRefused(with: "no exact matches")
  }
}
