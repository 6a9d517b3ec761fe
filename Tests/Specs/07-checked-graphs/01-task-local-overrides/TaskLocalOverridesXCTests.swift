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
      "The spec used all the values of `.preview`. `found` lists the parts of the real harbour "
        + "that they touched. Preview values must never do anything real, because they're used "
        + "each time a designer looks at a screen. Look at `preview` in `Dependencies.swift`."
    )
    XCTAssertEqual(
      found, Array(repeating: "09:00, 1", count: 3),
      "The spec read the time from `.preview` and took a ticket, three times, and `found` "
        + "lists the results. Preview values must never change: the time is always 09:00, "
        + "and each ticket has the number 1. Look at `preview` in `Dependencies.swift`."
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
      "The spec used all the values of `.test(fail:)` without an override. `found` lists the parts "
        + "of the real harbour that they touched. A test that forgets an override must never do "
        + "anything real. Look at `test(fail:)` in `Dependencies.swift`."
    )
    let used = ["time", "time", "say"]
    let told = zip(used, failures.values)
      .map { $1.lowercased().contains($0) ? $0 : $1 }
    XCTAssertEqual(
      told + failures.values.dropFirst(used.count), used,
      "A test without overrides read the time twice, said something and took a ticket. `found` "
        + "has one entry for each call to `fail`: the word `time` or `say` if the text "
        + "contained the right one of them, and otherwise the whole text. Each call to `time` "
        + "or `say` must call `fail` once, with a text that contains that word. `nextTicket` "
        + "must never call `fail`. Look at `test(fail:)` in `Dependencies.swift`."
    )
  }

  func testEachTestsTicketsAreNumberedFrom1() {
    let first = Dependencies.test(fail: { _ in })
    let second = Dependencies.test(fail: { _ in })

    let numbers = [first, first, second, first].map { $0.nextTicket() }

    XCTAssertEqual(
      numbers, [1, 2, 1, 3],
      "Two tests with test values of their own sold tickets in this order: "
        + "first, first, second, first. `found` lists the tickets' numbers. Each "
        + "set of test values must number its own tickets from 1, so that no "
        + "test depends on other tests. Look at where `Dependencies.swift` keeps "
        + "the number of the last ticket, and at which tests share that number."
    )

    let sold = SpecClient(twoTickets, declarations: interruptions)
      .lines(leavingOut: ["FreshDependencies.swift"])
    XCTAssertEqual(
      Set(sold).count, sold.count,
      "One task of a test was selling a ticket when another task of the same test sold one, and "
        + "both tickets received the same number. `found` counts the different numbers, and "
        + "`expected` counts the tickets. Several tasks may count at once, so reading the number "
        + "and writing it back must be one step that no other task can interrupt. Look at "
        + "`test(fail:)` in `Dependencies.swift`."
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
      "Eight threads of one test sold 20,000 tickets each. `found` is how many "
        + "tickets repeated a number that was already taken. If a second thread reads "
        + "the number before the first thread has written it back, both tickets have "
        + "the same number. Look at how `test(fail:)` in `Dependencies.swift` counts."
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
      "The spec made a `FogWatch` inside one override and started it inside two others. The watch "
        + "warned over the radio of the override in which it was made, and `found` lists those "
        + "warnings. A watch must use the values that surrounded the call to `start`. Look at when "
        + "`FogWatch.swift` reads `Dependencies.current`."
    )
    XCTAssertEqual(
      first.heard.values.map { "first start: \($0)" }
        + second.heard.values.map { "second start: \($0)" },
      [
        "first start: Heron waits, 9:00", "first start: Gull waits, 9:00",
        "second start: Heron waits, 9:00", "second start: Gull waits, 9:00",
      ],
      "The spec started a `FogWatch` twice at 8:10, inside two overrides, and the fog came at "
        + "9:00. `found` lists what the ferries said over the radio of each override. Each start "
        + "must warn with the values that surrounded its own call. If nothing was said, the "
        + "values didn't reach the lighthouse's thread, which belongs to no task. If only one of "
        + "the radios was used, both starts share a variable, and the second start changed it. If "
        + "a ferry waits at 8:10, your code read the clock in `start`. Look at `FogWatch.swift`."
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
      "The spec started a `FogWatch` with three ferries, and then the fog came. "
        + "`found` is how often the clock was read. Each ferry must read the clock "
        + "when it says that it's waiting, because some time may pass between the "
        + "first ferry's message and the last ferry's. Look at whether the handler "
        + "in `FogWatch.swift` reads the clock, or each ferry does."
    )
  }

  func testKeepsCodeOutsideOfOverridesLive() {
    XCTAssertEqual(
      touchedOutside(),
      ["Harbour.nextTicket", "Harbour.say", "Harbour.time"],
      "The spec sold a ticket and made a ferry wait, outside all overrides. `found` "
        + "lists the functions of the real harbour that your code called. It must call "
        + "all three, as it does in the app. Code that checks whether a test is running "
        + "behaves differently in the app, so a test of such code proves nothing about "
        + "the app. Look at what `Dependencies.current` returns outside all overrides."
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
      "Inside an override with the time 8:10, an inner override changed the time to "
        + "9:20 and ended with an error. `found` is the time that the spec read after "
        + "that error. The outer override's time must apply again, just as it does when "
        + "an inner override ends without an error. In `WithDependencies.swift`, "
        + "`withValue` does that by itself. If you restore values by hand, use `defer`."
    )
  }

  @MainActor func testKeepsTheActorOfTheCaller() async {
    let isOnMain = SpecRecorder<Bool>()

    await withDependencies(
      { @Sendable _ in isOnMain.record(Thread.isMainThread) },
      operation: { @Sendable in await Task.yield() })

    XCTAssertEqual(
      isOnMain.values, [true],
      "The spec called the asynchronous `withDependencies` on the main actor, and `found` "
        + "shows whether the first closure ran on the main thread. A caller on an actor "
        + "uses the actor's state in both closures, so they must run on that actor. Leave "
        + "the parameter `isolation` in the signature in `WithDependencies.swift`."
    )
  }
}
