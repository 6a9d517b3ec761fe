import SpecSupport
import XCTest

@testable import InheritedObject

final class InheritedObjectXCTests: XCTestCase {
  func testItAcceptsAnEmptyNoticeAsAnAnswer() {
    let inherited = makeInheritedObject(api: FakeAPI(answer: ""))

    XCTAssertEqual(
      inherited.banner(for: "Ghent"), "No news from Ghent",
      "The given API returned an empty notice, but the banner isn't the "
        + "expected one. An empty notice is an answer: it means that there is "
        + "no news. Look at what `banner(for:)` does with an empty notice.")
  }

  func testItAsksAgainForEveryBanner() {
    let inherited = makeInheritedObject(api: NewsAPI())

    XCTAssertEqual(
      again { inherited.banner(for: "Ghent") },
      ["★ news 1", "★ news 2", "★ news 3"],
      "One object wrote three banners for the same city, and its API returned a different "
        + "notice each time. A stored notice goes out of date, so the object must ask for a new "
        + "notice for every banner. Look at whether `banner(for:)` calls the given API each time."
    )
    let old = InheritedObject()
    let touched = Tripwire.touched { again { old.banner(for: "Ghent") } }
    XCTAssertEqual(
      touched.names.prefix(3).count, 3,
      "One `InheritedObject()` wrote three banners. `found` is the number of times "
        + "that it asked the server, counted up to three. An object that wasn't given "
        + "an API must ask again for every banner, too, as it did in the starter. Look "
        + "at the code through which your object reaches `NetworkAPI.shared`."
    )
  }

  func testItRemembersAnAPIThatNothingElseHolds() {
    let inherited = makeInheritedObject(api: NewsAPI())

    XCTAssertEqual(
      inherited.banner(for: "Ghent"), "★ news 1",
      "The spec kept no reference to the API that it passed in, so only your "
        + "`InheritedObject` could keep the API alive. The banner didn't show that "
        + "API's notice. The API must live as long as the object that needs it. Look "
        + "at the property that stores the API: it must hold a strong reference."
    )
  }

  func testGivenAnAPIItLeavesTheServerAloneInTheBackgroundToo() {
    XCTAssertEqual(
      BackgroundClient.client.lines(),
      ["★ all quiet", "calls to the server: 0"],
      "A separate program gave your object an API of its own, printed a banner, and "
        + "counted the calls to the server on all threads. `found` lists the lines that the "
        + "program printed. An API that you pass in must replace the server everywhere, so "
        + "your code must not call `NetworkAPI.shared` from a queue or a task either. Look "
        + "at what `banner(for:)` calls, and at the work that it starts in the background."
    )
  }

  func testTwoObjectsEachAskTheirOwnAPI() {
    let first = makeInheritedObject(api: FakeAPI(answer: "first"))
    let second = makeInheritedObject(api: FakeAPI(answer: "second"))

    XCTAssertEqual(
      inTurn(first, second) { $0.banner(for: "Ghent") },
      ["★ first", "★ second", "★ first"],
      "Two objects, each with its own API, wrote banners in turn: the first, the "
        + "second, and the first again. Each object must ask the API that it was given. "
        + "Look at where an object stores its API: it must be a property of the object."
    )
  }

  func testKeepsTheCallInheritedObjectWithoutArguments() throws {
    XCTAssertEqual(
      try SpecClient("_ = InheritedObject()").typecheck().explanation,
      CompilerVerdict.accepted,
      "The spec compiled the call `InheritedObject()`, as the callers write "
        + "it, and the compiler refused that call. There are hundreds of callers, "
        + "and all of them must stay as they are. Look at your initializers: "
        + "callers need one that they can call without an argument."
    )
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
