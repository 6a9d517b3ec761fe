// Wrong: asks the chain's rate line when the service of the house fails.
// Rejected by: an office uses only the world that it's handed

/// What a house brings along: four primitives, none of which uses another one.
struct Devices {
  var now: () -> Moment
  var rate: (_ room: Int, _ day: Int) throws -> Int
  var write: (Key) throws -> Void
  var charge: (_ cents: Int, _ room: Int) throws -> Void
}

extension Devices {
  init(
    clock: any HouseClock, rates: any RateService, keys: any KeyWriter,
    cashier: any Cashier
  ) {
    now = clock.now
    rate = { room, day in
      if let cents = try? rates.cents(for: room, on: day) { return cents }
      return try RateLine().cents(for: room, on: day)
    }
    write = keys.write
    charge = cashier.charge
  }

  /// The same devices, each of whose calls is noted with its outcome. Wrap them
  /// before anything is built on them, or the journal misses calls.
  func noted(in journal: any Journal) -> Devices {
    var noted = self
    noted.rate = { room, day in
      let outcome = Result { try rate(room, day) }
      let cents = try? outcome.get()
      journal.note(.rate(room: room, day: day, cents: cents))
      return try outcome.get()
    }
    noted.write = { key in
      let outcome = Result { try write(key) }
      journal.note(.key(key, isWritten: outcome.isSuccess))
      try outcome.get()
    }
    noted.charge = { cents, room in
      let outcome = Result { try charge(cents, room) }
      let isTaken = outcome.isSuccess
      journal.note(.charge(cents: cents, room: room, isTaken: isTaken))
      try outcome.get()
    }
    return noted
  }
}

extension Result {
  fileprivate var isSuccess: Bool {
    if case .success = self { true } else { false }
  }
}
