import SpecSupport
import SpecTags
import Testing

@testable import SharedState

// Serialized: an answer whose shops share state would otherwise be told another spec each time.
@Suite(.serialized) struct SharedStateSpecs {
  @Test func `both suites are green together, in either order`() {
    #expect(
      [pageSuite(), badgeSuite(), pageSuite()] == ["green", "green", "green"],
      """
      `pageSuite`, `badgeSuite` and `pageSuite` ran one after the other, and said what is found \
      here. A suite must see the items of its own shop: all of them, and no others. Look at what \
      a new `Basket` has in common with the ones before it.
      """)
  }

  @Test func `a new shop starts with an empty basket`() {
    makeShop().page.add("tea")

    #expect(
      makeShop().badge.text == "Basket (0)",
      """
      This is the badge of a new shop, opened after another shop got one tea. Items must not \
      outlive their shop. Look at where `Basket` keeps its items, and at whether `makeShop()` \
      builds a new basket.
      """)
  }

  @Test func `ten shops at the same time each count their own items`()
    async throws
  {
    let everyShopIsOpen = Rendezvous(of: 10)
    let badges = await atOnce(tasks: 10) { _ in
      let shop = makeShop()
      await everyShopIsOpen.arrive()
      shop.page.add("tea")
      return shop.badge.text
    }

    #expect(
      badges == Array(repeating: "Basket (1)", count: 10),
      """
      Ten tasks opened a shop each, added one tea and read the badge. A lock keeps threads apart, \
      but it doesn't keep shops apart: each shop needs a basket of its own. Look at what \
      `makeShop()` shares between two calls.
      """)
  }

  @Test func `neither screen can be built without its basket`() throws {
    let verdicts = try SpecClient.verdicts(
      on: [
        "makeShop()", "ProductPage()", "Badge()",
        "ProductPage.init as (Basket?) -> ProductPage",
        "Badge.init as (Basket?) -> Badge",
      ].map { "_ = \($0)" })

    #expect(
      verdicts.map {
        "\($0.statements) \($0.isAccepted ? "compiles" : "doesn't compile")"
      } == [
        "_ = makeShop() compiles", "_ = ProductPage() doesn't compile",
        "_ = Badge() doesn't compile",
        "_ = ProductPage.init as (Basket?) -> ProductPage doesn't compile",
        "_ = Badge.init as (Basket?) -> Badge doesn't compile",
      ],
      """
      A screen that can be built from nothing, or from `nil`, makes or finds its basket by itself, and that may \
      not be the basket of its shop. Take the basket, or closures that reach it, as a parameter \
      of the initializer, without a default and not as an optional.
      """)
  }

  @Test func `no state is kept in a global or static property`() throws {
    let state = try CompiledAnswer(spec: #filePath).globalState()

    #expect(
      state == [],
      """
      What is found here can change, and it's global, static or in a store that belongs to the \
      whole process, so all shops share it, whatever key or lock protects it. Keep the items in \
      a stored property of each `Basket`, and let `makeShop()` decide who shares a basket.
      """)
  }

  @Test(.tags(.guard))
  func `keeps each suite green alone`() {
    let suites = ["pageSuite", "badgeSuite"]
    let found = suites.flatMap { suite in
      SpecClient("print(\(suite)())").lines().map { "\(suite): \($0)" }
    }

    #expect(
      found == ["pageSuite: green", "badgeSuite: green"],
      """
      Each suite ran alone, in a process of its own, and said what is found here. The two screens \
      of one shop must share one basket: the page must read the basket that it fills, and the \
      badge must count in the same one. If `pageSuite` isn't green, look at `ProductPage`; if only \
      `badgeSuite` isn't, look at what `makeShop()` passes to the two screens.
      """)
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
