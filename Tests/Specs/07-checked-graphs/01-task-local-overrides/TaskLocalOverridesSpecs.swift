import SpecSupport
import SpecTags
import Testing

@testable import TaskLocalOverrides

/// Serialized, so that an answer with a global fails each spec for its own
/// reason. In the first spec, two child tasks stand for two tests.
@Suite(.serialized) struct TaskLocalOverridesSpecs {
  @Test func `two overrides at the same time do not see each other`() async {
    let (bothAreInside, bothHaveAsked) = (Rendezvous(of: 2), Rendezvous(of: 2))
    let ask = { @Sendable (own: String) in
      await withDependencies {
        $0.time = { own }
      } operation: {
        await bothAreInside.arrive()
        let found = Dependencies.current.time()
        await bothHaveAsked.arrive()
        return found
      }
    }

    async let first = ask("6:30")
    async let second = ask("7:40")
    let found = await [first, second]

    #expect(
      found == ["6:30", "7:40"],
      """
      Two tasks override the time, wait until both are inside, and ask. One \
      got the other's. What the whole process shares cannot belong to one \
      task, however well it is locked: make the values task-local.
      """)
  }

  @Test func `tasks keep the values that they were started with`() async {
    let overrideHasEnded = Rendezvous(of: 2)

    let late = withDependencies {
      $0.time = { "8:10" }
    } operation: {
      Task {
        await overrideHasEnded.arrive()
        return Dependencies.current.time()
      }
    }
    await overrideHasEnded.arrive()
    let lateTime = await late.value
    let childTime = await withDependencies {
      $0.time = { "9:20" }
    } operation: {
      async let child = Dependencies.current.time()
      return await child
    }

    #expect(
      [lateTime, childTime] == ["8:10", "9:20"],
      """
      A `Task { }` was started inside an override, and asked for the time \
      after its end (found first). An `async let` asked inside another \
      override. Both must get that override's time. What belongs to the \
      process or to a thread does not go along with a task; a task-local \
      value does.
      """)
  }

  @Test func `a detached task begins with the live values`() async {
    let found = await withDependencies {
      $0.time = { "8:10" }
    } operation: {
      await Task.detached { Dependencies.current.time() }.value
    }

    #expect(
      found == "12:00",
      """
      A `Task.detached` begins outside of all overrides, with the harbour's \
      own clock. If it found 8:10, it saw the override: the values do not \
      belong to a task. If not, they are not live where nobody overrides them.
      """)
  }

  @Test func `an inner override keeps what the outer one changed`() async {
    let sync = withDependencies {
      $0.time = { "8:10" }
    } operation: {
      withDependencies({ $0.nextTicket = { 7 } }, operation: timeAndTicket)
    }
    let async = await withDependencies {
      $0.time = { "8:10" }
    } operation: {
      await withDependencies {
        $0.nextTicket = { 7 }
      } operation: {
        await Task.yield()
        return timeAndTicket()
      }
    }

    #expect(
      [sync, async] == ["8:10, ticket 7", "8:10, ticket 7"],
      """
      The outer override changes the time, the inner one the ticket. Inside \
      both, both hold. Let `change` begin with the current values, not with \
      the live ones: without `await` (found first) and with it.
      """)
  }

  @Test func `a ferry arrives with the values it departed with`() async {
    let (listener, crossing) = (Listener(), Crossing())
    let heron = Ferry(name: "Heron") { await crossing.run(listener) }

    let arrival = withDependencies(listener.override) { heron.depart() }
    crossing.begin()
    await arrival.value

    #expect(
      listener.heard.values == ["Heron leaves, 8:10", "Heron arrives, 9:00"],
      """
      The ferry departed inside an override, and crossed after its end, from \
      8:10 to 9:00. If no arrival was heard, it went to the real radio, or \
      `depart`'s task ended before it. If the ferry arrived at 8:10, it did \
      not wait for the crossing, or read the clock before it.
      """)
  }

  private func timeAndTicket() -> String {
    let current = Dependencies.current
    return "\(current.time()), ticket \(current.nextTicket())"
  }
}

/// A trait that leaves a test out makes it pass: nothing in it fails. So does
/// one that keeps its error. So this test, which has no trait, calls
/// `provideScope` itself.
@Suite struct TaskLocalOverridesScopeSpecs {
  private struct Storm: Error {}

  @Test(.tags(.guard))
  func `keeps running the test that has the trait, once`() async throws {
    let runs = Recorder<String>()
    let test = try #require(Test.current)

    var isStormTold = false
    do {
      try await FreshDependencies().provideScope(
        for: test, testCase: Test.Case.current
      ) {
        runs.record("run")
        throw Storm()
      }
    } catch is Storm {
      isStormTold = true
    }

    #expect(
      runs.values == ["run"],
      """
      The test that has the trait must run, and only once. `provideScope` is \
      handed the test as `function`: a trait that does not call it leaves the \
      test out, and the test is called passed.
      """)
    #expect(
      isStormTold,
      """
      A test threw an error, and the trait kept it: such a test is called \
      passed. `provideScope` must throw what `function` throws.
      """)
  }
}

/// The trait stands on the suite: each of its tests has it.
@Suite(.freshDependencies) struct TaskLocalOverridesFreshSuiteSpecs {
  @Test(arguments: ["Ada", "Bram", "Cleo"])
  func `each case of a suite's test has fresh values`(name: String) {
    let ticket = TicketOffice().sell(to: name)

    #expect(
      ticket == "Ticket 1 for \(name)",
      """
      The suite has the trait `.freshDependencies`, and its test runs once for \
      each of three passengers. Each run must have test values of its own. \
      After a 2 or 3, runs shared their values: make them in `provideScope`, \
      and let the trait be recursive, or a suite has one scope for all. A \
      number above 1000 is a live one.
      """)
  }
}

@Suite struct TaskLocalOverridesFreshTestSpecs {
  @Test(.freshDependencies)
  func `a test with the trait sells ticket 1, then 2`() {
    let tickets = ["Ada", "Bram"].map(TicketOffice().sell)

    #expect(
      tickets == ["Ticket 1 for Ada", "Ticket 2 for Bram"],
      """
      The test has the trait `.freshDependencies`. The trait's `provideScope` \
      must make test values, and run the test surrounded by them. A number \
      above 1000 is a live one.
      """)
  }

  @Test(FreshDependencies(fail: { Told.failures.record($0) }))
  func `the trait fails a test that uses what it does not override`() {
    let earlier = Told.failures.values.count
    var touched: [String] = []
    let cause: Comment = """
      The test has the trait `FreshDependencies(fail: …)`, and this was told \
      to another `fail`. Let the trait hand its own one to `.test(fail:)`.
      """
    withKnownIssue(cause, isIntermittent: true) {
      touched = Tripwire.touched { Ferry(name: "Heron") {}.wait() }.names
    }
    let failures = Told.failures.values.count - earlier

    #expect(
      touched == [],
      "The trait has left live values in the test. Override them all.")
    #expect(
      failures == 2,
      """
      The test has the trait `FreshDependencies(fail: …)`. It overrides \
      neither `time` nor `say`, and used both, so this `fail` must be called \
      twice. Let the trait hand its own `fail` to `.test(fail:)`.
      """)
  }

  @Test(.tags(.guard))
  func `keeps the outside world as it is`() throws {
    let changed = try GradedAnswer(spec: #filePath).changedWorld()

    #expect(
      changed == [],
      """
      A file that stands for the outside world was changed. The specs watch that file, so they \
      can't tell any more what your code does. Put each file found here back: \
      `swift run workbook reset`, then the exercise's number and the file's name.
      """)
  }
}
