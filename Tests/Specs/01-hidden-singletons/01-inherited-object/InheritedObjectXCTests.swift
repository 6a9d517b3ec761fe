import SpecSupport
import XCTest

@testable import InheritedObject

final class InheritedObjectXCTests: XCTestCase {
  func testItAcceptsAnEmptyNoticeAsAnAnswer() {
    let inherited = makeInheritedObject(api: FakeAPI(answer: ""))

    XCTAssertEqual(
      inherited.banner(for: "Ghent"), "No news from Ghent",
      "The given API answered with an empty notice, and the banner shows something else. "
        + "An empty notice is an answer too: it means that there is no news. "
        + "Look at what `banner(for:)` does with an empty notice.")
  }

  func testItAsksAgainForEveryBanner() {
    let inherited = makeInheritedObject(api: NewsAPI())

    XCTAssertEqual(
      again { inherited.banner(for: "Ghent") },
      ["★ news 1", "★ news 2", "★ news 3"],
      "One object was asked for three banners of the same city, and its API has another notice "
        + "each time. A notice that the object keeps grows old, so every banner needs a new one. "
        + "Look at `banner(for:)`: it must ask the given API each time.")
    let old = InheritedObject()
    let touched = Tripwire.touched { again { old.banner(for: "Ghent") } }
    XCTAssertEqual(
      touched.names.prefix(3).count, 3,
      "One `InheritedObject()` wrote three banners, and this is how often the server was asked, up to three. "
        + "As before, every banner asks anew: a notice that was kept grows old. Look at what "
        + "stands between your object and `NetworkAPI.shared` when a caller passes no API."
    )
  }

  func testItRemembersAnAPIThatNothingElseHolds() {
    let inherited = makeInheritedObject(api: NewsAPI())

    XCTAssertEqual(
      inherited.banner(for: "Ghent"), "★ news 1",
      "The given API is an object that nothing but your `InheritedObject` holds, and the banner "
        + "doesn't show its notice. The API must live as long as the object that needs it. "
        + "Look at the property that keeps the API: it must be a strong reference."
    )
  }

  func testGivenAnAPIItLeavesTheServerAloneInTheBackgroundToo() {
    XCTAssertEqual(
      BackgroundClient.client.lines(),
      ["★ all quiet", "calls to the server: 0"],
      "This is what a program printed that gave your object an API of its own. "
        + "The program counts the server's calls on all threads. "
        + "A dependency that you inject must replace the hidden one everywhere, so work that "
        + "you start on a queue or in a task may not call `NetworkAPI.shared` either. "
        + "Look at what `banner(for:)` starts.")
  }

  func testTwoObjectsEachAskTheirOwnAPI() {
    let first = makeInheritedObject(api: FakeAPI(answer: "first"))
    let second = makeInheritedObject(api: FakeAPI(answer: "second"))

    XCTAssertEqual(
      inTurn(first, second) { $0.banner(for: "Ghent") },
      ["★ first", "★ second", "★ first"],
      "Two objects with an API each were asked in turn: the first, the second, the first again. "
        + "Each object must ask the API that it was given itself. "
        + "Look at where an object keeps its API: it must be a property of the object."
    )
  }

  func testKeepsTheCallInheritedObjectWithoutArguments() throws {
    XCTAssertEqual(
      try SpecClient("_ = InheritedObject()").typecheck().explanation,
      CompilerVerdict.accepted,
      "The compiler refuses the call as the callers write it. "
        + "There are hundreds of callers, and none of them may have to change. "
        + "Look at your initializers: one of them must need no argument.")
  }
}

/// A program that gives the object an API, and counts what arrives at the server on any thread.
private enum BackgroundClient {
  static let client = SpecClient(
    """
    let inherited = makeInheritedObject(api: SpecQuietAPI())
    print(inherited.banner(for: "Ghent"))
    await everythingStartedBefore()
    print("calls to the server:", serverCalls.withLock { $0 })
    """,
    declarations: """
      import Dispatch
      struct SpecQuietAPI: API { func notice(for city: String) -> String { "all quiet" } }

      /// Returns when what was put on the queues before now has been started.
      func everythingStartedBefore() async {
        let group = DispatchGroup()
        let qualities: [DispatchQoS.QoSClass] = [
          .background, .utility, .default, .userInitiated, .userInteractive,
        ]
        for quality in qualities {
          for _ in 0..<32 { DispatchQueue.global(qos: quality).async(group: group) {} }
        }
        await withCheckedContinuation { done in
          group.notify(queue: .global()) { done.resume() }
        }
        for priority in [TaskPriority.background, .utility, .medium, .high] {
          for _ in 0..<32 { await Task.detached(priority: priority) {}.value }
        }
      }
      """
  ).replacing(
    ["NetworkAPI.swift"],
    by: """
      import Synchronization
      protocol API: Sendable { func notice(for city: String) -> String }
      let serverCalls = Mutex(0)
      final class NetworkAPI: API {
        static let shared = NetworkAPI()
        private init() {}
        func notice(for city: String) -> String {
          serverCalls.withLock { $0 += 1 }
          return "the server"
        }
      }
      """)
}
