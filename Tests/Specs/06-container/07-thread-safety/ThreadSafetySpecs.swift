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
    let log = Recorder<String>()
    let container = Container()
    let work = { @Sendable in
      let isFirst = log.values.isEmpty
      log.record(isFirst ? "first begins" : "second begins")
      guard isFirst else { return begins.give() }
      hasBegun.give()
      asks.comes()
      begins.comes(within: 0.3)
      log.record("first fails")
      throw OutOfOrder()
    }
    container.register(Cake.self, lifetime: .shared) { _ in
      if phase == .factory { try work() }
      return Cake()
    } completed: { _, _ in
      if phase == .completion { try work() }
    }

    let areBack = onThreads(
      { _ = try? container.resolve(Cake.self) },
      {
        hasBegun.comes()
        asks.give()
        if (try? container.resolve(Cake.self)) != nil { log.record("cake") }
      })

    #expect(
      areBack,
      """
      The first thread's \(phase.rawValue) threw an error, and another thread still \
      waits. Give the turn back in any case, after an error, too.
      """)
    let expected = ["first begins", "first fails", "second begins", "cake"]
    let isAsExpected = !areBack || log.values == expected
    #expect(
      isAsExpected,
      """
      A second thread asked while the first one was in its \
      \(phase.rawValue), which then failed. The second must wait until the first has given up, look \
      again, find nothing, and build: \(log.values).
      """)
  }

  @Test(.tags(.guard), arguments: Phase.allCases)
  func `keeps other threads going while one builds`(phase: Phase) {
    let container = Container()
    let isDone = Recorder<Bool>()
    let work = { @Sendable in
      let areBack = onThreads(within: 2) {
        container.register(Dough.self, lifetime: .shared) { _ in Dough() }
        _ = try? container.resolve(Dough.self)
        if container.contains(Cake.self) { container.remove(Dough.self) }
      }
      isDone.record(areBack)
    }
    container.register(Cake.self, lifetime: .shared) { _ in
      if phase == .factory { work() }
      return Cake()
    } completed: { _, _ in
      if phase == .completion { work() }
    }

    _ = try? container.resolve(Cake.self)

    #expect(
      isDone.values == [true],
      """
      While one thread was in the \(phase.rawValue) of a cake, another registered and \
      resolved other things, and was held up. Hold no lock then, and let only \
      those wait who want this very cake.
      """)
  }

  @Test(.tags(.guard))
  func `keeps a weak service only while somebody holds it`() throws {
    let container = Container()
    container.register(Cake.self, lifetime: .weak) { _ in Cake() }
    weak var eaten: Cake?
    do {
      let cake = try container.resolve(Cake.self)
      eaten = cake
    }

    #expect(
      eaten == nil,
      """
      A weak cake was resolved, and then nobody held it any more. The \
      container still does: what it keeps of a weak service must be a weak \
      reference.
      """)
  }

  @Test(.tags(.guard))
  func `keeps a factory free to use its container`() async {
    await #expect(
      processExitsWith: .success,
      """
      A factory registered, resolved and removed with its own container, and \
      the app stopped: a lock was held, and was taken again.
      """
    ) {
      let container = Container()
      let work = { @Sendable in
        container.register(Dough.self, lifetime: .shared) { _ in Dough() }
        _ = try container.resolve(Dough.self)
        if container.contains(Cake.self) { container.remove(Cake.self) }
      }
      container.register(Cake.self, lifetime: .shared) { _ in
        try work()
        return Cake()
      } completed: { _, _ in
        try work()
      }

      let cakes = Recorder<Cake>()
      let isBack = onThreads {
        if let cake = try? container.resolve(Cake.self) { cakes.record(cake) }
      }

      let hasCake = isBack && cakes.values.count == 1
      #expect(
        hasCake,
        """
        A factory registered, resolved and removed with its own container, and \
        \(isBack ? "no cake came" : "waits for itself"). Hold no lock while a \
        factory or a completion runs.
        """)
    }
  }

  @Test(.tags(.guard))
  func `keeps a deinit free to ask its container`() async {
    await #expect(
      processExitsWith: .success,
      """
      A shared instance was let go. It asked the container in its `deinit`, \
      and the app stopped: let it go after the lock, not inside.
      """
    ) {
      for (how, letGo) in waysToLetGo {
        let container = Container()
        let answers = Recorder<Bool>()
        let isBack = onThreads {
          container.register(Leaver.self, lifetime: .shared) { _ in
            Leaver { answers.record(container.contains(Int.self)) }
          }
          _ = try? container.resolve(Leaver.self)
          letGo(container)
        }

        let hasAnswer = isBack && answers.values == [false]
        #expect(
          hasAnswer,
          """
          A shared instance was let go by `\(how)`, and asked the container in \
          its `deinit`. It must get an answer: let it go after the lock, not \
          inside.
          """)
      }
    }
  }
}
