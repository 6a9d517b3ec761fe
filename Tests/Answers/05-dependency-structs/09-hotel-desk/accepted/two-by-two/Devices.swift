// Sound: small lists, each as small as what it's for, and lists of lists.
// Keeps: 2

/// Writes keys, and has it noted.
struct KeyCutter {
  let keys: any KeyWriter
  let journal: any Journal

  func cut(_ key: Key) throws {
    var isWritten = false
    defer { journal.note(.key(key, isWritten: isWritten)) }
    try keys.write(key)
    isWritten = true
  }
}

/// Charges, and has it noted.
struct Bills {
  let cashier: any Cashier
  let journal: any Journal

  func charge(_ cents: Int, to room: Int) throws {
    var isTaken = false
    defer {
      journal.note(.charge(cents: cents, room: room, isTaken: isTaken))
    }
    try cashier.charge(cents, to: room)
    isTaken = true
  }
}

/// Reads rates, and has it noted.
struct RateBook {
  let rates: any RateService
  let journal: any Journal

  func cents(for room: Int, on day: Int) throws -> Int {
    var cents: Int?
    defer { journal.note(.rate(room: room, day: day, cents: cents)) }
    let answer = try rates.cents(for: room, on: day)
    cents = answer
    return answer
  }
}
