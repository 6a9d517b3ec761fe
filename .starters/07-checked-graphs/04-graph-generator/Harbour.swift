// The outside world. Leave it as it is.

/// Tells the harbour's time.
protocol Clock {
  // given: clock: any Clock
  func now() -> String
}

/// Leaves with a pilot on board, when there is enough water.
struct Ferry {
  // voyage: ferry = Ferry(pilot: pilot, tides: tides, logbook: logbook)
  let pilot: Pilot
  let tides: Tides
  let logbook: Logbook

  func depart() -> String {
    let departure = "\(pilot.report()), \(tides.report())"
    logbook.write(departure)
    return departure
  }
}

/// What happened on one voyage.
final class Logbook {
  // voyage: logbook = Logbook()
  private(set) var lines: [String] = []

  func write(_ line: String) { lines.append(line) }
}

/// Knows the way out, and tells the harbour when he takes it.
struct Pilot {
  // part: pilot = Pilot(radio: radio)
  let radio: Radio

  func report() -> String {
    radio.call("pilot on board")
  }
}

/// Says the time before it says anything else.
struct Radio {
  // part: radio = Radio(clock: clock)
  let clock: any Clock

  func call(_ words: String) -> String {
    "\(clock.now()): \(words)"
  }
}

/// Knows how the water stands.
struct Tides {
  // part: tides = Tides(clock: clock)
  let clock: any Clock

  func report() -> String {
    "water of \(clock.now())"
  }
}
