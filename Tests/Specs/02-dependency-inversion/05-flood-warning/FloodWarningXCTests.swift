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
      "Watches in worlds of the specs' own made their rounds, with rivers without a gauge, "
        + "lost levels, phones out of reach and providers that refuse, and then a rehearsal was "
        + "held. The real devices found here were used. Everything that a watch uses must come "
        + "from the world that it was given, or a rehearsal warns the town. Search the code for "
        + "what reaches them by itself."
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
      "Each line shows a route, what the providers did, the report and the messages. In "
        + "“refusing”, SkyText took no job; in “partly”, SkyText left out phone 1, and PingPost "
        + "answered 12 for phone 2. A message goes by the first provider "
        + "that reaches the contact, and by no provider off the route. Look at the code that goes through "
        + "the route, and at how each provider says that it didn't reach a phone."
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
      "In two rounds, PingPost reached phone 1, and neither 2 nor 3. The duty officer has "
        + "to know of each contact who wasn't reached, in each round. Look at what happens to a "
        + "message that no provider took.")
    XCTAssertEqual(
      second, [missing[1], warnings[1]],
      "In the next round, PingPost reached phone 2 again. The danger is still there, so the "
        + "warning that was lost goes out now, to that contact alone. Look at when a contact "
        + "counts as told."
    )
    XCTAssertEqual(
      [third, fourth.flatMap { $0 }],
      [(1...2).map { "\($0) by PingPost: Karn: all clear at 120 cm." }, []],
      "Then the river was calm again, with phone 3 out of reach to the end. An all-clear "
        + "goes to those who heard a warning, once. Look at how the policy knows who heard one."
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
      "A second flood came, and its all-clear didn't reach phone 1. Then a third one came, and "
        + "phone 1 was in reach. Each flood begins anew for everyone, or else a neighbour misses a "
        + "warning. Look at what the policy still believes of a contact when a flood begins."
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
      "One watch made four rounds, and the switchboard changed its route before each: "
        + "PingPost, both, no provider, SkyText. The migration happens while the watch runs, so "
        + "each round follows the route that holds then. Look at when `route` is asked."
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
      "The app's own watch made a round, and this is what it used apart from Fathom's "
        + "gauges. The app reads the real gauges, and warns by the real providers. Look at "
        + "`makeWatch()` "
        + "in `CompositionRoot.swift`.")
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
      "A watch made a round and was dropped, and its world is still in memory. Two objects "
        + "that hold each other keep each other alive, and all that they hold. Look at which of "
        + "your objects and closures hold each other.")
  }
}
