import SpecSupport

@testable import GraphGenerator

/// Generated code that runs in a process of its own.
enum Harbours {
  /// What the program prints that generates a file.
  static func generated() throws -> [String] {
    try programs.get().lines(of: "buoys")
  }

  /// What the program prints that uses the file which `generate` writes for
  /// `Harbour.swift`.
  static func departures() throws -> [String] {
    try programs.get().lines(of: "harbours")
  }

  private static let programs = Result {
    let text = try GradedAnswer(spec: #filePath).starterText(
      of: "Harbour.swift")
    let harbour = Source(file: "Harbour.swift", text: text)
    let declarations = written(from: [harbour]) + stoppedClock
    return SpecPrograms(
      [
        "buoys": SpecClient(buoys),
        "harbours": SpecClient(harbours, declarations: declarations),
      ], declarations: declarations)
  }

  private static let buoys = #"""
    let names = (1...20).map { "buoy\($0)" }
    let text = names.map { "// part: \($0) = Buoy()" }.joined(separator: "\n")
    print(try generate("Harbour", from: [Source(file: "Buoys.swift", text: text)]))
    """#

  private static let harbours = """
    for time in ["noon", "dusk", "noon"] {
      print(Harbour(clock: SpecStopped(time: time)).ferry.depart())
    }
    """
}

/// Calls without a clock that the initializer accepts that is written for a clock and a radio.
func harboursWithoutAClock() throws -> [String] {
  let lines = [
    "// given: clock: any Clock", "// part: radio = Radio(clock: clock)",
  ]
  return try SpecClient.acceptedWithoutAPart(
    of: "Harbour", [#"clock: SpecStopped(time: "noon")"#],
    declarations: written(from: [file("Radio.swift", lines)]) + stoppedClock)
}

private let stoppedClock = """
  struct SpecStopped: Clock {
    let time: String
    func now() -> String { time }
  }
  """
