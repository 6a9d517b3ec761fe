import SpecSupport
import XCTest

@testable import RequestScope

final class RequestScopeXCTests: XCTestCase {
  /// What was opened, in reverse, and what was closed.
  private func reversed(_ world: SpecRailway) -> [String] {
    world.things("opens").map { String($0.prefix { $0 != "," }) }.reversed()
  }

  func testWhatARequestOpenedIsClosedTheLastThingFirst() async {
    var (found, expected): ([String], [String]) = ([], [])
    for (name, errand) in errands {
      let world = SpecRailway()
      let office = makeOffice(world.railway)
      _ = await office.ask(errand)
      found.append("\(name): \(world.things("closes"))")
      expected.append("\(name): \(reversed(world))")
    }

    XCTAssertEqual(
      found, expected,
      "The spec made each kind of request in an office of its own. `found` lists what was closed "
        + "before the office responded, and `expected` lists what had to be closed. Everything "
        + "that a request has opened must be closed once, and the last thing first, because a "
        + "session needs its connection until the session is closed. Look at which code knows what "
        + "a request has opened, and in which order.")
  }

  func testAfterAnErrorEverythingIsClosedToo() async {
    var (found, expected): ([String], [String]) = ([], [])
    for step in ["connect", "begin", "take key", "look", "unlock", "write"] {
      let world = SpecRailway(failing: [step])
      let office = makeOffice(world.railway)
      let status = await office.claim("A").status
      found.append("\(step): \(status), \(world.things("closes"))")
      expected.append("\(step): 500, \(reversed(world))")
    }

    XCTAssertEqual(
      found, expected,
      "Six travellers each claimed something in an office of their own, and each time, a "
        + "different step threw an error. `found` lists that step, the status of the answer, "
        + "and what was closed. Everything that was opened before the error must be closed, "
        + "just as it is after a success, and nothing else may be closed. Look at the ways "
        + "out of `respond(to:)`, and at when your code remembers what it has opened."
    )
  }

  func testACancelledRequestStopsWaitingAndClosesEverything() async {
    let ending = SpecRecorder<String>()
    let isLooking = Meeting(of: 2)
    let world = SpecRailway { thing in
      if thing == "A" { await isLooking.arrive() }
      do {
        // B is cancelled before it gets here, so that nothing has to be awaited.
        try await Task.sleep(for: .seconds(thing == "A" ? 5 : 1))
        ending.record("\(thing) waited to the end")
      } catch {
        ending.record("\(thing) stopped waiting")
        // What closes under a clerk that is still at work has the time to do so.
        try await Task.detached { try await Task.sleep(for: .milliseconds(50)) }
          .value
        throw error
      }
    }
    let office = makeOffice(world.railway)

    let first = Task { await office.claim("A") }
    await isLooking.arrive()
    first.cancel()
    _ = await first.value
    let second = Task {
      withUnsafeCurrentTask { $0?.cancel() }
      return await office.claim("B")
    }
    _ = await second.value
    // A request that was cancelled before it began needn't begin.
    let endings = ending.values.filter { $0 != "B stopped waiting" }

    XCTAssertEqual(
      endings + world.unbalanced, ["A stopped waiting"],
      "Request A was cancelled while it waited for the archive, and request B was cancelled "
        + "before it began. `found` shows how the waiting ended, and then lists what was closed "
        + "too early or not exactly once. A cancelled request must stop waiting, and must close "
        + "everything that it has opened, but only when its clerk is done. Look at the task in "
        + "which the clerk works: only its parent, or a task that waits for it, passes a "
        + "cancellation on. Also look at what your code leaves out after a cancellation."
    )
  }

  func testTroubleWhileClosingStopsNeitherTheRestNorTheAnswer() async {
    let kinds = ["close connection", "close session", "close key"]
    var (found, expected): ([String], [String]) = ([], [])
    for failing in kinds.map({ Set([$0]) }) + [Set(kinds)] {
      let world = SpecRailway(failing: failing)
      let office = makeOffice(world.railway)
      let answer = await office.claim("A")
      let name = failing.sorted().joined(separator: ", ")
      found.append("\(name): \(answer.status), \(world.things("closes"))")
      expected.append("\(name): 200, \(reversed(world))")
    }

    XCTAssertEqual(
      found, expected,
      "The spec made four claims. In each of the first three, closing one thing threw an error, "
        + "and in the fourth, closing all three things did. `found` lists what failed, the status "
        + "of the answer, and what the office tried to close. The traveller already has the "
        + "umbrella, so the answer stays as it is. An error from one `close()` is no reason to "
        + "leave the other things open. Look at what your code does with an error from `close()`."
    )
  }

  func testTheEngineersHearOfEachTroubleWhileClosing() async {
    let world = SpecRailway(
      failing: ["close connection", "close session", "close key"])
    let office = makeOffice(world.railway)

    _ = await office.claim("A")
    let expected = reversed(world).map { "close \($0.dropLast(2)) failed" }

    XCTAssertEqual(
      world.reports.values.compactMap {
        $0.split(separator: ": ").last.map(String.init)
      }.sorted(),
      expected.sorted(),
      "Three things couldn't be closed at the end of a request, and `found` lists the "
        + "errors that `report` received. The traveller's answer doesn't show such an "
        + "error, so without a report the engineers never learn about it. Report each "
        + "error once, as it was thrown. Look at where your code catches it.")

    let isLooking = Meeting(of: 2)
    let waiting = SpecRailway(failing: ["close connection"]) { _ in
      await isLooking.arrive()
      try await Task.sleep(for: .seconds(5))
    }
    let other = makeOffice(waiting.railway)
    let cancelled = Task { await other.find("A") }
    await isLooking.arrive()
    cancelled.cancel()
    _ = await cancelled.value

    XCTAssertEqual(
      waiting.reports.values, ["A: close connection failed"],
      "A request was cancelled while it waited for the archive, and then its connection "
        + "couldn't be closed. `found` lists the errors that `report` received, each "
        + "after its trace. Whatever ended the request, each error from a `close()` "
        + "must be reported. Look at what your code leaves out after a cancellation."
    )
  }

  func testClosingBelongsToTheRequest() async {
    let world = SpecRailway(failing: ["close session"])
    let office = makeOffice(world.railway)

    for thing in ["A", "B"] { _ = await office.claim(thing) }
    let closed = world.notes.filter { $0.verb == "closes" }.map(\.trace)
    let reported = world.reports.values.map { String($0.prefix(1)) }

    XCTAssertEqual(
      closed + reported, ["A", "A", "A", "B", "B", "B", "A", "B"],
      "Two requests, A and B, each closed three things, and in each request, closing the session "
        + "failed. `found` lists the traces that `currentTrace()` returned at each closing, and "
        + "then at each report. The archive books everything under the current trace, so "
        + "`currentTrace()` must still return the request's trace while your code closes and "
        + "reports. Look at where your code closes things, and at where the request's trace ends."
    )
  }

  func testAFinishedRequestLeavesNothingInMemory() async {
    let isLooking = Meeting(of: 2)
    let answering = SpecRailway()
    let failing = SpecRailway(failing: ["unlock"])
    let waiting = SpecRailway { _ in
      await isLooking.arrive()
      try await Task.sleep(for: .seconds(5))
    }
    let worlds = [answering, failing, waiting]
    let offices = worlds.map { makeOffice($0.railway) }

    for (_, errand) in errands { _ = await offices[0].ask(errand) }
    _ = await offices[1].claim("A")
    let cancelled = Task { await offices[2].claim("A") }
    await isLooking.arrive()
    cancelled.cancel()
    _ = await cancelled.value
    // What runs after an answer has some turns to end.
    for _ in 1...200 where worlds.contains(where: { $0.inMemory > 0 }) {
      await Task.yield()
      if worlds.contains(where: { $0.inMemory > 0 }) {
        try? await Task.sleep(for: .milliseconds(5))
      }
    }
    let left = worlds.map(\.inMemory)

    withExtendedLifetime(offices) {
      XCTAssertEqual(
        left, [0, 0, 0],
        "One office answered five requests, a request failed in a second office, and a request was "
          + "cancelled in a third. All three offices are still running. For each office, `found` "
          + "is how many of the connections, sessions and keys that it opened are still in memory. "
          + "A server that keeps the scopes of finished requests uses more and more memory. Look "
          + "at what the office remembers, and at the ways out of `respond(to:)`. Also look for a "
          + "reference cycle, in which something that a scope holds also holds the scope."
      )
    }
  }
}
