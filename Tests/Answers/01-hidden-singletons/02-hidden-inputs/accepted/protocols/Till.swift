// Sound: three protocols where we have three closures.

import Foundation

protocol Clock: Sendable {
  func now() -> Date
}

protocol Numbering: Sendable {
  func next() -> UUID
}

protocol Drawing: Sendable {
  func draw() -> Int
}

struct Till {
  let timeZone: TimeZone
  let clock: any Clock
  let numbering: any Numbering
  let drawing: any Drawing

  func sell(_ goods: [String]) -> Receipt {
    Receipt(
      goods: goods, time: clock.now(), timeZone: timeZone,
      number: numbering.next(), draw: drawing.draw())
  }
}
