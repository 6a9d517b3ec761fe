/// A device of the house whose calls the auditor can read.
struct Noted<Device> {
  let device: Device
  let journal: any Journal
}

extension Noted: RateService where Device == any RateService {
  func cents(for room: Int, on day: Int) throws -> Int {
    do {
      let cents = try device.cents(for: room, on: day)
      journal.note(.rate(room: room, day: day, cents: cents))
      return cents
    } catch {
      journal.note(.rate(room: room, day: day, cents: nil))
      throw error
    }
  }
}

extension Noted: KeyWriter where Device == any KeyWriter {
  func write(_ key: Key) throws {
    var isWritten = false
    defer { journal.note(.key(key, isWritten: isWritten)) }
    try device.write(key)
    isWritten = true
  }
}

extension Noted: Cashier where Device == any Cashier {
  func charge(_ cents: Int, to room: Int) throws {
    var isTaken = false
    defer { journal.note(.charge(cents: cents, room: room, isTaken: isTaken)) }
    try device.charge(cents, to: room)
    isTaken = true
  }
}
