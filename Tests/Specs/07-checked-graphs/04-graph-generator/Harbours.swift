import SpecSupport

@testable import GraphGenerator

/// A file with these lines.
func file(_ name: String, _ lines: [String]) -> Source {
  Source(file: name, text: lines.joined(separator: "\n") + "\n")
}

/// The faults that `generate` tells, of the kind that is meant; none when it writes.
func faults(
  in sources: [Source], ofKind isMeant: (String) -> Bool = { _ in true }
) -> [String] {
  do throws(WrongGraph) {
    _ = try generate("Harbour", from: sources)
    return []
  } catch {
    return error.faults.map(\.description).filter(isMeant)
  }
}

/// The file that `generate` writes, or the faults that it tells.
func written(_ type: String = "Harbour", from sources: [Source]) -> String {
  do throws(WrongGraph) {
    return try generate(type, from: sources)
  } catch {
    return error.description
  }
}

/// What a program prints that uses the file which `generate` writes for these lines.
func printed(
  by statements: String, from lines: [String], _ declarations: String
) -> [String] {
  let text = written(from: [file("Quay.swift", lines)])
  return SpecClient(statements, declarations: "\(text)\n\(declarations)")
    .lines()
}

/// What a program prints that uses the file which `generate` writes for `Harbour.swift`.
func printedByTheHarbour(_ statements: String, spec: String = #filePath) throws
  -> [String]
{
  let harbour = Source(
    file: "Harbour.swift",
    text: try GradedAnswer(spec: spec).starterText(of: "Harbour.swift"))
  return SpecClient(
    statements, declarations: written(from: [harbour]) + "\n" + stoppedClock
  ).lines()
}

/// What a program prints that calls `generate` itself.
func writtenElsewhere(from source: Source) -> [String] {
  SpecClient(
    ##"""
    let text = #"""
    \##(source.text)
    """#
    print(try generate("Harbour", from: [Source(file: "\##(source.file)", text: text)]))
    """##
  ).lines()
}

let stoppedClock = """
  struct SpecStopped: Clock {
    let time: String
    func now() -> String { time }
  }
  """

/// A graph without faults, with its lines in two orders.
enum RightGraph: CaseIterable {
  case harbour, harbourBackwards, tenBuoys, tenBuoysBackwards

  var lines: [String] {
    switch self {
    case .harbour:
      [
        "// part: tug = SpecTug(pilot: pilot, tides: tides)",
        "// part: tides = SpecTides(clock: clock)",
        "// part: pilot = SpecPilot(radio, tides: tides)",
        "// part: radio = SpecRadio(clock: clock)",
        "// given: clock: SpecClock",
      ]
    case .harbourBackwards: Self.harbour.lines.reversed()
    case .tenBuoys:
      (1..<10).map {
        "// part: buoy\($0) = SpecBuoy\($0)(next: buoy\($0 + 1))"
      } + ["// part: buoy10 = SpecBuoy10()"]
    case .tenBuoysBackwards: Self.tenBuoys.lines.reversed()
    }
  }

  /// The names of its parts.
  var parts: [String] {
    switch self {
    case .harbour, .harbourBackwards: ["pilot", "radio", "tides", "tug"]
    case .tenBuoys, .tenBuoysBackwards: (1...10).map { "buoy\($0)" }.sorted()
    }
  }

  /// Makes a harbour, and asks twice for each of its parts.
  var statements: String {
    let given =
      switch self {
      case .harbour, .harbourBackwards: "clock: SpecClock()"
      case .tenBuoys, .tenBuoysBackwards: ""
      }
    return "let harbour = Harbour(\(given))\n"
      + (parts + parts).map { "_ = harbour.\($0)" }.joined(separator: "\n")
  }

  /// Types that print their names when they are built.
  static let types: String =
    """
    final class SpecClock {}
    final class SpecRadio { init(clock: SpecClock) { print("radio") } }
    final class SpecTides { init(clock: SpecClock) { print("tides") } }
    final class SpecPilot {
      init(_ radio: SpecRadio, tides: SpecTides) { print("pilot") }
    }
    final class SpecTug {
      init(pilot: SpecPilot, tides: SpecTides) { print("tug") }
    }
    final class SpecBuoy10 { init() { print("buoy10") } }

    """
    + (1..<10).map {
      "final class SpecBuoy\($0) { init(next: SpecBuoy\($0 + 1)) { print(\"buoy\($0)\") } }"
    }.joined(separator: "\n")
}
