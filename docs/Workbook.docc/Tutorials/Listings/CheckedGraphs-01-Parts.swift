protocol Printer {
  func print(_ ticket: String)
}

protocol Lights {
  func set(percent: Int)
}

/// Who sits where.
final class SeatPlan {
  private(set) var taken: Set<Int> = []

  /// False when somebody has the seat already.
  func take(_ seat: Int) -> Bool {
    taken.insert(seat).inserted
  }
}

struct Desk {
  let film: String
  let seats: SeatPlan
  let printer: any Printer

  func sell(_ seat: Int) -> Bool {
    guard seats.take(seat) else { return false }
    printer.print("\(film), seat \(seat)")
    return true
  }
}

struct Usher {
  let seats: SeatPlan
  let lights: any Lights

  /// Returns how many guests there are.
  func closeTheDoors() -> Int {
    lights.set(percent: 5)
    return seats.taken.count
  }
}
