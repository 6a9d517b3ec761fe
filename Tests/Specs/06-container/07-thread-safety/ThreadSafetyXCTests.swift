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
      "In each run, three threads asked for one cake at once. Each line names a run, "
        + "and shows how many more cakes the threads began to build while the first cake "
        + "was being built. In the run “shared, after a cycle”, the cake had needed itself "
        + "in an earlier call. In the run “shared, for a party”, each thread asked for a "
        + "party, which is transient and needs the cake. A kept service is built once, no "
        + "matter which service needs it, so the other threads must wait. In "
        + "`Container.resolve`, look at which registrations take a turn, and at whether the "
        + "turn lasts until the service is built. Only a thread that has the turn may end "
        + "it, and a thread that received an error from `beginTurn` doesn't have the turn."
    )
    guard runs.allSatisfy({ $0.begunMeanwhile == 0 }) else { return }
    XCTAssertEqual(
      runs.map { "\($0.lifetime): \($0.begunAfterwards)" },
      names.map { "\($0): 0" },
      "Three threads asked for one cake at once. `found` lists how many more "
        + "cakes the threads began to build after the first cake had been built. "
        + "While a thread waits for its turn, another thread may build the service. "
        + "Look at what `Container.resolve` relies on when it begins to build."
    )
    XCTAssertEqual(
      runs.map { "\($0.lifetime): \($0.waiting)" },
      names.map { "\($0): 0" },
      "Three threads asked for one cake at once. `found` lists how many of "
        + "these calls never returned. A thread waits for as long as another "
        + "thread has the turn. Look at whether the turn ends on every way out "
        + "of `Container.resolve`, including the one that returns an instance."
    )
    XCTAssertEqual(
      runs.map { "\($0.lifetime): \($0.refused)" },
      names.map { "\($0): 0" },
      "Three threads asked for one cake at once. The cake was built, and `found` "
        + "lists how many threads received an error instead of the cake. However "
        + "long the first thread takes, the other threads must wait and then receive "
        + "the cake. The `beginTurn` that you were given throws only if a thread "
        + "would otherwise wait without end, so leave that method unchanged."
    )
    XCTAssertEqual(
      runs.map { "\($0.lifetime): \($0.cakes)" }, names.map { "\($0): 1" },
      "Three threads asked at once for one cake, which was built once. `found` "
        + "lists how many different cakes they received. Every thread must receive the "
        + "kept instance. Look at what `Container.resolve` returns after `beginTurn`."
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
      "A cake needs dough, and dough needs a cake. One thread asked for the cake "
        + "while another thread asked for the dough. `found` shows how the two calls "
        + "ended. Neither service can be built, so both threads must receive a cycle "
        + "error. If no call ended, each thread waits for the other. The `beginTurn` that "
        + "you were given finds such a ring and throws, so leave that method unchanged, "
        + "and look at what else can block a thread before it calls `beginTurn`."
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
        "Two threads asked for a cake that isn't kept, and one of them waited until "
          + "the other thread's cake was built. Each line in `found` begins with the "
          + "cake's lifetime. Each thread builds an instance of its own, so no thread may "
          + "have to wait. Look at which registrations take a turn in `Container.resolve`."
      )
    }
  }

  func testKeepsTellingWhatIsRegistered() {
    let container = Container()
    container.register(Cake.self, name: "big") { _ in Cake() }
    let missing = ResolutionError.missing("Cake", similar: [#"Cake "big""#])

    XCTAssertEqual(
      ending { try container.resolve(Cake.self) }, "\(missing)",
      "The spec registered only a cake with the name \"big\", and asked for a cake "
        + "without a name. The error must list similar services, so that a wrong name "
        + "is easy to spot. Look at how `similar` in `Container.swift` reads the table."
    )
    XCTAssertEqual(
      ["big", nil].map { container.contains(Cake.self, name: $0) },
      [true, false],
      "The spec registered only a cake with the name \"big\", and called `contains` "
        + "first with that name and then without a name. `contains` must find exactly what "
        + "`resolve` finds. Look at how `contains` in `Container.swift` reads the table."
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
        "The spec resolved a cake, whose lifetime is the word before the colon. The cake's "
          + "completion resolved `Cake`, but didn't receive that same cake. A cycle can be "
          + "closed only if the thread that builds an instance can find that instance before "
          + "it's complete. Look at what `Container.resolve` checks before a turn begins."
      )
    }
  }
}

final class ThreadSafetyTriedXCTests: XCTestCase {
  func testKeepsAFactoryFreeToUseItsContainer() {
    XCTAssertEqual(
      Tried.workInside.lines(),
      ["the factory is done", "the completion is done"],
      "A factory and a completion registered, resolved and removed services in "
        + "their own container. `found` shows which of the two finished. No lock "
        + "may be held while a factory or a completion runs. Otherwise, a factory "
        + "that uses its container locks the same lock a second time, which stops "
        + "the app. In `Container.swift`, look at what runs inside `withLock`."
    )
  }

  func testKeepsADeinitFreeToAskItsContainer() {
    XCTAssertEqual(
      Tried.lettingGo.lines(),
      ["remove", "clear", "register"].map { "\($0) finds a number: false" },
      "The spec removed a shared service with `remove`, with `clear` and with a new "
        + "`register`. Each time, the `deinit` of its instance called `contains`. `found` has a "
        + "line for each of these three calls after which the `deinit` finished. If a line is "
        + "missing, the `deinit` ran while the container's lock was held, and locked the same "
        + "lock a second time, which stops the app. In that case, look at where `Container.swift` "
        + "releases the old registrations. If a line ends with “keeps it”, the instance is kept "
        + "outside its registration. In that case, look for a global or `static` property."
    )
  }

  func testKeepsWhatIsRegisteredWhileAnotherThreadRemoves() {
    let lost = Tried.registrationDuringRemoval.lines()
      .filter { $0.hasPrefix("lost") }

    XCTAssertEqual(
      lost, [],
      "While one thread removed a service, another thread registered a second service. The "
        + "container lost the second service, and `found` lists the methods that lost it. Code "
        + "that reads the table in one locked step and writes it back in another overwrites "
        + "any change in between. Look at `remove` and `clear` in `Container.swift`."
    )
  }
}

final class ThreadSafetyCompilerXCTests: XCTestCase {
  func testAnyThreadMayUseTheSourdough() throws {
    let verdicts = try Self.verdicts.get()

    XCTAssertEqual(
      verdicts[0].explanation, CompilerVerdict.accepted,
      "The compiler doesn't accept `Sourdough` where a type must be "
        + "`Sendable`, and `found` shows the compiler's error. Ovens on two "
        + "threads use one sourdough, so the compiler must be able to check that "
        + "this is safe. Look at which values in `Sourdough.swift` can change."
    )
    let opening = opening(of: makeContainer())
    XCTAssertEqual(
      opening, "an oven",
      "The spec resolved an `Oven` from a bakery's container, and `found` shows the error "
        + "that `resolve` threw. After `missing`, the last service on the path isn't registered. "
        + "Without an oven, this spec can't check anything else. Look at `makeContainer()`."
    )
    guard opening == "an oven" else { return }
    XCTAssertEqual(
      Tried.lastPortion.lines(), ["a loaf"],
      "Only one portion was left, and two ovens that the spec had heated tried to bake. The "
        + "second oven tried while the first oven was still trying. Exactly one of the two "
        + "ovens must bake a loaf. If there are two loaves, the second oven took a portion "
        + "after the first oven had seen that one was left, and before the first oven had taken "
        + "it. If there is no loaf, both ovens lost the portion. Look at `Sourdough.take`."
    )
  }

  func testAFactoryThatChangesWhatItCapturedDoesNotCompile() throws {
    let verdicts = try Self.verdicts.get()

    XCTAssertEqual(
      verdicts[1..<3].map(\.explanation),
      Array(repeating: CompilerVerdict.accepted, count: 2),
      "The spec compiled a factory and a completion that change a number "
        + "inside a `Mutex`. `found` lists the compiler's two answers, and at "
        + "least one closure was refused. Changing a number inside a `Mutex` "
        + "is safe on any thread, so `register` must accept these closures."
    )
    XCTAssertEqual(
      verdicts[3..<5].map(Self.inShort),
      ["factory: refused", "completion: refused"],
      "The spec compiled a factory and a completion that change a plain variable "
        + "that they captured, and at least one of them compiles. Any thread may call "
        + "these closures, so two threads can change the variable at once, which is a "
        + "data race. Look at the types of both closures in `Container.register`."
    )
  }

  func testKeepsSharedAndWeakForSendableServicesAlone() throws {
    let verdicts = try Self.verdicts.get()

    XCTAssertEqual(
      verdicts[5..<7].map(\.explanation),
      Array(repeating: CompilerVerdict.accepted, count: 2),
      "The spec registered a `Sendable` service as shared and as weak. `found` "
        + "lists the compiler's two answers, and at least one call was refused. "
        + "Many threads may use such a service, so both lifetimes must accept it."
    )
    XCTAssertEqual(
      verdicts[7..<9].map(Self.inShort),
      [".shared: refused", ".weak: refused"],
      "The spec registered a service that isn't `Sendable` as shared and as "
        + "weak, and at least one of these calls compiles. Many threads receive the "
        + "same instance of a kept service, so the compiler must refuse a service "
        + "that isn't safe to share. In the `Container.swift` that you were given, "
        + "the extension of `Lifetime` that declares `shared` and `weak` is limited "
        + "to `Sendable` services, so leave this condition in place."
    )
  }

  func testKeepsOtherLifetimesForAllServices() throws {
    let verdicts = try Self.verdicts.get()

    XCTAssertEqual(
      verdicts[9...].map(\.explanation),
      Array(repeating: CompilerVerdict.accepted, count: 2),
      "The spec registered a service that isn't `Sendable` as transient and as "
        + "graph. `found` lists the compiler's two answers, and at least one call "
        + "was refused. Only the thread that asked for such an instance uses it, "
        + "so the service needn't be `Sendable`. Look for a place that requires "
        + "`Sendable`, other than the extension that declares `shared` and `weak`."
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
