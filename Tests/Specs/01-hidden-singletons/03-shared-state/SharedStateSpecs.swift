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
      The spec ran `pageSuite`, `badgeSuite`, and then `pageSuite` again, and `found` \
      lists their results in this order. A suite must see the items of its own shop: all \
      of them, and no others. Look at what a new `Basket` shares with earlier baskets.
      """)
  }

  @Test func `a new shop starts with an empty basket`() {
    makeShop().page.add("tea")

    #expect(
      makeShop().badge.text == "Basket (0)",
      """
      The spec added a tea in one shop and then opened another shop. `found` is \
      the badge of the new shop. Items must not outlive their shop. Look at where \
      `Basket` keeps its items, and at whether `makeShop()` builds a new basket.
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
      Ten tasks each opened a shop, added one tea and read the badge, and `found` lists \
      the ten badges. A lock keeps threads apart, but it doesn't keep shops apart: each \
      shop needs its own basket. Look at what two calls to `makeShop()` share.
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
      `found` shows which of five statements compile with your code. A screen that can be built \
      without a basket, or with `nil`, must make or find one by itself, and that basket might \
      belong to a different shop. Take the basket, or closures that reach it, as a parameter of \
      the initializer. Give this parameter no default value, and don't make it optional.
      """)
  }

  @Test func `no state is kept in a global or static property`() throws {
    let state = try CompiledAnswer(spec: #filePath).globalState()

    #expect(
      state == [],
      """
      `found` names each global or static property of yours that can change, and each \
      process-wide store that your code uses. All shops share this state, even if a lock \
      protects it or each shop uses its own key. Keep the items in a stored property of \
      each `Basket`, and let `makeShop()` decide which screens share a basket.
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
      Each suite ran alone, in a process of its own, and `found` lists the results. \
      The page and the badge of one shop must share one basket: the page adds items \
      to that basket and reads its labels from it, and the badge counts the items in \
      it. If `pageSuite` isn't green, look at `ProductPage`. If only `badgeSuite` \
      isn't green, look at what `makeShop()` passes to the two screens.
      """)
  }

  @Test(.tags(.guard))
  func `keeps the outside world as it is`() throws {
    let changed = try GradedAnswer(spec: #filePath).changedWorld()

    #expect(
      changed == [],
      """
      `found` lists the files marked "The outside world" that no longer match the \
      starter. The specs watch your code through these files, so a changed file \
      can hide what your code does. Put each listed file back: \
      `swift run workbook reset`, then the exercise's number and the file's name.
      """)
  }
}
