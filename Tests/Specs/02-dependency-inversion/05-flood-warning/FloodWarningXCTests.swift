import SpecSupport
import XCTest

@testable import FloodWarning

final class FloodWarningXCTests: XCTestCase {
  func testAWatchReachesOnlyTheWorldThatItWasGiven() {
    let routes: [[Provider]] = [
      [.pingPost], [.skyText], [.skyText, .pingPost], [],
    ]
    let touched = Tripwire.touched {
      for route in routes {
        // The Lune and the Venn have a gauge in the real world alone.
        let scene = Scene(hydroLine: ["Karn": 350], fathom: ["Osk": 4_100])
        scene.route = route
        let watch = makeWatch(
          world: scene.world, plan: .spec("Karn", "Lune", "Osk", "Venn"))
        _ = scene.lines(of: watch)
        _ = scene.story(watch, "Osk", [500, 90])
        scene.telegrams["Karn"] = "?"
        scene.samples["Osk"] = nil
        _ = scene.lines(of: watch)
        scene.codes = ["1": 12, "2": 44]
        scene.skyTextRefuses = true
        _ = scene.story(watch, "Karn", [500, 90])
      }
      _ = makeRehearsal(plan: .current).level("Karn", 500)
    }

    XCTAssertEqual(
      Set(touched.names).sorted(), [],
      "The spec made rounds with watches in worlds of its own, and then it ran a "
        + "rehearsal. In these worlds, some rivers had no gauge, levels couldn't be "
        + "read, phones were out of reach and providers refused messages. `found` "
        + "lists the parts of the real world that your code used. A watch must use "
        + "only the world that it was given, and a rehearsal must never send a real "
        + "message. Search your code for anything that uses the real world directly."
    )
  }

  func testAMessageGoesByTheFirstProviderThatReachesTheContact() {
    var found: [String] = []
    for route in [
      [Provider.skyText, .pingPost], [.pingPost, .skyText], [.skyText],
      [.pingPost],
    ] {
      let fine = Scene(hydroLine: ["Karn": 350])
      fine.route = route
      let refusing = Scene(hydroLine: ["Karn": 350])
      refusing.route = route
      refusing.skyTextRefuses = true
      let partly = Scene(hydroLine: ["Karn": 350])
      partly.route = route
      partly.unreached = ["1"]
      partly.codes = ["2": 12]
      for (name, scene) in [
        ("fine", fine), ("refusing", refusing), ("partly", partly),
      ] {
        let lines = scene.lines(
          of: makeWatch(world: scene.world, plan: .spec("Karn")))
        found.append("\(route.map { "\($0)" }) \(name): \(lines)")
      }
    }
    let (one, two) = ("Karn: Warden not reached", "Karn: Crew not reached")
    func lines(_ first: String, _ second: String) -> [String] {
      [
        "1 by \(first): Karn: alert at 350 cm.",
        "2 by \(second): Karn: alert at 350 cm.",
      ]
    }
    let (ping, sky) = ("PingPost", "SkyText")

    XCTAssertEqual(
      found,
      [
        #"["skyText", "pingPost"] fine: \#(lines(sky, sky))"#,
        #"["skyText", "pingPost"] refusing: \#(lines(ping, ping))"#,
        #"["skyText", "pingPost"] partly: \#(lines(ping, sky))"#,
        #"["pingPost", "skyText"] fine: \#(lines(ping, ping))"#,
        #"["pingPost", "skyText"] refusing: \#(lines(ping, ping))"#,
        #"["pingPost", "skyText"] partly: \#(lines(ping, sky))"#,
        #"["skyText"] fine: \#(lines(sky, sky))"#,
        #"["skyText"] refusing: \#([one, two])"#,
        #"["skyText"] partly: \#([one, lines(sky, sky)[1]])"#,
        #"["pingPost"] fine: \#(lines(ping, ping))"#,
        #"["pingPost"] refusing: \#(lines(ping, ping))"#,
        #"["pingPost"] partly: \#([two, lines(ping, ping)[0]])"#,
      ],
      "Each line in `found` shows a route, what the providers did, and then the report "
        + "and the messages. In “refusing”, SkyText took no job. In “partly”, SkyText didn't "
        + "reach phone 1, and PingPost returned code 12 for phone 2. A message must be "
        + "delivered by the first provider on the route that reaches the contact, and never "
        + "by a provider that isn't on the route. Look at the code that tries the providers "
        + "on the route, and at how each provider reports that it didn't reach a phone."
    )
  }

  func testAContactOutOfReachIsReportedAndToldInTheNextRound() {
    let scene = Scene(hydroLine: ["Karn": 420])
    let watch = makeWatch(world: scene.world, plan: .spec("Karn"))
    scene.codes = ["2": 12, "3": 44]
    scene.skyTextRefuses = true
    let first = again(2) { scene.lines(of: watch) }
    scene.codes = ["3": 12]
    let second = scene.lines(of: watch)
    let third = scene.story(watch, "Karn", [120])
    scene.codes = [:]
    let fourth = again(2) { scene.lines(of: watch) }

    let warnings = (1...3).map {
      "\($0) by PingPost: Karn: danger at 420 cm. \(advice)"
    }
    let missing = ["Crew", "Camp"].map { "Karn: \($0) not reached" }
    XCTAssertEqual(
      first, [missing + [warnings[0]], missing],
      "In two rounds, PingPost reached phone 1, but not phones 2 and 3. `found` "
        + "lists the report and the messages of both rounds. In each round, the "
        + "duty officer must find out about every contact who wasn't reached. Look "
        + "at what your code does with a message that no provider delivered.")
    XCTAssertEqual(
      second, [missing[1], warnings[1]],
      "In the next round, PingPost could reach phone 2 again, but not phone 3. `found` lists "
        + "the report and the messages of that round. As long as the danger lasts, a contact who "
        + "missed the warning must be warned in the next round, and contacts who received it "
        + "must not be warned again. Look at when your code counts a contact as warned."
    )
    XCTAssertEqual(
      [third, fourth.flatMap { $0 }],
      [(1...2).map { "\($0) by PingPost: Karn: all clear at 120 cm." }, []],
      "After a flood in which no warning reached phone 3, the river was calm again. "
        + "`found` lists the report and the messages of the first calm round, and then those "
        + "of two more rounds. Only a contact who received a warning may receive an "
        + "all-clear, and only once. Look at how your code remembers who received a warning."
    )

    let danger = scene.story(watch, "Karn", [420])
    scene.codes = ["1": 12]
    let clear = scene.story(watch, "Karn", [120])
    scene.codes = [:]
    let next = scene.story(watch, "Karn", [310])
    XCTAssertEqual(
      [danger, clear, next],
      [
        warnings,
        ["Karn: Warden not reached"]
          + (2...3).map { "\($0) by PingPost: Karn: all clear at 120 cm." },
        (1...3).map { "\($0) by PingPost: Karn: danger at 310 cm. \(advice)" },
      ],
      "At the end of a second flood, the all-clear didn't reach phone 1. Then a third flood "
        + "began, and phone 1 could be reached. `found` lists the report and the messages of "
        + "three rounds: the second flood's danger, its end, and the start of the third flood. "
        + "Each flood must start afresh for every contact, even for one who missed an all-clear. "
        + "Look at what your code still remembers about a contact when a flood begins."
    )
  }

  func testTheRouteOfTheMomentDecides() {
    let scene = Scene(hydroLine: ["Karn": 350, "Lune": 0])
    scene.route = []
    let watch = makeWatch(world: scene.world, plan: .spec("Karn", "Lune"))
    scene.route = [.pingPost]
    let pinged = scene.lines(of: watch)
    scene.route = [.skyText, .pingPost]
    let both = scene.story(watch, "Lune", [300])
    scene.route = []
    let none = scene.story(watch, "Karn", [100])
    scene.route = [.skyText]
    let sky = scene.lines(of: watch)

    XCTAssertEqual(
      [pinged, both, none, sky],
      [
        ["1", "2"].map { "\($0) by PingPost: Karn: alert at 350 cm." },
        ["1", "2", "3"].map {
          "\($0) by SkyText: Lune: danger at 300 cm. \(advice)"
        },
        ["Warden", "Crew"].map { "Karn: \($0) not reached" },
        ["1", "2"].map { "\($0) by SkyText: Karn: all clear at 100 cm." },
      ],
      "One watch made four rounds, and the switchboard changed its route "
        + "before each round: PingPost, both providers, no provider, and SkyText. "
        + "`found` lists the report and the messages of each round. The migration "
        + "happens while the watch runs, so each round must follow the route that "
        + "is current when the round begins. Look at when your code calls `route`."
    )
  }

  func testKeepsTheAppOnTheRealGaugesAndProviders() {
    let watch = makeWatch()
    let touched = Tripwire.touched { watch.round() }

    XCTAssertEqual(
      Set(touched.names.filter { !$0.hasPrefix("Fathom") }).sorted(),
      [
        "HydroLine KRN-04", "HydroLine LUN-01", "PingPost 555-0101",
        "PingPost 555-0112",
        "switchboard",
      ],
      "The app's own watch made a round, and `found` lists the parts of the real world that it "
        + "used, apart from Fathom's gauges. The app must read the real gauges, and must send its "
        + "warnings through the real providers. Look at `makeWatch()` in `CompositionRoot.swift`."
    )
  }

  func testKeepsNoWorldAliveAfterItsWatchIsGone() {
    let released = isReleased {
      let scene = Scene(hydroLine: ["Karn": 350], fathom: ["Osk": 4_100])
      let watch = makeWatch(world: scene.world, plan: .spec("Karn", "Osk"))
      _ = scene.lines(of: watch)
      return scene
    }

    XCTAssertEqual(
      released, true,
      "The spec made a round with a watch and then dropped the watch, but the "
        + "watch's world is still in memory. Two objects with strong references to "
        + "each other keep each other alive, along with everything else that they "
        + "refer to. Look at which of your objects and closures refer to each other."
    )
  }
}
