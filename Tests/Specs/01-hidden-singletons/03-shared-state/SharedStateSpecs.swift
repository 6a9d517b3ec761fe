import SpecSupport
import Testing

@testable import SharedState

@Suite struct SharedStateSpecs {
  @Test func `both suites are green together, in either order`() async {
    await #expect(processExitsWith: .success, "A suite crashed.") {
      let results = [pageSuite(), badgeSuite(), pageSuite()]

      #expect(
        results == ["green", "green", "green"],
        """
        One after the other in one process, the suites said \(results). \
        A suite must see its own shop's basket, and no other. Keep the items \
        in the basket, not in its type, and one basket for each shop.
        """)
    }
  }

  @Test func `a new shop starts with an empty basket`() {
    makeShop().page.add("tea")

    let badge = makeShop().badge.text

    #expect(
      badge == "Basket (0)",
      """
      A new shop came with the items of an older one. State must not outlive \
      its shop: build a new basket in `makeShop()`.
      """)
  }

  @Test func `a hundred shops at once each count their own items`() async {
    let red = await withTaskGroup(of: String.self) { group in
      for _ in 1...100 { group.addTask { badgeSuite() } }
      return await group.reduce(0) { $1 == "green" ? $0 : $0 + 1 }
    }

    #expect(
      red == 0,
      """
      \(red) of 100 shops miscounted. A lock keeps threads apart, not shops: \
      give each shop one basket of its own.
      """)
  }

  @Test(.tags(.guard))
  func `keeps each suite green alone`() async {
    await #expect(processExitsWith: .success, "The suite crashed.") {
      #expect(
        pageSuite() == "green",
        """
        Alone in a process, `pageSuite` fails. The page must read the basket \
        that it fills.
        """)
    }
    await #expect(processExitsWith: .success, "The suite crashed.") {
      #expect(
        badgeSuite() == "green",
        """
        Alone in a process, `badgeSuite` fails. The badge must read the \
        basket that the page fills: hand both the same one.
        """)
    }
  }

  @Test(.tags(.guard))
  func `keeps the outside world as it is`() throws {
    let complaint = try GradedAnswer(spec: #filePath).worldComplaint()
    #expect(complaint == nil, "\(complaint ?? "")")
  }
}
