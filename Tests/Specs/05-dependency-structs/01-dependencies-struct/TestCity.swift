import SpecSupport

@testable import DependenciesStruct

/// An office that plans these trams, and remembers that it was asked.
struct TestOffice: Office {
  let trams: [Tram]
  let asked = SpecRecorder<String>()

  func plan() -> [Tram] {
    asked.record("plan")
    return trams
  }
}

/// Sensors that saw each line's tram at the minute that a spec sets.
final class TestSensors: Sensors {
  var seen: [Int: Int] = [:]

  func lastSeen(line: Int, at stop: String) -> Int? { seen[line] }
}

/// A client that brings `doubles`.
func client(_ statements: String, alsoDeclaring more: String = "") -> SpecClient
{
  SpecClient(statements, declarations: doubles + more)
}

/// An office and a timetable, each with a line at 10:03 at the Zoo and at 10:04 at the Port,
/// `SpecOffice(9)` and `SpecPlanned(9)`; sensors that saw each tram at minute 605, `SpecSeen(605)`;
/// delays of 2 minutes for each tram, `SpecLate(2)`.
let doubles = #"""
  struct SpecOffice: Office {
    let line: Int
    init(_ line: Int = 4) { self.line = line }
    func plan() -> [Tram] {
      ["Port", "Zoo"].flatMap { SpecPlanned(line).trams(at: $0) }
    }
  }
  struct SpecPlanned: Timetable {
    let line: Int
    init(_ line: Int) { self.line = line }
    func trams(at stop: String) -> [Tram] {
      guard stop != "Hill" else { return [] }
      return [Tram(line: line, stop: stop, minute: stop == "Zoo" ? 603 : 604)]
    }
  }
  struct SpecSeen: Sensors {
    let minute: Int
    init(_ minute: Int) { self.minute = minute }
    func lastSeen(line: Int, at stop: String) -> Int? { minute }
  }
  struct SpecLate: Delays {
    let minutes: Int
    init(_ minutes: Int) { self.minutes = minutes }
    func minutesLate(line: Int, at stop: String) -> Int { minutes }
  }

  """#
