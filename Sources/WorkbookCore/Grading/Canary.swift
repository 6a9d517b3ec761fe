/// A spec of each framework whose outcome the grader draws for each run, to find out whether what
/// it hears can be believed.
///
/// `Tests/Canaries` plays the draw. Code that speaks in the specs' name, or that keeps their failures
/// from being reported, doesn't know which words must be heard.
struct Canary: Sendable {
  /// The words, and whether the canary fails with each.
  private let draws: [(word: String, fails: Bool)]

  /// The variable that carries the draw to the specs.
  static let variable = "WORKBOOK_CANARIES"
  /// The variable that has the manifest declare the canaries.
  static let declaration = "WORKBOOK_DECLARES_CANARIES"
  /// The module of the canaries.
  static let module = "Canaries"

  /// Draws for one run: some fail, and some pass.
  init() {
    draws = (0..<8).map { place in
      let word = String(UInt64.random(in: .min ... .max), radix: 36)
      return (word, place < 2 ? place == 0 : .random())
    }.shuffled()
  }

  var setting: String {
    draws.map { "\($0.word):\($0.fails ? "fails" : "passes")" }.joined(separator: ",")
  }

  /// Whether a framework reported the canary exactly as it was drawn.
  func isHeard(in failures: [Problem]) -> Bool {
    failures.count == draws.filter(\.fails).count
      && draws.allSatisfy { draw in
        failures.contains { $0.message.contains(draw.word) } == draw.fails
      }
  }
}

extension FrameworkRun {
  /// Takes the canary out of what was found, and notes whether it was heard as it was drawn.
  mutating func take(_ canary: Canary, from framework: Framework) {
    let isCanary = { (spec: FoundSpec) in spec.id.hasPrefix("\(Canary.module).") }
    guard let spec = found.first(where: isCanary) else { return canaryIsHeard = false }
    let run = runs.removeValue(forKey: spec.id)
    found.removeAll(where: isCanary)
    canaryIsHeard = run?.end != nil && canary.isHeard(in: run?.failures ?? [])
    // In XCTest, a canary that fails has the program end with 1.
    if framework == .xctest, canaryIsHeard, ending == .exited(code: 1) {
      ending = .exited(code: 0)
    }
  }
}
