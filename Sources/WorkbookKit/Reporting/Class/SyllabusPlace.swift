/// Where an exercise stands in the syllabus, by its number alone: 1.10 comes behind 1.9.
struct SyllabusPlace: Comparable {
  private let numbers: [Int]
  private let module: String

  init(number: String, module: String) {
    // What is no number comes last.
    numbers = number.split(separator: ".").map { Int($0) ?? .max }
    self.module = module
  }

  /// The stage's number.
  var stage: Int { numbers.first ?? .max }

  static func < (left: SyllabusPlace, right: SyllabusPlace) -> Bool {
    left.numbers == right.numbers
      ? left.module < right.module : left.numbers.lexicographicallyPrecedes(right.numbers)
  }
}
