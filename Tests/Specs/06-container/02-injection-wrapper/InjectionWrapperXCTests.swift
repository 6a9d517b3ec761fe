import SpecSupport
import XCTest

@testable import InjectionWrapper

final class InjectionWrapperXCTests: XCTestCase {
  private let container = Container()

  func testEachBakerWorksWithThePartsThatItWasGiven() {
    let used = client(
      """
      func baker(_ name: String) -> Baker {
        Baker(
          oven: Part(name: "\\(name)'s oven"),
          flour: Part(name: "\\(name)'s flour"),
          bell: Part(name: "\\(name)'s bell"))
      }
      let bakers = [baker("Emma"), baker("Noor")]
      bakers.forEach { $0.bake() }
      optionals(in: bakers[0], ofTypesNaming: ["Oven", "Flour", "Bell"])
        .forEach { print("optional: \\($0)") }
      """,
      alsoDeclaring: "import SpecSupport"
    ).lines()

    XCTAssertEqual(
      used,
      [
        "Emma's flour", "Emma's oven", "Emma's bell",
        "Noor's flour", "Noor's oven", "Noor's bell",
      ],
      "Two bakers with parts of their own baked a loaf each. A baker must use "
        + "the parts that it was given, each once and in the old order, and "
        + "keep none of them as an optional.")
  }

  func testAPropertyOfAnyTypeKeepsTheContainerThatItAsks() {
    let prices = client(
      """
      func tag(_ price: Int) -> PriceTag {
        let container = Container()
        container.register(Int.self, instance: price)
        return PriceTag(container: container)
      }
      let tags = [tag(2), tag(5)]
      tags.forEach { print($0.price) }
      """,
      alsoDeclaring: """
        struct PriceTag {
          @Injection var price: Int
          init(container: Container) { _price = Injection(from: container) }
        }
        """
    ).lines()

    XCTAssertEqual(
      prices, ["2", "5"],
      "`Injection(from:)` must work for properties of any type, and keep "
        + "its container alive: nobody else holds the two of this client.")
  }

  func testTwoScreensEachAskTheirOwnContainer() {
    let other = Container()
    container.register((any Oven).self, instance: TestOven(loaves: 3))
    other.register((any Oven).self, instance: TestOven(loaves: 4))

    let screens = [container, other].map(OvenScreen.init(container:))

    XCTAssertEqual(
      screens.map(\.text), ["Baked today: 3", "Baked today: 4"],
      "Each screen was given a container, and must ask that one. A container "
        + "for the whole app lets no test choose: take the container in the "
        + "wrapper's initializer, pass it on from the screen, and keep it in "
        + "no static place.")
    withExtendedLifetime((container, other)) {}
  }

  func testEachUseAsksTheContainerAgain() {
    container.register((any Oven).self, instance: TestOven(loaves: 3))
    let screen = OvenScreen(container: container)
    let before = screen.text
    container.register((any Oven).self, instance: TestOven(loaves: 4))

    XCTAssertEqual(
      [before, screen.text], ["Baked today: 3", "Baked today: 4"],
      "Another oven was registered between two uses of the screen. The second "
        + "use must show it: keep the screen's container, and nothing that was "
        + "found in it before.")
  }

  func testThePanelShowsTheOvenAndTheFlourThatTheBakerUses() {
    let lines = client(
      """
      let container = Container()
      container.register(String.self, instance: "Open until 6")
      let panel = Panel(
        [OvenScreen.self, FlourScreen.self], container: container)
      let baker = openBakery(in: container)
      baker.bake()
      baker.bake()
      panel.lines.forEach { print($0) }
      print(container.resolve(String.self) ?? "A registration is lost")
      """
    ).lines()

    XCTAssertEqual(
      lines, ["Baked today: 2", "Flour: 23 kg", "Open until 6"],
      "The baker baked twice. The panel's container must hold the same oven "
        + "and the same flour as the baker: build each once in `openBakery`, "
        + "register it there, and hand it to the baker. What others "
        + "registered (the last line) must stay.")
  }

  func testTwoBakeriesShareNothing() {
    let lines = client(
      """
      let container = Container()
      let panel = Panel(
        [OvenScreen.self, FlourScreen.self], container: container)
      _ = openBakery(in: container)
      openBakery(in: Container()).bake()
      panel.lines.forEach { print($0) }
      """
    ).lines()

    XCTAssertEqual(
      lines, ["Baked today: 0", "Flour: 25 kg"],
      "Another bakery baked, and this one's panel shows it, or shows nothing. "
        + "Build the parts in `openBakery`, so that no static place is left.")
  }
}
