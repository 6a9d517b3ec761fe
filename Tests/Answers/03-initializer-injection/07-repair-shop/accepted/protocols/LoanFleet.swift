/// Where the loan bikes stand.
protocol BikeShed: AnyObject {
  func takeOut() throws
  func putBack()
}

final class CountedShed: BikeShed {
  private let bikes: Int
  private var out = 0

  init(bikes: Int) { self.bikes = bikes }

  func takeOut() throws {
    guard out < bikes else { throw NoBikeLeft() }
    out += 1
  }

  func putBack() { if out > 0 { out -= 1 } }
}
