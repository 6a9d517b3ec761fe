// Sound: the cycle is cut on the other side: the master takes the pilot's radio.

import Synchronization

struct HarbourMaster {
  let pilot: Pilot
  let radio: Radio
}

/// Shows ships the way.
struct Pilot: Sendable {
  let radio: Radio

  func guide() { radio.send("follow me") }
}

struct Lighthouse {
  let radio: Radio
}

/// What happened on one voyage.
final class Logbook: Sendable {
  private let entries = Mutex<[String]>([])

  var lines: [String] { entries.withLock { $0 } }

  func write(_ line: String) { entries.withLock { $0.append(line) } }
}

/// Writes for the captain.
struct Mate {
  let logbook: Logbook
}

/// Commands one voyage.
struct Captain {
  let mate: Mate

  func report(_ event: String) { mate.logbook.write("captain: \(event)") }
}

/// One voyage across the bay.
struct Ferry {
  let captain: Captain
  let pilot: Pilot
  let logbook: Logbook

  func depart() {
    pilot.guide()
    captain.report("we leave")
    logbook.write("ferry: off")
  }
}

struct Prices: Sendable {
  let summer = 12
}

/// Numbers crossings from 1. All tickets of a harbour share one roll.
final class TicketRoll: Sendable {
  private let last = Mutex(0)

  func next() -> Int {
    last.withLock { last in
      last += 1
      return last
    }
  }
}
