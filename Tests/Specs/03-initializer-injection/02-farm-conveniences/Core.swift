/// The files that know no real animal and no real cooler.
let core: Set = ["Animal.swift", "Farm.swift", "Dairy.swift"]

/// What a farm alone needs of the core.
let farmFiles: Set = ["Animal.swift", "Farm.swift"]

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
    var degrees = 7
    init(_ degrees: Int = 7) { self.degrees = degrees }
    func cool() -> Int { degrees }
  }
  """
