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
      "The spec opened two shops. It added a tea in the first shop, and a cake and a jam in "
        + "the second. Then it read the badge and the label for tea in the first shop, in the "
        + "second, and in the first again. Each shop must show only its own items. Look at what "
        + "the two shops share: if they share a list, emptying it in `makeShop()` isn't enough."
    )
  }

  func testAHundredShopsInARowEachCountTheirOwnItems() {
    let complaint = (1...100).map { _ in badgeSuite() }.first { $0 != "green" }

    XCTAssertEqual(
      complaint ?? "green", "green",
      "The spec ran `badgeSuite` a hundred times in a row, and `found` is the "
        + "first failure. A new basket must be empty, whatever earlier baskets "
        + "held. If you keep the items in a static table, a new basket can find the "
        + "items of an old basket there, so store the items in the basket itself."
    )
  }

  func testEachScreenKeepsItsBasketWhenTheOtherIsGone() {
    makeShop().page.add("cake")
    let badge = badgeAlone()
    let page = makeShop().page
    page.add("tea")

    XCTAssertEqual(
      [badge.text, page.label(for: "tea")], ["Basket (1)", "In your basket"],
      "The spec kept only the badge of one shop and only the page of another, and a tea "
        + "was added in each shop. `found` lists the badge and the page's label for tea. A "
        + "screen needs its basket as long as it's shown, so it must hold the basket. Look "
        + "at the properties of `Badge` and `ProductPage`: they must not be weak or unowned."
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
      "The spec read a shop's badge three times: at the start, after the page had "
        + "added a tea, and after it had added a second tea. `found` lists by how much the "
        + "badge's number had grown at each reading. The screens of one shop must share "
        + "one basket. If the number doesn't grow at all, the badge uses a different "
        + "basket, or a copy: look at `makeShop()`. If the number grows only once, look at "
        + "how `Basket` counts, and at whether `Badge` reads the basket each time."
    )
  }

  /// The badge of a shop that is gone, in which there was one tea.
  private func badgeAlone() -> Badge {
    let shop = makeShop()
    shop.page.add("tea")
    return shop.badge
  }
}
