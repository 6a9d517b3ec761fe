import SpecSupport
import XCTest

@testable import SharedState

final class SharedStateXCTests: XCTestCase {
  func testTwoOpenShopsEachKeepTheirOwnItems() {
    let first = makeShop()
    let second = makeShop()
    first.page.add("tea")
    second.page.add("cake")
    second.page.add("jam")

    XCTAssertEqual(
      inTurn(first, second) {
        "\($0.badge.text), tea: \($0.page.label(for: "tea"))"
      },
      [
        "Basket (1), tea: In your basket", "Basket (2), tea: Add to basket",
        "Basket (1), tea: In your basket",
      ],
      "Two shops are open. The first got a tea, the second a cake and a jam, and then the first, "
        + "the second and the first again were asked for their badge and their label for tea. "
        + "Each shop must know its own items. Look at what the two have in common: "
        + "if it's one list, it isn't enough to empty it in `makeShop()`.")
  }

  func testAHundredShopsInARowEachCountTheirOwnItems() {
    let complaint = (1...100).map { _ in badgeSuite() }.first { $0 != "green" }

    XCTAssertEqual(
      complaint ?? "green", "green",
      "`badgeSuite` ran a hundred times in a row, and this is its first complaint. "
        + "Items must come and go with their shop. A static table that is never cleaned "
        + "lets a new basket find the entry of an old one: keep the items in the basket itself."
    )
  }

  func testEachScreenKeepsItsBasketWhenTheOtherIsGone() {
    makeShop().page.add("cake")
    let badge = badgeAlone()
    let page = makeShop().page
    page.add("tea")

    XCTAssertEqual(
      [badge.text, page.label(for: "tea")], ["Basket (1)", "In your basket"],
      "A badge and a page of two shops are all that is left of them, and each shop got one tea. "
        + "A screen needs its basket as long as it's shown, so it must hold it. "
        + "Look at the properties of `Badge` and `ProductPage`: neither may be weak or unowned."
    )
  }

  func testKeepsTheBadgeCountingWhatThePageAdds() {
    let shop = makeShop()
    let counts = [[], ["tea"], ["tea"]].map { items in
      items.forEach(shop.page.add)
      return Int(shop.badge.text.filter(\.isNumber)) ?? -1
    }

    XCTAssertEqual(
      counts.map { $0 - counts[0] }, [0, 1, 2],
      "The page added a tea, and then another one; this is by how much the badge's number had "
        + "grown before, after the first and after the second. The screens of one shop must "
        + "share one basket. If the number doesn't grow at all, the badge has another basket, "
        + "or a copy: look at `makeShop()`. If it grows once, look at how `Basket` counts, "
        + "and at whether `Badge` reads anew each time.")
  }

  /// The badge of a shop that is gone, in which there was one tea.
  private func badgeAlone() -> Badge {
    let shop = makeShop()
    shop.page.add("tea")
    return shop.badge
  }
}
