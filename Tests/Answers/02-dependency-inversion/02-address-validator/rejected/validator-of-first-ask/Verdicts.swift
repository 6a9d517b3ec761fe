/// Spares the validator the lines that it has judged before.
enum Verdicts {
  nonisolated(unsafe) private static var known: [String: AddressProblem?] = [:]

  static func of(
    _ line: String, otherwise judge: () -> AddressProblem?
  ) -> AddressProblem? {
    if let verdict = known[line] { return verdict }
    let verdict = judge()
    known[line] = .some(verdict)
    return verdict
  }
}
