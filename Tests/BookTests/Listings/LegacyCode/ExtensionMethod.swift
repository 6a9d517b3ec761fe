import Foundation
import Testing

extension Date {
  /// The laundry opens at seven.
  func isOpeningTime(in calendar: Calendar = .current) -> Bool {
    calendar.component(.hour, from: self) >= 7
  }
}

@Test(arguments: [(0, false), (2, true)])
func `half past five in Greenwich is opening time two hours east`(hours: Int, isOpen: Bool) throws {
  var calendar = Calendar(identifier: .gregorian)
  calendar.timeZone = try #require(TimeZone(secondsFromGMT: hours * 3600))
  let halfPastFive = Date(timeIntervalSince1970: 5.5 * 3600)
  #expect(halfPastFive.isOpeningTime(in: calendar) == isOpen)
}
