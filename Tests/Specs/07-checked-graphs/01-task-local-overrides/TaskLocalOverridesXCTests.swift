import SpecSupport
import XCTest

@testable import TaskLocalOverrides

final class TaskLocalOverridesDefaultValuesXCTests: XCTestCase {
  func testPreviewValuesArePleasantAndTouchNothingReal() {
    let preview = Dependencies.preview

    let (found, touched) = Tripwire.touched {
      preview.say("Ahoy")
      return (1...2).map { _ in "\(preview.time()), \(preview.nextTicket())" }
    }

    XCTAssertEqual(
      touched, [],
      "A designer looked at a screen, and the real harbour noticed. No value "
        + "of `.preview` may be a live one.")
    XCTAssertEqual(
      found, ["09:00, 1", "09:00, 1"],
      "A designer's screen must look the same each time: 09:00, ticket 1.")
  }

  func testWhatATestDoesNotOverrideFailsItAndIsNotReal() {
    let failures = Recorder<String>()
    let test = Dependencies.test(fail: failures.record)

    let touched = Tripwire.touched {
      _ = test.time()
      test.say("Ahoy")
      _ = test.nextTicket()
    }

    XCTAssertEqual(
      touched.names, [],
      "A test forgot to override a value, and used the real one. No value of "
        + "`.test(fail:)` may be a live one.")
    let names = zip(["time", "say"], failures.values)
      .map { $1.lowercased().contains($0) ? $0 : $1 }
    XCTAssertEqual(
      names + failures.values.dropFirst(2), ["time", "say"],
      "A test asked for the time, said something and took a ticket. It "
        + "overrides none of these. `time` and `say` must each call `fail` "
        + "once, with a text that has this name; `nextTicket` must not.")
  }

  func testEachTestsTicketsAreNumberedFrom1() {
    let first = Dependencies.test(fail: { _ in })
    let second = Dependencies.test(fail: { _ in })

    let numbers = [first, first, second, first].map { $0.nextTicket() }

    XCTAssertEqual(
      numbers, [1, 2, 1, 3],
      "Two tests sold tickets in turns: first, first, second, first. Each has "
        + "test values of its own, and counts for itself, from 1.")
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
      "A watch was made inside one override, and started inside another. It "
        + "warned with the values it was made with: read them in `start`.")
    let warnings = ["Heron waits, 9:00", "Gull waits, 9:00"]
    for starter in [first, second] {
      XCTAssertEqual(
        starter.heard.values, warnings,
        "A watch was started twice, at 8:10, inside two overrides. At 9:00 fog "
          + "came. If nothing was heard, the values of `start` did not reach "
          + "the lighthouse's thread. If it was 8:10, a ferry did not read the "
          + "clock when it waited, but `start` did.")
    }
  }

  func testKeepsCodeOutsideOfOverridesLive() {
    let touched = Tripwire.touched {
      _ = TicketOffice().sell(to: "Ada")
      Ferry(name: "Heron") {}.wait()
    }

    XCTAssertEqual(
      Set(touched.names),
      ["Harbour.nextTicket", "Harbour.say", "Harbour.time"],
      "Here nothing is overridden, so this is the app, and it must get the "
        + "live values. It must not guess that it is under test: one day it "
        + "would guess wrong.")
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
      "An inner override has ended with an error. What surrounds it must be "
        + "back, as after any other end.")
  }

  @MainActor func testKeepsTheActorOfTheCaller() async {
    let isOnMain = Recorder<Bool>()

    await withDependencies(
      { @Sendable _ in isOnMain.record(Thread.isMainThread) },
      operation: { @Sendable in await Task.yield() })

    XCTAssertEqual(
      isOnMain.values, [true],
      "The asynchronous `withDependencies` left the main actor, on which it "
        + "was called. Let it run where its caller does: keep `isolation`.")
  }
}
