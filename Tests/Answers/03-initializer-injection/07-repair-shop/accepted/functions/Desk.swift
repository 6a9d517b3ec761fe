// Sound: a desk of four functions. What it remembers is a variable that two functions share.
// Keeps: 2

/// A desk made of functions.
struct Desk: FrontDesk {
  let quoting: (Job) throws -> Int
  let accepting: (Job) throws -> Ticket
  let lending: (_ days: Int) throws -> Int
  let takingBack: () -> Void

  func quote(_ job: Job) throws -> Int { try quoting(job) }
  func accept(_ job: Job) throws -> Ticket { try accepting(job) }
  func lendBike(days: Int) throws -> Int { try lending(days) }
  func takeBikeBack() { takingBack() }
}
