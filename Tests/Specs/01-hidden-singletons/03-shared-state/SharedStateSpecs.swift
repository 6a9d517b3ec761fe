import SpecSupport
import SpecTags
import Testing

@testable import SharedState

@Suite struct SharedStateSpecs {
  @Test func `both suites are green together, in either order`() async {
    await #expect(processExitsWith: .success, "A suite crashed.") {
      let (first, second, third) = (pageSuite(), badgeSuite(), pageSuite())

      #expect(
        [first, second, third] == ["green", "green", "green"],
        """
        A suite must see its own shop's basket: all of it, and no other. \
        In one process they said:
        1. pageSuite: \(first)
        2. badgeSuite: \(second)
        3. pageSuite: \(third)
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

  @Test func `ten shops at the same time each count their own items`() async {
    let everyShopIsOpen = Rendezvous(of: 10)
    let badges = await withTaskGroup(of: String.self) { group in
      for _ in 1...10 {
        group.addTask {
          let shop = makeShop()
          await everyShopIsOpen.arrive()
          shop.page.add("tea")
          return shop.badge.text
        }
      }
      return await group.reduce(into: Set()) { $0.insert($1) }
    }

    #expect(
      badges == ["Basket (1)"],
      """
      Ten tasks opened a shop each and added one tea, and some badge does not \
      say 1. A lock keeps threads apart, not shops: give each shop one basket \
      of its own.
      """)
  }

  @Test(arguments: ["ProductPage", "Badge"])
  func `neither screen can be built without its basket`(screen: String) throws {
    let builder = try Client("_ = \(screen)()").typecheck()
    let app = try Client("_ = makeShop()").typecheck()

    #expect(
      app.isAccepted && builder.isRefused(with: "missing argument"),
      """
      `\(screen)()` must not compile: a screen that makes or finds a basket \
      by itself may count in the wrong one. Let the basket come from outside, \
      without a default. \(builder.explanation)
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
    let changed = try GradedAnswer(spec: #filePath).changedWorld()

    #expect(
      changed == [],
      """
      A file that stands for the outside world was changed. The specs watch that file, so they \
      can't tell any more what your code does. Put each file found here back: \
      `swift run workbook reset`, then the exercise's number and the file's name.
      """)
  }
}
