// Sound: a protocol with closures behind it instead of closures in the till; the receipt writes the time from calendar components
import Foundation

/// What a till asks at each sale. (WallClock and its like never appear here.)
protocol Clock: Sendable {
  func now() -> Date
}

protocol Counter: Sendable {
  func next() -> UUID
}

protocol Luck: Sendable {
  func draw() -> Int
}

/// All three, from closures.
struct World: Clock, Counter, Luck {
  let time: @Sendable () -> Date
  let number: @Sendable () -> UUID
  let lucky: @Sendable () -> Int

  func now() -> Date { time() }
  func next() -> UUID { number() }
  func draw() -> Int { lucky() }
}
