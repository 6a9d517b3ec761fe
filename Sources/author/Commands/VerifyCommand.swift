import WorkbookCore

struct VerifyCommand: Command {
  static let name = "verify"
  static let synopsis = "[WHAT…] [--quick] [--verbose]"
  static let summary = "checks that exercises are done as CONTRIBUTING asks"
  static let details = [
    "Pages, TODOs and hints; the starter red where it should be; our answer, the",
    "accepted answers and the rejected ones, each judged by the specs; warnings and",
    "formatting.",
    "",
    "--quick     grades a rejected answer with the spec that it names alone, and so",
    "            doesn't count in how many the diagnosis comes first",
    "--verbose   shows what the compiler and the specs printed where all is not well",
  ]

  private let words: [String]
  private let isQuick: Bool
  private let isVerbose: Bool

  init(_ line: [String]) throws {
    let arguments = try Arguments(line, flags: ["--quick", "--verbose"])
    words = arguments.words
    isQuick = arguments.has("--quick")
    isVerbose = arguments.has("--verbose")
  }

  func run(in session: inout Session) throws -> ExitCode {
    try session.work(on: words, details: findings, totals: totals) { [isQuick] in
      try Verifier(exercise: $0, grader: $1, isQuick: isQuick).verify(onStep: $2)
    }
  }

  private func totals(_ results: [Verifier.Result]) -> [String] {
    let rejected = results.map(\.rejected).reduce(0, +)
    let diagnosed = results.map(\.diagnosed).reduce(0, +)
    let share = rejected == 0 ? 100 : Double(diagnosed) / Double(rejected) * 100
    let diagnosis = "; the diagnosis came first in \(diagnosed), \(share.formatted) %."
    return [
      "\(Count.of(results.map(\.accepted).reduce(0, +), "accepted answer")), "
        + "\(rejected) rejected" + (isQuick ? ", each by the spec that it names." : diagnosis)
    ]
  }

  private func findings(_ result: Verifier.Result, _ style: Style) -> [String] {
    result.faults.flatMap { fault in
      style.wrap("- \(fault.words)", indent: 4) + (isVerbose ? [fault.log.printable] : [])
    }
  }
}

extension Verifier.Result: AuthorResult {
  var passed: Bool { faults.isEmpty }

  func counts(_ style: Style) -> String {
    "\(specs) specs, \(accepted) accepted, \(rejected) rejected, \(style.limit(seconds))"
  }
}
