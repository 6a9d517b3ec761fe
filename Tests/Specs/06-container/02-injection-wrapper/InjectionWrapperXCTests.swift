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
      "Emma, Noor and Emma again baked a loaf, and they didn't use their own parts, each once a "
        + "loaf and in this order. A baker must work with the parts from `makeBaker` and "
        + "share them with no other baker. Look at what `makeBaker` passes on, and at what `Baker` keeps."
    )
    XCTAssertEqual(
      optionals, [],
      "A baker keeps one of its parts in an optional property. The initializer takes every part, "
        + "so an optional only adds a case in which the baker silently bakes without it. Look at "
        + "the types of the properties in `Baker.swift`.")
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
      "Two objects have an `@Injection` property each, one of an `Int`, the other of a class that "
        + "isn't `Sendable`, and nothing but the property holds the container. If the compiler "
        + "refuses a type, `Injection` asks more of `Service` than it needs. If the app stopped, "
        + "the container was gone when the property was used, so the wrapper must keep it alive. "
        + "Look at the declaration of `Injection`, and at what it stores.")
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
      "Two panels have a container each, and their screens were read in turn: the first panel's, "
        + "the second's, and the first's again. A screen must show what is in the container that "
        + "it was built with, so that a test can choose. Look at what a screen's `init` does with "
        + "its container, and at which container is asked for the oven and the flour."
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
      "The screens were read twice, then another oven and other flour were registered, and the "
        + "screens were read once more. Each use must show what is registered by then. Look at what "
        + "a screen, or its `Injection`, remembers between two uses.")
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
      "The panel's container had another oven and other flour before the bakery opened. Then the "
        + "app's baker baked twice, and the panel was read. It must show this baker's oven and "
        + "flour, and not those that others left in the container. Compare what `openBakery(in:)` "
        + "registers with what it passes to the baker.")
    XCTAssertEqual(
      lines.dropFirst(2), ["Open until 6"],
      "The opening hours were registered in the panel's container before the bakery opened, and "
        + "they must still be there. The container isn't the bakery's own, so `openBakery(in:)` "
        + "may add to it, but must not remove what it finds.")
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
      "Two bakeries with a container each baked in turn: the first, the second, and the first "
        + "again. In the second container another team had registered a bell, which rang at the "
        + "end. The numbers tell the parts of the kitchen apart. No part may serve two of the "
        + "three, or one of them changes what another one shows. Look for a part that isn't "
        + "built anew in each call of `openBakery(in:)`.")
  }
}
