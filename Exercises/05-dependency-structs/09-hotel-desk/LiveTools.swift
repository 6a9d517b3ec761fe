extension Tools {
  /// The tools of the Grand Hotel.
  static var live: Tools {
    let now = { ComputerClock().now() }
    let rate = { (room: Int, day: Int) in
      try RateLine().cents(for: room, on: day)
    }
    let writeKey = { (key: Key) in try KeyBox().write(key) }
    let charge = { (cents: Int, room: Int) in
      try BillBook().charge(cents, to: room)
    }
    let today = {
      let moment = now()
      return moment.hour < 4 ? moment.day - 1 : moment.day
    }
    let tonightsRate = { (room: Int) in try rate(room, today()) }
    return Tools(
      now: now, rate: rate, writeKey: writeKey, charge: charge, today: today,
      tonightsRate: tonightsRate,
      firstKey: { room, nights in
        let end = Moment(day: today() + nights, hour: 11)
        let key = Key(room: room, end: end)
        try writeKey(key)
        return key
      },
      chargeNight: { room in
        let cents = try tonightsRate(room)
        try charge(cents, room)
        return cents
      })
  }
}
