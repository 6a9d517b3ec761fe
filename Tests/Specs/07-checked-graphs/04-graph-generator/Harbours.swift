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

/// The names that a written initializer assigns to, in order.
func built(in text: String) -> [String] {
  text.split(separator: "\n").compactMap { line in
    guard let assignment = line.firstRange(of: " = ") else { return nil }
    let name = line[..<assignment.lowerBound].drop { $0 == " " }
    return String(name.hasPrefix("self.") ? name.dropFirst(5) : name)
  }
}

/// How many properties a written struct has.
func properties(in text: String) -> Int {
  text.split(separator: "\n").count { $0.hasPrefix("  let ") }
}

/// The first line in which two texts differ, as found and as expected.
func firstDifference(
  _ found: String, _ expected: String
) -> (found: String, expected: String) {
  var (found, expected) = (lines(of: found), lines(of: expected))
  while let line = found.first, line == expected.first {
    found.removeFirst()
    expected.removeFirst()
  }
  let end = "(the end of the text)"
  return (found.first ?? end, expected.first ?? end)
}

private func lines(of text: String) -> [String] {
  text.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
}

/// Two graphs without faults, each with its lines in two orders.
enum RightGraph: CaseIterable {
  case harbour, harbourBackwards, thirtyBuoys, thirtyBuoysBackwards

  var lines: [String] {
    switch self {
    case .harbour:
      [
        "// part: ferry = Ferry(pilot: pilot, tides: tides)",
        "// part: tides = Tides(clock: clock)",
        "// part: pilot = Pilot(radio: radio, tides: tides)",
        "// part: radio = Radio(clock: clock)",
        "// given: clock: any Clock",
      ]
    case .harbourBackwards: Self.harbour.lines.reversed()
    case .thirtyBuoys:
      (1..<30).map { "// part: buoy\($0) = Buoy(next: buoy\($0 + 1))" }
        + ["// part: buoy30 = Buoy()"]
    case .thirtyBuoysBackwards: Self.thirtyBuoys.lines.reversed()
    }
  }
}
