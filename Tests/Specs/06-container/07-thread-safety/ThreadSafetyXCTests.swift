import SpecSupport
import XCTest

@testable import ThreadSafety

final class ThreadSafetyXCTests: XCTestCase {
  func testThreadsThatAskAtOnceGetOneInstance() {
    let runs = atOnce(4, within: 20) { number in
      switch number {
      case 0: ThreeThreads.ask(for: .shared, "shared")
      case 1: ThreeThreads.ask(for: .weak, "weak")
      case 2:
        ThreeThreads.ask(
          for: .shared, "shared, after a cycle", isCycleFirst: true)
      default:
        ThreeThreads.ask(for: .shared, "shared, for a party", isPart: true)
      }
    }
    .compactMap(\.self)
    // Without a cake, an error was kept: another spec looks at errors.
    .filter { $0.begun > 0 }

    let names = runs.map(\.lifetime)
    XCTAssertEqual(
      runs.map { "\($0.lifetime): \($0.begunMeanwhile)" },
      names.map { "\($0): 0" },
      "Three threads asked for one cake, and this many more cakes were begun while the first "
        + "was being built. In the last run, each thread asked for a party, which is transient and "
        + "needs the cake. A kept service is built once, whichever service needs it, so the other "
        + "threads must wait. In `Container.resolve`, look at which registrations take a turn, "
        + "and whether it lasts until the service is built. Only a thread that has the turn may "
        + "give it back, and one that got an error from `beginTurn` doesn't have it."
    )
    guard runs.allSatisfy({ $0.begunMeanwhile == 0 }) else { return }
    XCTAssertEqual(
      runs.map { "\($0.lifetime): \($0.begunAfterwards)" },
      names.map { "\($0): 0" },
      "Three threads asked for one cake, and this many more cakes were begun after the first "
        + "was built. A thread that has waited for its turn doesn't know whether the service was "
        + "built meanwhile. Look at what `Container.resolve` knows when it begins to build."
    )
    XCTAssertEqual(
      runs.map { "\($0.lifetime): \($0.waiting)" },
      names.map { "\($0): 0" },
      "Three threads asked for one cake, and this many of them never came back. A thread "
        + "waits as long as another one has the turn. Look at every way out of "
        + "`Container.resolve` on which a thread has the turn, also the one that returns an instance."
    )
    XCTAssertEqual(
      runs.map { "\($0.lifetime): \($0.refused)" },
      names.map { "\($0): 0" },
      "Three threads asked for one cake, which was built, and this many of them got an error. A "
        + "thread must wait however long the first one builds, and then get its cake. "
        + "`beginTurn` refuses a thread only when threads would wait in a ring, so leave it as it "
        + "was given."
    )
    XCTAssertEqual(
      runs.map { "\($0.lifetime): \($0.cakes)" }, names.map { "\($0): 1" },
      "Three threads asked for one cake that was built once, and this many different cakes "
        + "came back. Every thread must get the kept instance. Look at what `Container.resolve` "
        + "returns after `beginTurn`."
    )
  }

  func testKeepsACycleAnErrorOnTwoThreads() {
    let (cake, dough) = (Sign(), Sign())
    let container = Container()
    container.register(Cake.self, lifetime: .shared) { resolver in
      // Twice: when one thread was refused, the other one may build both.
      for _ in 1...2 { cake.give() }
      dough.comes(within: 0.5)
      _ = try resolver.resolve(Dough.self)
      return Cake()
    }
    container.register(Dough.self, lifetime: .shared) { resolver in
      for _ in 1...2 { dough.give() }
      cake.comes(within: 0.5)
      _ = try resolver.resolve(Cake.self)
      return Dough()
    }

    let endings = atOnce(2) { number in
      number == 0
        ? ending { try container.resolve(Cake.self) }
        : ending { try container.resolve(Dough.self) }
    }

    // A thread may also wait since the other one has kept its turn: another
    // spec looks at that.
    XCTAssertEqual(
      Set(endings.compactMap(\.self)), ["cycle"],
      "A cake needs dough and dough needs a cake. One thread asked for each, and this is how "
        + "their calls ended. Neither can be built, so both must get a cycle error. If no call "
        + "ended, each thread waits for the other one: `beginTurn` finds such a ring and throws, "
        + "so look at what else can block before it, and leave it as it was given."
    )
  }

  func testKeepsThreadsFromWaitingForATransient() {
    for (name, lifetime) in [
      ("transient", Lifetime<Cake>.transient), ("graph", .graph),
    ] {
      let signs = [Sign(), Sign()]
      let container = Container()
      let met = SpecRecorder<String>()
      container.register(Cake.self, lifetime: lifetime) { (_, number: Int) in
        signs[number].give()
        let isMet = signs[1 - number].comes(within: 3)
        met.record("\(name): \(isMet ? "both built at once" : "one waited")")
        return Cake()
      }

      _ = atOnce(2, within: 10) { _ = try? container.resolve(Cake.self, $0) }

      XCTAssertEqual(
        met.values, Array(repeating: "\(name): both built at once", count: 2),
        "Two threads asked for a cake that isn't kept, and one of them waited until the other "
          + "one's was built. Each builds its own instance, so nothing needs to be built once. Look "
          + "at which registrations take a turn in `Container.resolve`."
      )
    }
  }

  func testKeepsTellingWhatIsRegistered() {
    let container = Container()
    container.register(Cake.self, name: "big") { _ in Cake() }
    let missing = ResolutionError.missing("Cake", similar: [#"Cake "big""#])

    XCTAssertEqual(
      ending { try container.resolve(Cake.self) }, "\(missing)",
      "Only a cake with the name \"big\" is registered, and a cake without a name was asked "
        + "for. The error must list what is similar, so that a wrong name is easy to see. Look at "
        + "how `Container.all` reads the table."
    )
    XCTAssertEqual(
      ["big", nil].map { container.contains(Cake.self, name: $0) },
      [true, false],
      "Only a cake with the name \"big\" is registered. `contains` was asked for that name, "
        + "then for no name. It must find exactly what `resolve` finds. Look at how "
        + "`Container.all` reads the table."
    )
  }

  func testKeepsClosingACycle() {
    for (name, lifetime) in [
      ("shared", Lifetime<Cake>.shared), ("weak", .weak), ("graph", .graph),
    ] {
      let container = Container()
      container.register(
        Cake.self, lifetime: lifetime, factory: { _ in Cake() },
        completed: { resolver, cake in
          if try resolver.resolve(Cake.self) !== cake { throw OutOfOrder() }
        })

      XCTAssertEqual(
        "\(name): \(ending { try container.resolve(Cake.self) })",
        "\(name): no error",
        "A completion resolved the cake that it completes, and didn't get that cake. A cycle "
          + "can be closed only if the thread that builds finds its own early instance. Look at "
          + "what `Container.resolve` asks before a turn begins."
      )
    }
  }
}

final class ThreadSafetyTriedXCTests: XCTestCase {
  func testKeepsAFactoryFreeToUseItsContainer() {
    XCTAssertEqual(
      Tried.workInside.lines(),
      ["the factory is done", "the completion is done"],
      "A factory and a completion registered, resolved and removed services in their own "
        + "container, and didn't get through. A lock that is held while they run is locked a "
        + "second time by the same thread, which stops the app. In `Container.swift`, look at "
        + "what runs inside of `withLock`."
    )
  }

  func testKeepsADeinitFreeToAskItsContainer() {
    XCTAssertEqual(
      Tried.lettingGo.lines(),
      ["remove", "clear", "register"].map { "\($0) finds a number: false" },
      "A shared service was let go by `remove`, by `clear` and by `register`, and asked its "
        + "container in `deinit`. If one of these is missing here, the `deinit` got no answer: it "
        + "ran while the container's lock was held, and locked it a second time, which stops the "
        + "app. In `Container.swift`, look at where the old registrations end. If one of them keeps "
        + "the service, its instance is kept outside of its registration: look for a global or "
        + "`static` property."
    )
  }

  func testKeepsWhatIsRegisteredWhileAnotherThreadRemoves() {
    let lost = Tried.registrationDuringRemoval.lines()
      .filter { $0.hasPrefix("lost") }

    XCTAssertEqual(
      lost, [],
      "One thread removed a service, and another thread registered a second one in between. "
        + "The second one was lost. Reading the table and writing it back under two locks "
        + "overwrites what came between them. Look at `keepAll` in "
        + "`Container.swift`."
    )
  }
}

final class ThreadSafetyCompilerXCTests: XCTestCase {
  func testAnyThreadMayUseTheSourdough() throws {
    let verdicts = try Self.verdicts.get()

    XCTAssertEqual(
      verdicts[0].explanation, CompilerVerdict.accepted,
      "The compiler doesn't accept `Sourdough` where it needs a `Sendable` type. Ovens on two "
        + "threads take from one sourdough, so the compiler must be sure that this is safe. Look "
        + "at what changes in `Sourdough.swift`."
    )
    let opening = opening(of: makeContainer())
    XCTAssertEqual(
      opening, "an oven",
      "A bakery's container was asked for an `Oven`, and `resolve` threw the error found here. If "
        + "something is missing, it's the last service on that path. Without an oven, this spec can't "
        + "see anything else. Look at `makeContainer()`."
    )
    guard opening == "an oven" else { return }
    XCTAssertEqual(
      Tried.lastPortion.lines(), ["a loaf"],
      "One portion was left, and two ovens that the spec had heated wanted to bake from it, the "
        + "second one in the middle of the first one's attempt. One of them must get it. With two "
        + "loaves, the second oven came in after the first had looked and before it had taken the "
        + "portion. With none, both ovens lost it. Look at `Sourdough.take`."
    )
  }

  func testAFactoryThatChangesWhatItCapturedDoesNotCompile() throws {
    let verdicts = try Self.verdicts.get()

    XCTAssertEqual(
      verdicts[1..<3].map(\.explanation),
      Array(repeating: CompilerVerdict.accepted, count: 2),
      "A factory and a completion change a number that a `Mutex` guards, and one of them "
        + "doesn't compile. That is safe on any thread, so `register` must take such closures."
    )
    XCTAssertEqual(
      verdicts[3..<5].map(Self.inShort),
      ["factory: refused", "completion: refused"],
      "A factory and a completion change a plain variable that they captured. Any thread may "
        + "call them, so two threads can change it at once, which is a data race. Look at the "
        + "types of both closures in `Container.register`."
    )
  }

  func testKeepsSharedAndWeakForSendableServicesAlone() throws {
    let verdicts = try Self.verdicts.get()

    XCTAssertEqual(
      verdicts[5..<7].map(\.explanation),
      Array(repeating: CompilerVerdict.accepted, count: 2),
      "A `Sendable` service was registered as shared and as weak, and one of them doesn't "
        + "compile. Many threads may use such a service, so both lifetimes must take it."
    )
    XCTAssertEqual(
      verdicts[7..<9].map(Self.inShort),
      [".shared: refused", ".weak: refused"],
      "A service that isn't `Sendable` was registered as shared and as weak. Many threads get "
        + "the same instance then, so the compiler must refuse what isn't safe to share. The "
        + "extension of `Lifetime` in `Container.swift` that declares `shared` and `weak` was given "
        + "with that condition, so leave the condition in place."
    )
  }

  func testKeepsOtherLifetimesForAllServices() throws {
    let verdicts = try Self.verdicts.get()

    XCTAssertEqual(
      verdicts[9...].map(\.explanation),
      Array(repeating: CompilerVerdict.accepted, count: 2),
      "A service that isn't `Sendable` was registered as transient and as graph, and one of "
        + "them doesn't compile. The thread that asked is the only one to use such an instance, "
        + "so it needn't be `Sendable`. Look for a place, other than the extension that declares "
        + "`shared` and `weak`, that asks for `Sendable`."
    )
  }

  /// What the compiler says of the pieces, all in one call.
  private static let verdicts = Result {
    try SpecClient.verdicts(
      on: [
        "needsSendable(Sourdough.self)",
        "let baked = Mutex(0); \(inFactory("baked.withLock { $0 += 1 }"))",
        "let baked = Mutex(0); \(inCompletion("baked.withLock { $0 += 1 }"))",
        "var baked = 0; \(inFactory("baked += 1"))",
        "var baked = 0; \(inCompletion("baked += 1"))",
      ]
        + ["shared", "weak"].map { registering("Cake", $0) }
        + ["shared", "weak", "transient", "graph"].map {
          registering("Jam", $0)
        },
      declarations: """
        import Synchronization
        final class Cake: Sendable {}
        final class Jam { var sugar = 1 }
        func needsSendable(_ type: (some Sendable).Type) {}
        """)
  }

  private static func inFactory(_ change: String) -> String {
    "Container().register(Cake.self) { _ in \(change); return Cake() }"
  }

  private static func inCompletion(_ change: String) -> String {
    "Container().register(Cake.self) { _ in Cake() } completed: { _, _ in \(change) }"
  }

  private static func registering(_ type: String, _ lifetime: String) -> String
  {
    "Container().register(\(type).self, lifetime: .\(lifetime)) { _ in \(type)() }"
  }

  /// The part that the piece is about, and whether it compiles.
  private static func inShort(_ verdict: CompilerVerdict) -> String {
    let parts = [".shared", ".weak", "completed"]
    let part = parts.first(where: verdict.statements.contains) ?? "factory"
    let name = part == "completed" ? "completion" : part
    return "\(name): \(verdict.isAccepted ? "compiles" : "refused")"
  }
}
