// Wrong: another initializer, in an extension, gives the cake one candle.
// Rejected by: no cake is made without its person and its candles

extension Cake {
  /// The usual cake: one candle in the middle.
  init(birthdayOf person: String, oven: Oven?) {
    self.init(person: person, candles: 1, oven: oven)
  }
}
