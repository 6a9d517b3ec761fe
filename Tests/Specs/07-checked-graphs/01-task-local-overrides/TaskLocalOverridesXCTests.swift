import SpecSupport
import XCTest

@testable import TaskLocalOverrides

final class DefaultValuesXCTests: XCTestCase {
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

  func testWhatATestHasNotStatedFailsItAndIsNotReal() {
    let failures = Recorder<String>()
    let test = Dependencies.test(fail: failures.record)

    let touched = Tripwire.touched {
      _ = test.time()
      test.say("Ahoy")
      _ = test.nextTicket()
    }

    XCTAssertEqual(
      touched.names, [],
      "A test forgot to state a value, and used the real one. No value of "
        + "`.test(fail:)` may be a live one.")
    let names = zip(["time", "say"], failures.values)
      .map { $1.lowercased().contains($0) ? $0 : $1 }
    XCTAssertEqual(
      names + failures.values.dropFirst(2), ["time", "say"],
      "A test asked for the time, said something, took a ticket, and had "
        + "stated none of these. The time and the radio must each call `fail` "
        + "once, with a text that has the name of the value. A ticket needs "
        + "no stating.")
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

final class OverridesXCTests: XCTestCase {
  private struct Storm: Error {}

  func testAFogWatchWarnsWithTheValuesItWasSetWith() {
    let lighthouse = Lighthouse()
    let listeners = [Listener(), Listener()]
    let watch = FogWatch(ferries: [.heron(), .heron()])

    for listener in listeners {
      withDependencies(listener.override) { watch.start(at: lighthouse) }
    }
    lighthouse.fogComes()

    let heard = ["Heron waits, 8:10", "Heron waits, 9:00"]
    XCTAssertEqual(
      listeners.map(\.heard.values), [heard, heard],
      "Two watches of two ferries were set, each inside an override of its "
        + "own. Then fog came, and the lighthouse called from its own thread, "
        + "where nothing is overridden. The watch must remember what "
        + "surrounded it when it was set, and let its ferries use that.")
  }

  func testKeepsCodeOutsideOfOverridesLive() {
    let touched = Tripwire.touched {
      _ = TicketOffice().sell(to: "Ada")
      Ferry.heron().wait()
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
}
