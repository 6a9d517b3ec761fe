import SpecSupport
import XCTest

@testable import ThreadSafety

final class ThreadSafetyXCTests: XCTestCase {
  func testThreadsThatAskAtOnceGetOneInstance() {
    for (name, lifetime, isRingFirst) in [
      ("shared", Lifetime<Cake>.shared, false), ("weak", .weak, false),
      ("shared, after a cycle error", .shared, true),
    ] {
      guard
        let (cakes, begun, isOverlap) = cakesForThree(
          lifetime, isRingFirst: isRingFirst)
      else {
        return XCTFail(
          "Three threads asked for a cake (\(name)), and not all came back. "
            + "Whoever has had the turn must give it back.")
      }
      XCTAssertEqual(
        begun, 1,
        "Three threads asked for a cake (\(name)) at once: one must be begun. "
          + reason(isOverlap: isOverlap, isRingFirst: isRingFirst))
      guard begun == 1 else { return }
      XCTAssertEqual(
        Set(cakes.map(ObjectIdentifier.init)).count, 1,
        "Three threads asked for a cake (\(name)) at once. All must get the "
          + "same one.")
    }
  }

  /// Why more than one cake was begun.
  private func reason(isOverlap: Bool, isRingFirst: Bool) -> String {
    if isNeverCalled("beginTurn") {
      return "Nothing calls `beginTurn` yet: no thread has a turn, so nobody "
        + "waits."
    }
    if isRingFirst {
      return "A thread whose `beginTurn` throws has no turn. Give back only a "
        + "turn that was begun, or two threads will build."
    }
    if isOverlap {
      return "Another began while the first was being built, so the turn was "
        + "given back too early. A `defer` in an `if` runs at the end of the "
        + "`if`."
    }
    return "Another began when the first was there. Whoever has waited in "
      + "`beginTurn` must ask for `wanted.instance` again after it."
  }

  func testKeepsACycleAnErrorOnTwoThreads() {
    let (cake, dough) = (Sign(), Sign())
    let endings = Recorder<String>()
    let container = Container()
    container.register(Cake.self, lifetime: .shared) { resolver in
      cake.give()
      dough.comes(within: 0.5)
      _ = try resolver.resolve(Dough.self)
      return Cake()
    }
    container.register(Dough.self, lifetime: .shared) { resolver in
      dough.give()
      cake.comes(within: 0.5)
      _ = try resolver.resolve(Cake.self)
      return Dough()
    }

    let areBack = onThreads(
      { endings.record(ending { try container.resolve(Cake.self) }) },
      { endings.record(ending { try container.resolve(Dough.self) }) })

    XCTAssertTrue(
      areBack,
      "One thread builds a cake, which needs dough; another builds dough, "
        + "which needs a cake. Not both came back. Either a turn was not given "
        + "back after the error: use `defer`. Or each waits for the other: "
        + "`beginTurn` finds such a ring, so call it before you wait.")
    XCTAssertEqual(
      endings.values, areBack ? ["cycle", "cycle"] : endings.values,
      "Cake and dough need each other, and two threads asked for one each. "
        + "Both must get a cycle error.")
  }

  func testKeepsThreadsFromWaitingForATransient() {
    for (name, lifetime) in [
      ("transient", Lifetime<Cake>.transient), ("graph", .graph),
    ] {
      let (first, second) = (Sign(), Sign())
      let met = Recorder<Bool>()
      let container = Container()
      container.register(Cake.self, lifetime: lifetime) {
        (_, mine: Sign, other: Sign) in
        mine.give()
        met.record(other.comes(within: 2))
        return Cake()
      }

      _ = onThreads(
        { _ = try? container.resolve(Cake.self, first, second) },
        { _ = try? container.resolve(Cake.self, second, first) })

      XCTAssertEqual(
        met.values, [true, true],
        "Two threads asked for a cake (\(name)), and one waited for the other. "
          + "Each builds its own: turns are for what is kept.")
    }
  }

  func testKeepsTellingWhatIsRegistered() {
    let container = Container()
    container.register(Cake.self, name: "big") { _ in Cake() }
    let missing = ResolutionError.missing("Cake", similar: [#"Cake "big""#])

    XCTAssertEqual(
      ending { try container.resolve(Cake.self) }, "\(missing)",
      "A cake is registered, but only as \"big\". Whoever asks for one without "
        + "a name must be told so: what is similar is in the registrations.")
    XCTAssertTrue(
      container.contains(Cake.self, name: "big")
        && !container.contains(Cake.self),
      "Only the \"big\" cake is registered, and `contains` must say so.")
  }

  func testKeepsClosingACircle() {
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
        ending { try container.resolve(Cake.self) }, "no error",
        "A completion asks for the cake (\(name)) that it completes. Its own "
          + "thread must find that cake early, before it asks for a turn.")
    }
  }
}

final class ThreadSafetyCompilerXCTests: XCTestCase {
  func testAFactoryThatChangesWhatItCapturedDoesNotCompile() throws {
    for (name, closures) in [
      ("factory", "{ _ in baked += 1; return Cake() }"),
      ("completion", "{ _ in Cake() } completed: { _, _ in baked += 1 }"),
    ] {
      let verdicts = try ["let baked = Mutex(0)", "var baked = 0"].map {
        let isLocked = $0.contains("Mutex")
        let use =
          isLocked
          ? closures.replacing("baked += 1", with: "baked.withLock { $0 += 1 }")
          : closures
        return try client("\($0); Container().register(Cake.self) \(use)")
          .typecheck()
      }

      XCTAssertTrue(
        verdicts[0].isAccepted,
        "A closure that changes what a lock guards must be welcome. "
          + verdicts[0].explanation)
      XCTAssertTrue(
        verdicts[1].isRefused(with: "concurrently-executing code"),
        "Any thread may call factories and completions, so two may change one "
          + "variable at once. Take `@Sendable` closures only. This \(name) "
          + "changes a variable. " + verdicts[1].explanation)
    }
  }

  func testOnlyWhatIsSendableIsSharedOrWeak() throws {
    for lifetime in ["shared", "weak"] {
      let register = "Container().register(Cake.self, lifetime: .\(lifetime))"
      let sendable = try client("\(register) { _ in Cake() }").typecheck()
      let other = try client(
        "\(register) { _ in Cake() }", cake: "final class Cake { var size = 1 }"
      ).typecheck()

      XCTAssertTrue(
        sendable.isAccepted,
        "A `Sendable` service must have the lifetime \(lifetime). "
          + sendable.explanation)
      XCTAssertTrue(
        other.isRefused(with: "Sendable"),
        "One instance (\(lifetime)) is handed to many threads. A service that "
          + "is not `Sendable` must not have this lifetime. "
          + other.explanation)
    }
  }

  func testKeepsOtherLifetimesForAllServices() throws {
    for lifetime in ["transient", "graph"] {
      let verdict = try client(
        "Container().register(Cake.self, lifetime: .\(lifetime)) { _ in Cake() }",
        cake: "final class Cake { var size = 1 }"
      ).typecheck()

      XCTAssertTrue(
        verdict.isAccepted,
        "A \(lifetime) service stays with whoever asked, so it need not be "
          + "`Sendable`. " + verdict.explanation)
    }
  }

  private func client(
    _ statements: String, cake: String = "final class Cake: Sendable {}"
  ) -> Client {
    Client(statements, declarations: "import Synchronization\n\(cake)")
  }
}
