/// A file that carries on the one of an exercise before, and says so on its first line.
///
/// After `// Carried on from 6.2.` stands what the solution of 6.2 ended with. A starter adds its
/// stubs to it, and changes it at its TODOs; anything else is drift.
struct CarriedOnFile {
  /// The number of the exercise that it is carried on from.
  let number: String
  private let text: String

  /// `nil` when the file does not say that it is carried on.
  init?(_ text: String) {
    let firstLine = text.prefix { !$0.isNewline }
    guard let match = firstLine.wholeMatch(of: /\/\/ Carried on from (\d+\.\d+)\./) else {
      return nil
    }
    number = String(match.output.1)
    self.text = String(text.dropFirst(firstLine.count + 1))
  }

  /// The first line of the solution that was changed or removed where no TODO stands nearby.
  func drift(from solution: String) -> String? {
    let old = CarriedOnFile(solution)?.text ?? solution
    return LineDifference(from: old, to: text, context: 2).lines
      .split(separator: .gap)
      .lazy.compactMap(Self.drift(in:)).first
  }

  private static func drift(in change: ArraySlice<LineDifference.Line>) -> String? {
    var removed: [String] = []
    for line in change {
      switch line {
      case .added(let text) where text.contains("// TODO "): return nil
      case .removed(let text): removed.append(text)
      case .added, .same, .gap: break
      }
    }
    return removed.first
  }
}
