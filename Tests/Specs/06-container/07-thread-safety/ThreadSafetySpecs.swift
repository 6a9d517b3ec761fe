import SpecSupport
import SpecTags
import Testing

@testable import ThreadSafety

/// The two closures that a registration calls.
enum Phase: String, CaseIterable {
  case factory, completion
}

@Suite struct ThreadSafetySpecs {
  @Test(arguments: Phase.allCases)
  func `when the first thread fails, the next one builds`(phase: Phase) {
    let (hasBegun, asks, begins) = (Sign(), Sign(), Sign())
    let log = SpecRecorder<String>()
    let container = Container()
    let work = { @Sendable in
      let isFirst = log.values.isEmpty
      log.record(isFirst ? "\(phase) begins" : "\(phase) begins again")
      guard isFirst else { return begins.give() }
      hasBegun.give()
      asks.comes()
      begins.comes(within: 0.3)
      log.record("\(phase) fails")
      throw OutOfOrder()
    }
    container.register(Cake.self, lifetime: .shared) { _ in
      if phase == .factory { try work() }
      return Cake()
    } completed: { _, _ in
      if phase == .completion { try work() }
    }

    let endings = atOnce(2) { number in
      if number == 1 {
        hasBegun.comes()
        asks.give()
      }
      return (try? container.resolve(Cake.self)) == nil ? "error" : "cake"
    }

    #expect(
      log.values.dropFirst().first == "\(phase) fails",
      """
      One thread was building a shared cake, and a second thread began to build \
      the same cake before the first thread had failed. Only one thread at a \
      time may build a shared service, and its completion is part of building \
      it. Look at where a turn begins and ends in `Container.resolve`.
      """)
    #expect(
      endings.map { $0 ?? "still waiting" } == ["error", "cake"],
      """
      One thread began to build a shared cake and failed, after a second thread had asked for \
      the same cake. `found` lists how the two calls ended. After the failure, the second thread \
      must have its turn and build the cake. If the second thread is still waiting, look at \
      whether the first thread's turn ends on every way out of `Container.resolve`, including an \
      error. If the second thread received an error, look for code that keeps the failure.
      """)
    #expect(
      log.values.dropFirst() == ["\(phase) fails", "\(phase) begins again"],
      """
      One thread began to build a shared cake and failed, and a second thread asked for the \
      same cake. `found` lists what happened after the first thread had begun. The second \
      thread must build a new cake, and must not receive a cake from the failed attempt. An \
      instance may be kept only after its completion has succeeded. In `Resolver.build`, \
      look at the line that sets `wanted.kept`, and at what runs after that line.
      """)
  }

  @Test(.tags(.guard), arguments: Phase.allCases)
  func `keeps other threads going while one builds`(phase: Phase) {
    let container = Container()
    let others = SpecRecorder<String>()
    let work = { @Sendable in
      let ending = atOnce(1) { _ in
        container.register(Dough.self, lifetime: .shared) { _ in Dough() }
        _ = try? container.resolve(Dough.self)
        if container.contains(Cake.self) { container.remove(Dough.self) }
        return "went on during the \(phase)"
      }
      others.record(ending[0] ?? "was held up by the \(phase)")
    }
    container.register(Cake.self, lifetime: .shared) { _ in
      if phase == .factory { work() }
      return Cake()
    } completed: { _, _ in
      if phase == .completion { work() }
    }

    _ = try? container.resolve(Cake.self)

    #expect(
      others.values == ["went on during the \(phase)"],
      """
      While one thread was building a cake, another thread tried to register and resolve \
      dough, and had to wait. A factory may take a long time, so only threads that need the \
      same kept service may wait for it. Look at which lock or turn `Container.resolve` \
      holds while a service is built, and at which threads have to wait for it.
      """)
  }

  @Test(.tags(.guard))
  func `keeps a weak service only while a caller holds it`() throws {
    let container = Container()
    container.register(Cake.self, lifetime: .weak) { _ in Cake() }

    let isGone = try again {
      try isReleased { try container.resolve(Cake.self) }
    }

    #expect(
      isGone == [true, true, true],
      """
      The spec resolved a weak cake three times and released it each time. \
      `found` lists whether the cake was gone from memory each time. A weak \
      service lives only as long as its callers hold it, so the container itself \
      must not hold it. Look at what `Lifetime.weak` and `Registration` keep.
      """)
  }
}
