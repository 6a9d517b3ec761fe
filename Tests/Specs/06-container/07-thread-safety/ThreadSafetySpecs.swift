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
      The second thread began to build the cake before the first one had failed. A shared service \
      is built by one thread at a time, since it must be built once, and its completion belongs to \
      that. Look at where a turn begins and ends in `Container.resolve`.
      """)
    #expect(
      endings.map { $0 ?? "still waiting" } == ["error", "cake"],
      """
      One thread began to build a shared cake and failed, while a second thread had asked for the \
      same cake. The second must get its turn then, and build the cake. If it's still waiting, the \
      turn wasn't given back: look at every way out of `Container.resolve`, and an error is one. If \
      it got the error, the failure was kept.
      """)
    #expect(
      log.values.dropFirst() == ["\(phase) fails", "\(phase) begins again"],
      """
      One thread began to build a shared cake and failed, and a second thread asked for the same \
      cake. This happened after the first had begun. Each thread got what it should, but the second \
      one didn't build: it was handed the cake of the attempt that failed. An instance may be kept \
      only when its completion has succeeded, too. In `Resolver.build`, look at the line that \
      sets `wanted.kept`, and at what runs after it.
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
      While one thread was building a cake, another thread registered and resolved dough, and had \
      to wait. A factory may take long, so only threads that want the same kept service may wait \
      for it. In `Container.resolve`, look at what is held while a service is built, and at whom \
      that stops.
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
      A weak cake was resolved, and the caller dropped it, but the cake is still alive. A weak \
      service lives as long as its callers hold it, so the container must not hold it, too. Look \
      at what `Lifetime.weak` and `Registration` keep.
      """)
  }
}
