import XCTest

@testable import SharedState

final class SharedStateXCTests: XCTestCase {
  func testTwoOpenShopsEachKeepTheirOwnItems() {
    let first = makeShop()
    first.page.add("tea")
    let second = makeShop()
    second.page.add("cake")
    second.page.add("jam")

    XCTAssertEqual(
      [first, second].map(\.badge.text), ["Basket (1)", "Basket (2)"],
      "Two windows are open, and a badge does not count its own items. Give "
        + "each shop a basket of its own; to empty a common one is not enough.")
  }

  func testAHundredShopsInARowEachCountTheirOwnItems() {
    let red = (1...100).filter { _ in badgeSuite() != "green" }.count

    XCTAssertEqual(
      red, 0,
      "\(red) of 100 shops miscounted. Items must come and go with their "
        + "shop: keep them in an instance, not in a static table.")
  }

  func testKeepsTheBadgeCountingWhatThePageAdds() {
    let shop = makeShop()
    let before = shop.badge.text

    shop.page.add("tea")

    XCTAssertNotEqual(
      shop.badge.text, before,
      "The page added an item and the badge did not see it. The screens of "
        + "one shop must share: hand both the same basket, not a copy.")
  }
}
