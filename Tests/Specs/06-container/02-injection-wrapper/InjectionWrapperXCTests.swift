import SpecSupport
import XCTest

@testable import InjectionWrapper

final class InjectionWrapperXCTests: XCTestCase {
  func testEachBakerWorksWithThePartsThatItWasGiven() {
    let lines = SpecClient(
      """
      func baker(_ name: String) -> Baker {
        makeBaker(
          oven: SpecPart(name: "\\(name)'s oven"),
          flour: SpecPart(name: "\\(name)'s flour"),
          bell: SpecPart(name: "\\(name)'s bell"))
      }
      let (emma, noor) = (baker("Emma"), baker("Noor"))
      for baker in [emma, noor, emma] { baker.bake() }
      optionals(in: emma, ofTypesNaming: ["Oven", "Flour", "Bell"])
        .forEach { print("optional: \\($0)") }
      """,
      declarations: "import SpecSupport\n" + parts
    ).lines()
    let optionals = lines.filter { $0.hasPrefix("optional: ") }

    XCTAssertEqual(
      lines.filter { !optionals.contains($0) },
      [
        "Emma's flour", "Emma's oven", "Emma's bell",
        "Noor's flour", "Noor's oven", "Noor's bell",
        "Emma's flour", "Emma's oven", "Emma's bell",
      ],
      "The spec built two bakers, Emma and Noor, with `makeBaker`. Emma baked a loaf, "
        + "then Noor did, and then Emma again. `found` lists the dependencies that the bakers "
        + "used. A baker must use its own flour, oven and bell, once for each loaf and in "
        + "this order. Look at what `makeBaker` passes on, and at what `Baker` stores."
    )
    XCTAssertEqual(
      optionals, [],
      "The spec found a baker's dependency in an optional property. The initializer requires "
        + "every dependency, so an optional property only adds a case in which the baker silently "
        + "works without the dependency. Look at the types of the properties in `Baker.swift`."
    )
  }

  func testAPropertyOfAnyTypeKeepsTheContainerThatItAsks() {
    let found = SpecClient(
      """
      func price() -> SpecPriceTag {
        let container = Container()
        container.register(Int.self, instance: 2)
        return SpecPriceTag(container: container)
      }
      func note() -> SpecNoteBoard {
        let container = Container()
        container.register(SpecNote.self, instance: SpecNote())
        return SpecNoteBoard(container: container)
      }
      print(price().price)
      print(note().note.text)
      """,
      declarations: """
        /// It can't be sent to another thread.
        final class SpecNote { var text = "Open until 6" }
        struct SpecPriceTag {
          @Injection var price: Int
          init(container: Container) { _price = Injection(from: container) }
        }
        struct SpecNoteBoard {
          @Injection var note: SpecNote
          init(container: Container) { _note = Injection(from: container) }
        }
        """
    ).lines()

    XCTAssertEqual(
      found, ["2", "Open until 6"],
      "The spec read two `@Injection` properties: an `Int`, and an instance of a class "
        + "that isn't `Sendable`. Each property's container was held by that property "
        + "alone. An `@Injection` must work with any type, and must keep its container "
        + "alive. If the compiler refused a type, `Injection` requires more of `Service` "
        + "than it needs. If the app stopped, the container was gone when the spec read "
        + "the property. Look at the declaration of `Injection`, and at what it stores."
    )
  }

  func testTwoScreensEachAskTheirOwnContainer() {
    let first = Container.withServices(loaves: 3, kilos: 10)
    let second = Container.withServices(loaves: 4, kilos: 20)

    let texts = inTurn(screens(in: first), screens(in: second)) {
      $0.map(\.text)
    }

    XCTAssertEqual(
      texts.flatMap { $0 },
      [
        "Baked today: 3", "Flour: 10 kg",
        "Baked today: 4", "Flour: 20 kg",
        "Baked today: 3", "Flour: 10 kg",
      ],
      "The spec built both screens with one container, and again with a second "
        + "container. It read the first container's screens, then the second container's, "
        + "and then the first container's again. A screen must show what is registered in "
        + "the container that it was built with. Look at what a screen's `init` does with "
        + "its container, and at which container the screen asks for its oven or flour."
    )
    withExtendedLifetime((first, second)) {}
  }

  func testEachUseAsksTheContainerAgain() {
    let container = Container.withServices(loaves: 3, kilos: 10)
    let screens = screens(in: container)
    let before = again(2) { screens.map(\.text) }
    container.registerServices(loaves: 4, kilos: 9)

    XCTAssertEqual(
      before.flatMap { $0 } + screens.map(\.text),
      [
        "Baked today: 3", "Flour: 10 kg",
        "Baked today: 3", "Flour: 10 kg",
        "Baked today: 4", "Flour: 9 kg",
      ],
      "The spec read the screens twice, registered another oven and other flour, and "
        + "read the screens once more. Each time, a screen must show what is registered at "
        + "that moment. Look at what a screen, or its `Injection`, stores between two uses."
    )
  }

  func testThePanelShowsTheOvenAndTheFlourThatTheBakerUses() {
    let lines = SpecClient(
      """
      let container = Container()
      container.register(String.self, instance: "Open until 6")
      container.register((any Oven).self, instance: part)
      container.register((any Flour).self, instance: part)
      let panel = Panel(
        [OvenScreen.self, FlourScreen.self], container: container)
      let baker = openBakery(in: container)
      baker.bake()
      baker.bake()
      panel.lines.forEach { print($0) }
      print(container.resolve(String.self) ?? "The opening hours are lost")
      """,
      declarations: parts
    ).lines()

    XCTAssertEqual(
      lines.prefix(2), ["Baked today: 2", "Flour: 23 kg"],
      "The spec registered an oven and flour in the panel's container, and then called "
        + "`openBakery(in:)`. The app's baker baked twice, and the spec read the panel. The panel "
        + "must show this baker's oven and flour, not those from the earlier registrations. "
        + "Compare what `openBakery(in:)` registers with what it passes to the baker."
    )
    XCTAssertEqual(
      lines.dropFirst(2), ["Open until 6"],
      "The spec registered the opening hours in the panel's container, called "
        + "`openBakery(in:)`, and resolved the opening hours afterwards. Other code uses "
        + "the same container, so `openBakery(in:)` must not remove the registrations "
        + "that it finds there. Look at what `openBakery(in:)` does to the container."
    )
  }

  func testTwoBakeriesShareNothing() {
    let used = SpecClient(
      """
      let (first, second) = (Container(), Container())
      let others: any Bell = DoorBell()
      second.register((any Bell).self, instance: others)
      let (ghent, lyon) = (openBakery(in: first), openBakery(in: second))
      for baker in [ghent, lyon, ghent] { baker.bake() }
      others.ring()
      """
    ).replacing(["Kitchen.swift"], by: numberedKitchen).lines()

    XCTAssertEqual(
      used,
      [
        "flour 1", "oven 1", "bell 1",
        "flour 2", "oven 2", "bell 2",
        "flour 1", "oven 1", "bell 1",
        "bell 3",
      ],
      "The spec opened two bakeries, each with a container of its own. The first baker "
        + "baked a loaf, then the second baker did, and then the first baker again. Finally, "
        + "the spec rang a bell that it had registered in the second container before the "
        + "bakery opened. `found` lists the parts that were used, with a number for each "
        + "instance. The two bakers and the earlier bell must not share any instance. Look "
        + "for a dependency that `openBakery(in:)` doesn't build anew in each call."
    )
  }
}
