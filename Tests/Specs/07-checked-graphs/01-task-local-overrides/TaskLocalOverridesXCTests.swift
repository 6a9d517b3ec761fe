import SpecSupport
import XCTest

@testable import TaskLocalOverrides

final class TaskLocalOverridesDefaultValuesXCTests: XCTestCase {
  func testPreviewValuesArePleasantAndTouchNothingReal() {
    let preview = Dependencies.preview

    let (found, touched) = Tripwire.touched {
      preview.say("Ahoy")
      return again { "\(preview.time()), \(preview.nextTicket())" }
    }

    XCTAssertEqual(
      touched, [],
      "The values of `.preview` were all used, and reached these parts of the real harbour. A "
        + "designer looks at a screen many times a day, so no preview may do anything real. Look "
        + "at `preview` in `Dependencies.swift`."
    )
    XCTAssertEqual(
      found, Array(repeating: "09:00, 1", count: 3),
      "The time and a ticket of `.preview` were read three times. A designer's screen must "
        + "look the same each time: it is 09:00, and each ticket has the number 1. Look at "
        + "`preview` in `Dependencies.swift`."
    )
  }

  func testWhatATestDoesNotOverrideFailsItAndIsNotReal() {
    let failures = SpecRecorder<String>()
    let test = Dependencies.test(fail: failures.record)

    let touched = Tripwire.touched {
      _ = (test.time(), test.time())
      test.say("Ahoy")
      _ = test.nextTicket()
    }

    XCTAssertEqual(
      touched.names, [],
      "All values of `.test(fail:)` were used without an override, and reached these parts of "
        + "the real harbour. A test that forgets an override must never do something real. Look at "
        + "`test(fail:)` in `Dependencies.swift`."
    )
    let used = ["time", "time", "say"]
    let told = zip(used, failures.values)
      .map { $1.lowercased().contains($0) ? $0 : $1 }
    XCTAssertEqual(
      told + failures.values.dropFirst(used.count), used,
      "A test asked for the time twice, said something and took a ticket, and overrides none "
        + "of these. `fail` was called with texts that have these names; a text without its name "
        + "is shown whole. Each call of `time` or `say` must call `fail` once, with a text that "
        + "has this name, and `nextTicket` must not. Look at `test(fail:)` in "
        + "`Dependencies.swift`."
    )
  }

  func testEachTestsTicketsAreNumberedFrom1() {
    let first = Dependencies.test(fail: { _ in })
    let second = Dependencies.test(fail: { _ in })

    let numbers = [first, first, second, first].map { $0.nextTicket() }

    XCTAssertEqual(
      numbers, [1, 2, 1, 3],
      "Two tests with test values of their own sold tickets in turns: first, first, second, "
        + "first. Each test counts for itself from 1, so that no test depends on another. Look at "
        + "where `Dependencies.swift` keeps the number of the last ticket, and who shares it."
    )

    let sold = SpecClient(twoTickets, declarations: interruptions)
      .lines(leavingOut: ["FreshDependencies.swift"])
    XCTAssertEqual(
      Set(sold).count, sold.count,
      "One task of a test sold a ticket, another task came in between and sold one, too, and "
        + "both tickets have the same number. Several tasks of a test may count. Reading the "
        + "number and writing it back must be one step, which no other task can interrupt. Look "
        + "at `test(fail:)` in `Dependencies.swift`."
    )

    let tickets = Dependencies.test(fail: { _ in })
    var lost = 0
    // A busy machine may run one thread after the other, so a lost number may need a few rounds.
    for _ in 1...3 where lost == 0 {
      let before = tickets.nextTicket()
      _ = atOnce(8, within: 30) { _ in
        for _ in 1...20_000 { _ = tickets.nextTicket() }
      }
      lost = before + 160_001 - tickets.nextTicket()
    }
    XCTAssertEqual(
      lost, 0,
      "Eight threads of a test sold 20,000 tickets each, and so many numbers were on two tickets. "
        + "When a thread reads the number, and another one counts before the first writes it back, "
        + "two tickets are the same. Look at how `test(fail:)` in `Dependencies.swift` counts."
    )
  }
}

final class TaskLocalOverridesXCTests: XCTestCase {
  private struct Storm: Error {}

  func testAFogWatchWarnsWithTheValuesItWasStartedWith() {
    let lighthouse = Lighthouse()
    let (maker, first, second) = (Listener(), Listener(), Listener())
    let watch = withDependencies(maker.override) {
      FogWatch(ferries: [Ferry(name: "Heron") {}, Ferry(name: "Gull") {}])
    }

    for starter in [first, second] {
      withDependencies(starter.override) { watch.start(at: lighthouse) }
      starter.now("9:00")
    }
    lighthouse.fogComes()

    XCTAssertEqual(
      maker.heard.values, [],
      "A watch was made inside one override and started inside two others. It warned over the "
        + "radio of the override it was made in. The values must be those of `start`. Look at when "
        + "`FogWatch.swift` reads `Dependencies.current`."
    )
    XCTAssertEqual(
      first.heard.values.map { "first start: \($0)" }
        + second.heard.values.map { "second start: \($0)" },
      [
        "first start: Heron waits, 9:00", "first start: Gull waits, 9:00",
        "second start: Heron waits, 9:00", "second start: Gull waits, 9:00",
      ],
      "A watch was started twice at 8:10, inside two overrides, and at 9:00 fog came. This was "
        + "heard over the radio of the first start and of the second. Each start must warn with "
        + "the values it was called with. If both heard nothing, the values didn't reach the "
        + "lighthouse's thread, which belongs to no task. If only one start was heard, both "
        + "share a variable, and the last start changed it. If a ferry waits at 8:10, the clock "
        + "was read in `start`. Look at `FogWatch.swift`."
    )

    let readings = SpecRecorder<String>()
    let dense = Lighthouse()
    withDependencies {
      $0.say = { _ in }
      $0.time = {
        readings.record("read")
        return "9:00"
      }
    } operation: {
      FogWatch(ferries: ["Heron", "Gull", "Tern"].map { Ferry(name: $0) {} })
        .start(at: dense)
    }
    dense.fogComes()
    XCTAssertEqual(
      readings.values.count, 3,
      "A watch of three ferries was started, fog came, and the clock was read this often. Each "
        + "ferry reads it when it waits, because the first may wait long before the last. Look at "
        + "who reads the clock: the handler in `FogWatch.swift`, or each ferry."
    )
  }

  func testKeepsCodeOutsideOfOverridesLive() {
    XCTAssertEqual(
      touchedOutside(),
      ["Harbour.nextTicket", "Harbour.say", "Harbour.time"],
      "A ticket was sold and a ferry waited where nothing is overridden. These parts of the "
        + "real harbour were used, and it must be all three, as in the app. Code that asks "
        + "whether it is under test is another program there than in the app, so the tests say "
        + "nothing about the app. Look at what `Dependencies.current` is outside of overrides."
    )
  }

  func testKeepsTheOldValuesAfterAnError() {
    let time = withDependencies {
      $0.time = { "8:10" }
    } operation: {
      try? withDependencies {
        $0.time = { "9:20" }
      } operation: {
        throw Storm()
      }
      return Dependencies.current.time()
    }

    XCTAssertEqual(
      time, "8:10",
      "An inner override changed the time from 8:10 to 9:20 and ended with an error. Then the "
        + "time of the outer override must be back, as after any other end. In "
        + "`WithDependencies.swift`, `withValue` does that by itself; if you put values back by "
        + "hand, use `defer`."
    )
  }

  @MainActor func testKeepsTheActorOfTheCaller() async {
    let isOnMain = SpecRecorder<Bool>()

    await withDependencies(
      { @Sendable _ in isOnMain.record(Thread.isMainThread) },
      operation: { @Sendable in await Task.yield() })

    XCTAssertEqual(
      isOnMain.values, [true],
      "The asynchronous `withDependencies` was called on the main actor and ran its closure "
        + "elsewhere. A caller on an actor uses its own state in these closures, so they must "
        + "stay there. Leave the parameter `isolation` in the signature in "
        + "`WithDependencies.swift`."
    )
  }
}
