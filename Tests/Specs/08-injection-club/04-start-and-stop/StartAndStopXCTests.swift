import SpecSupport
import XCTest

@testable import StartAndStop

final class StartAndStopXCTests: XCTestCase {
  func testAServiceStopsOnlyAfterEverythingThatNeedsIt() async {
    let house = SpecHouse()
    _ = await house.evening()

    XCTAssertEqual(
      house.faultsOfStops, [],
      "A club was open, and a signal came. `found` lists what went wrong when the services "
        + "were stopped. A service may use the services that it needs until its own stop "
        + "has ended, so it must be stopped before these services. Look at the order of the "
        + "stops in `keepOpen`, which must be the reverse of a correct order of starts."
    )
  }

  func testTheErrorOfAStartIsReportedAndTheExitCodeIs1() async {
    var found: [String] = []
    let troubles: [(String, any Error)] = [
      ("store", Trouble.noDisk), ("web desk", Trouble.noNetwork),
      ("post", CancellationError()),
    ]
    for (service, trouble) in troubles {
      let house = SpecHouse(start: [service: SpecHouse.fails(trouble)])
      let evening = await house.shortEvening()
      found += house.reports.values + [evening.exit]
    }

    XCTAssertEqual(
      found,
      [
        "store didn't start: noDisk", "exit code 1",
        "web desk didn't start: noNetwork",
        "exit code 1", "post didn't start: CancellationError()", "exit code 1",
      ],
      "In each of three houses, a service threw an error when it started. No signal came, "
        + "and the post threw a `CancellationError` for a reason of its own. For each "
        + "house, `found` lists the lines that your code passed to `say`, and then the exit "
        + "code. If a start throws, your code must report the error, whatever its type, and "
        + "the exit code must be 1. Look at what your code does with the error of a start."
    )
  }

  func testEachStopHasAGracePeriodOfItsOwn() async {
    let house = SpecHouse(hanging: ["web desk", "post"])
    let evening = await house.evening()

    XCTAssertEqual(
      house.reports.values + [evening.exit],
      [
        "web desk didn't stop in time", "post didn't stop in time",
        "exit code 1",
      ],
      "The stops of the web desk and the post didn't end, and the grace period of "
        + "each passed. `found` lists the lines that your code passed to `say`, and "
        + "then the exit code. All other services stopped in time, so there must be "
        + "no line about them. Look at how often your code calls `grace`, and when."
    )
    XCTAssertEqual(
      house.faultsOfStops, [],
      "The stops of the web desk and the post didn't end, and `found` lists what "
        + "went wrong when the services were stopped. A service that was given up "
        + "counts as stopped, and each other service must be stopped before the "
        + "services that it needs. Look at what your code does after a grace period."
    )

    let begun = SpecVariable(0)
    let slow = SpecHouse(stop: [
      "web desk": { house in
        await turns(50)
        begun.value = house.gracePeriodsBegun
      }
    ])
    let late = await slow.evening()

    XCTAssertEqual(
      ["grace periods: \(begun.value)", late.exit],
      ["grace periods: 1", "exit code 0"],
      "The stop of the web desk took a while. `found` shows how many grace periods "
        + "had begun before this stop ended, and then the exit code. No other service "
        + "can stop before the web desk has stopped. The grace period of a service "
        + "must begin with its stop. Otherwise, the service loses part of the period "
        + "while it waits for other stops. Look at when your code calls `grace`."
    )
  }

  func testTheStartThatIsUnderWayHearsOfTheSignal() async {
    let heard = SpecRecorder<String>()
    let house = SpecHouse(start: [
      "post": { house in
        try await SpecHouse.callsAndWaits(house)
        heard.record(
          Task.isCancelled ? "it was cancelled" : "it wasn't cancelled")
        try Task.checkCancellation()
      }
    ])
    let evening = await house.shortEvening()

    XCTAssertEqual(
      heard.values, ["it was cancelled"],
      "A signal came while the post started, and `found` shows whether the task of that "
        + "start was cancelled. The start may be waiting for a server that doesn't "
        + "answer, and it stops waiting only if its task is cancelled. Look at which "
        + "task runs the starts, and at what your code cancels when a signal comes."
    )
    XCTAssertEqual(
      house.faultsOfStops + house.reports.values + [evening.exit],
      ["exit code 0"],
      "A signal cancelled the start of the post, and the start threw a `CancellationError`. "
        + "`found` lists what went wrong when services were stopped, then what your code "
        + "passed to `say`, and then the exit code. A start that throws hasn't started its "
        + "service. This start was asked to end, so there is no problem to report. Look at "
        + "what your code does with the error of a start after a signal."
    )

    let other = SpecHouse(start: [
      "post": { house in
        try await SpecHouse.callsAndWaits(house)
        throw Trouble.noNetwork
      }
    ])
    let short = await other.shortEvening()

    XCTAssertEqual(
      other.faultsOfStops + other.reports.values + [short.exit],
      ["exit code 0"],
      "A signal cancelled the start of the post, and the start threw an error other "
        + "than a `CancellationError`. `found` lists what went wrong when services "
        + "were stopped, then what your code passed to `say`, and then the exit code. "
        + "A start that was asked to end may throw any error, so the type of the error "
        + "doesn't matter. Look at how your code knows that it has cancelled a start."
    )
  }

  func testACancelledTaskClosesTheClubInTheSameWay() async {
    let house = SpecHouse()
    let evening = SpecEvening(in: house)
    await evening.isOpen()
    evening.cancel()
    await evening.end()

    XCTAssertEqual(
      house.faultsOfStops + house.reports.values + [evening.exit],
      ["exit code 0"],
      "The task that ran `keepOpen` was cancelled while the club was open. `found` lists what "
        + "went wrong when services were stopped, then what your code passed to `say`, and "
        + "then the exit code. Cancelling the task asks the club to close, as a signal does. "
        + "Look at what your code does if its task is cancelled while it waits for a signal."
    )

    let starting = SpecHouse(start: [
      "post": { house in
        await house.tell()
        await eventually { Task.isCancelled }
      }
    ])
    let short = SpecEvening(in: starting)
    await eventually { starting.services(.isTold) != [] || short.hasEnded }
    short.cancel()
    await short.end()

    XCTAssertEqual(
      starting.lateStarts + starting.faultsOfStops + starting.reports.values + [
        short.exit
      ],
      ["exit code 0"],
      "The task that ran `keepOpen` was cancelled while the post started. `found` lists the "
        + "services that were started after that, and then what went wrong when services "
        + "were stopped. After that, it has the lines that your code passed to `say`, and "
        + "the exit code. Cancelling the task asks the club to close, even while the club is "
        + "opening. Look at whether your code then cancels the task that runs the starts."
    )
  }

  func testTwoClubsCloseEachAtItsOwnSignal() async {
    let houses = [SpecHouse(), SpecHouse(), SpecHouse()]
    let evenings = houses.prefix(2).map { SpecEvening(in: $0) }
    for evening in evenings { await evening.isOpen() }
    houses[0].call()
    await evenings[0].end()
    let meanwhile = houses[1].services(.stops)
    let again = await houses[2].evening()
    houses[1].call()
    await evenings[1].end()

    XCTAssertEqual(
      meanwhile, [],
      "Two clubs were open in one process, and the first club received a signal. `found` "
        + "lists the services of the second club that were stopped as well. Each club has "
        + "its own house and its own signals. Look for something that your clubs share."
    )
    XCTAssertEqual(
      houses.flatMap { $0.faultsOfStarts + $0.faultsOfStops }
        + (evenings + [again]).map(\.exit),
      ["exit code 0", "exit code 0", "exit code 0"],
      "Two clubs were open in one process, and closed one after the other. In between, a "
        + "third club opened and closed. `found` lists what went wrong when their services "
        + "were started and stopped, and then the three exit codes. Each call to `keepOpen` "
        + "must start and stop its own services. Look for something that your clubs share."
    )
  }

  func testTheAppClosesInOrderAtARealSignal() {
    let expected = [
      "store starts", "web desk starts", "web desk stops", "store stops",
      "exit code 0",
    ]
    for signal in ["SIGTERM", "SIGINT"] {
      XCTAssertEqual(
        Self.linesOfTheApp(signalled: signal).map { "\(signal): \($0)" },
        expected.map { "\(signal): \($0)" },
        "A program that calls `runClub` received a real signal when the web desk had "
          + "started, and again while the web desk stopped. `found` lists what the "
          + "program printed about the web desk and the store, and then its exit code. "
          + "The system ends a process at once if the process doesn't listen to a signal. "
          + "Look at what `runClub` passes to `keepOpen`, and at `Signals.swift`."
      )
    }
  }

  /// What a program prints that runs the app in a house which sends it a real signal.
  private static func linesOfTheApp(signalled signal: String) -> [String] {
    SpecClient(#"print("exit code \(await runClub())")"#).replacing(
      ["LiveHouse.swift"],
      by: """
        import Foundation

        extension House {
          static let live = House(
            rooms: ["bar"], start: { happens("\\($0) starts") }, stop: { happens("\\($0) stops") })
        }

        func happens(_ event: String) {
          if event.hasPrefix("store") || event.hasPrefix("web desk") { print(event) }
          if event.hasPrefix("web desk") { kill(getpid(), \(signal)) }
        }
        """
    ).lines()
  }

  func testKeepsToTheHouseThatItWasGiven() async {
    let house = SpecHouse()
    let touched = await Tripwire.touched { _ = await house.evening() }

    XCTAssertEqual(
      touched.names, [],
      "The spec opened a club in a house of its own, but your code used the real "
        + "house, which is `House.live`. `found` lists what happened in the real "
        + "house. A club must use only the house that was passed to `keepOpen`. "
        + "Look for `House.live` in your code, because only `runClub` may name it."
    )
  }
}
