// Sound: the long list stays, but its own initializer composes it of four noted devices.

/// Everything that the desk works with. Only four members can be chosen.
struct Tools {
  let today: () -> Int
  let tonightsRate: (_ room: Int) throws -> Int
  let latePrice: (_ room: Int, _ hour: Int) throws -> Int
  let writeKey: (Key) throws -> Void
  let charge: (_ cents: Int, _ room: Int) throws -> Void

  init(
    now: @escaping () -> Moment,
    rate: @escaping (_ room: Int, _ day: Int) throws -> Int,
    writeKey: @escaping (Key) throws -> Void,
    charge: @escaping (_ cents: Int, _ room: Int) throws -> Void
  ) {
    let today = {
      let moment = now()
      return moment.hour < 4 ? moment.day - 1 : moment.day
    }
    let tonightsRate = { (room: Int) in try rate(room, today()) }
    self.today = today
    self.tonightsRate = tonightsRate
    latePrice = { room, hour in try tonightsRate(room) * (hour - 11) / 10 }
    self.writeKey = writeKey
    self.charge = charge
  }
}

/// Calls, and has the outcome noted, be it a value or an error.
func noting<Value>(
  _ call: () throws -> Value, note: (Value?) -> Void
) throws -> Value {
  do {
    let value = try call()
    note(value)
    return value
  } catch {
    note(nil)
    throw error
  }
}
