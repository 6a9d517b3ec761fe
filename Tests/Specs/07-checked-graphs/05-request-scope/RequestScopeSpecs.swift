import Foundation
import SpecSupport
import SpecTags
import Testing

@testable import RequestScope

/// Serialized, so that an answer with a global fails each spec for its own reason.
@Suite(.serialized) struct RequestScopeSpecs {
  @Test
  func `each request opens its own connection, session and key`() async {
    let world = SpecRailway()
    let office = makeOffice(world.railway)

    var found: [String] = []
    for thing in ["A", "B", "C"] {
      let before = world.things("opens").count
      _ = await office.claim(thing)
      let opened = world.things("opens").dropFirst(before).sorted()
      found.append("\(thing): \(opened.joined(separator: "; "))")
    }

    #expect(
      found == [
        "A: connection 1; key 1; session 1, on connection 1",
        "B: connection 2; key 2; session 2, on connection 2",
        "C: connection 3; key 3; session 3, on connection 3",
      ],
      """
      Three travellers claimed something, one after the other, and `found` lists what each \
      request opened. Everything that a request has opened ends with that request, so the next \
      request needs a connection, a session and a key of its own. If a thing is missing for \
      request B, a container that outlives the request keeps that thing. Look at the container \
      in which the thing is registered, and at what holds the clerks that were built with it.
      """)
  }

  @Test func `two requests with the same trace stay apart`() async {
    let bothAreInside = Meeting(of: 2)
    let world = SpecRailway { _ in await bothAreInside.arrive() }
    let office = makeOffice(world.railway)

    async let first = office.find("A")
    async let second = office.find("A")
    _ = await (first, second)

    #expect(
      world.things("uses").sorted() == [
        "connection 1 for A", "connection 1 for A",
        "connection 2 for A", "connection 2 for A",
      ],
      """
      Two requests with the same trace looked for something at the same time, each in two \
      registers. `found` lists the connections that they used. A client that asks again sends its \
      old trace, so a trace doesn't identify a request. Each request needs a connection of its \
      own. Look at how your code finds the scope that belongs to a request.
      """)
  }

  @Test func `requests at the same time have a trace each`() async {
    let names = (1...62).map { "T\($0)" } + ["", "🚂 e\u{301}"]
    let allAreInside = Meeting(of: names.count)
    let world = SpecRailway { _ in await allAreInside.arrive() }
    let office = makeOffice(world.railway)

    let traces = await atOnce(tasks: names.count) { number in
      await office.find(names[number]).trace
    }

    #expect(
      traces == names,
      """
      The spec made 64 requests at the same time, and `found` lists the traces in the answers. \
      Each answer must have the trace that its own request was sent with, even if the trace is \
      empty. `Response` calls `currentTrace()` only after its request has waited for the archive. \
      Meanwhile, other requests have begun, and the task may continue on another thread. Look at \
      where your code keeps the trace, and at which code can change it there.
      """)
  }

  @Test func `a request's child tasks find its trace`() async {
    let found = SpecRecorder<String>()
    let bothAreInside = Meeting(of: 2)
    let world = SpecRailway { thing in
      await bothAreInside.arrive()
      async let asynclet = currentTrace()
      let inGroup = await withTaskGroup(of: String.self) { group in
        group.addTask { currentTrace() }
        return await group.next() ?? "nothing"
      }
      found.record("\(thing): async let \(await asynclet), group \(inGroup)")
    }
    let office = makeOffice(world.railway)

    async let first = office.find("A")
    async let second = office.find("B")
    _ = await (first, second)

    #expect(
      found.values.sorted() == [
        "A: async let A, group A", "B: async let B, group B",
      ],
      """
      Two requests were running at the same time. In each of them, the archive started child \
      tasks, which called `currentTrace()`. A child task belongs to its request, so it must find \
      the same trace as its parent. A child task inherits task-local values, while a detached task \
      begins without any. Look at what keeps the trace, and at the task in which a clerk works.
      """)
  }

  @Test(arguments: [true, false], ["B", "A"])
  func `a request inside another one has a scope of its own`(
    sameOffice: Bool, trace: String
  ) async {
    let found = SpecRecorder<String>()
    let next = SpecVariable<(any Office)?>(nil)
    let world = SpecRailway { thing in
      let office = next.value
      next.value = nil
      guard let office else { return }
      await found.record("answer inside: \(office.find(trace).trace)")
      found.record("afterwards: \(currentTrace())")
    }
    let otherWorld = SpecRailway()
    let office = makeOffice(world.railway)
    next.value = sameOffice ? office : makeOffice(otherWorld.railway)

    let answer = await office.find("A")
    found.record("answer outside: \(answer.trace)")
    let connections = (world.notes + otherWorld.notes)
      .filter { $0.verb == "uses" }.map { "\($0.trace) uses \($0.thing)" }
    let inner =
      sameOffice ? "connection 2 for \(trace)" : "connection 1 for \(trace)"

    #expect(
      found.values == [
        "answer inside: \(trace)", "afterwards: A", "answer outside: A",
      ],
      """
      In the middle of request A, an office received a second request, whose trace was A or B. \
      `found` lists the trace of the inner answer, then the trace that `currentTrace()` \
      returned in request A afterwards, and then the trace of the outer answer. Each request \
      has its own scope, wherever the request comes from, and the outer scope must be back \
      after the inner request. Look at what `respond(to:)` does when there is already a scope.
      """)
    #expect(
      Set(connections) == [
        "A uses connection 1 for A", "\(trace) uses \(inner)",
      ],
      """
      In the middle of request A, an office received a second request, whose trace was A \
      or B. `found` lists the connections that the two requests used. The inner request \
      may end long before the outer one, so it must not use anything that the outer \
      request has opened. Look at what `respond(to:)` does when there is already a scope.
      """)
  }

  @Test func `outside of requests there is no trace`() async {
    let office = makeOffice(SpecRailway().railway)

    let before = currentTrace()
    _ = await office.find("A")
    let after = currentTrace()

    #expect(
      [before, after] == ["none", "none"],
      """
      The spec called `currentTrace()` before a request and after it. Outside all requests, the \
      trace must be `none`. Otherwise, work that belongs to no request is booked under an old \
      trace. Look at what `currentTrace()` reads, and at when that value is reset.
      """)
  }

  @Test
  func `no request keeps anything in a global or static property`() throws {
    // What `@TaskLocal` makes begins with a dollar sign, which no other name may.
    let found = try CompiledAnswer(spec: #filePath)
      .globalState(allowing: ["threads"])
      .filter { $0.split(separator: ".").last?.hasPrefix("$") != true }

    #expect(
      found == [],
      """
      `found` lists global or static properties that can change. All requests of all offices share \
      these properties, so one request finds what another request stored there. Only `@TaskLocal` \
      properties are allowed, because each task has its own value of them. Keep what belongs to a \
      request in its scope, and what belongs to an office in the office.
      """)
  }
}

/// What works already, and must go on.
@Suite struct RequestScopeGuardSpecs {
  @Test(.tags(.guard))
  func `keeps one connection for all parts of a request`() async {
    var found: [[String]] = []
    for (_, errand) in errands[2...3] {
      let world = SpecRailway()
      let office = makeOffice(world.railway)
      _ = await office.ask(errand)
      found.append(world.things("opens").sorted())
    }

    let all = ["connection 1", "key 1", "session 1, on connection 1"]
    #expect(
      found == [all, all],
      """
      A traveller reported a hat, and another traveller claimed an umbrella, each in an office of \
      its own. `found` lists what each request opened. All parts of a request share one \
      connection, one session and one key. With two connections, a clerk wouldn't see what its own \
      session writes. Look at the lifetime with which each of these is registered.
      """)
  }

  @Test(.tags(.guard))
  func `keeps from opening what a request doesn't need`() async {
    var found: [String] = []
    for (name, errand) in errands.prefix(2) {
      let world = SpecRailway()
      let office = makeOffice(world.railway)
      _ = await office.ask(errand)
      found.append("\(name): \(world.things("opens"))")
    }

    #expect(
      found == ["price: []", #"find: ["connection 1"]"#],
      """
      The spec asked one office for a price, and a second office to find something. \
      `found` lists what each request opened. A request may open only what its clerk \
      works with, and the clerk who looks up a price needs neither a connection nor \
      a key. Look at which code opens things before a clerk needs them.
      """)
  }

  @Test(.tags(.guard))
  func `keeps one price list and one numbering for each office`() async {
    let worlds = [SpecRailway(), SpecRailway()]
    let offices = worlds.map { makeOffice($0.railway) }

    var found: [String] = []
    for index in [0, 1, 0] {
      let report = Errand.report("hat", foundAt: "platform 3")
      let number = await offices[index].ask(report).text
      let price = await offices[index].ask(.price(of: "umbrella")).text
      found.append("office \(index + 1): number \(number), \(price)")
    }
    found += worlds.map { "read \($0.readings.values.count) times" }

    #expect(
      found == [
        "office 1: number 1, umbrella: 3", "office 2: number 1, umbrella: 3",
        "office 1: number 2, umbrella: 3", "read 1 times", "read 1 times",
      ],
      """
      Two offices took turns. In each turn, an office received a report of a hat, and a request \
      for the price of an umbrella. The last two lines show how often each price list was read. \
      Anything that all requests share lives as long as their office, so each office has one \
      numbering and one price list. Look at the container in which `Numbers` and `Prices` are \
      registered, and at their lifetime.
      """)

    let slow = SpecRailway(onRead: { Thread.sleep(forTimeInterval: 0.02) })
    let office = makeOffice(slow.railway)
    _ = await atOnce(tasks: 8) { _ in
      await office.ask(.price(of: "umbrella")).status
    }
    let readings = slow.readings.values.count

    #expect(
      readings == 1,
      """
      The first eight requests to an office asked for a price at the same time, and \
      reading the list took a while. `found` is how often the list was read. Requests \
      that arrive while the list is being read have to wait for the end of that reading. \
      Otherwise, each of them works with a list of its own. Look at what other requests \
      can do between the check for an existing list and the moment when the list is kept.
      """)
  }

  @Test(.tags(.guard)) func `keeps the answers as they are`() async {
    let world = SpecRailway()
    let broken = SpecRailway(failing: ["look"])

    let (found, touched) = await Tripwire.touched {
      let office = makeOffice(world.railway)
      var found: [String] = []
      for (name, errand) in errands {
        let answer = await office.ask(errand)
        found.append("\(name): \(answer.status) \(answer.text)")
      }
      let answer = await makeOffice(broken.railway).ask(.find("umbrella"))
      return found + ["trouble: \(answer.status) \(answer.text)"]
    }

    #expect(
      found == [
        "price: 200 umbrella: 3", "find: 200 umbrella: shelf 4",
        "report: 201 1", "claim: 200 umbrella: shelf 4",
        "claim in vain: 404 No nothing here.",
        "trouble: 500 Please ask again later.",
      ],
      """
      The spec made the requests in `found`, one after the other, and during the last request, \
      the archive threw an error. The answers must stay as they were. If an answer has the status \
      500 although `expected` has a different status, the clerk threw an error, or the code that \
      should build the clerk did. For example, a shared service is built with the dependencies of \
      the container that registered it, so it can't be built with a service that is registered \
      only for a request. Print the error in `respond(to:)` to see which service is missing.
      """)
    #expect(
      touched == [],
      """
      The spec made an office with a railway of its own, and `found` lists the parts of the real \
      railway that were used. An office must use the railway that was passed to it, and no other. \
      Look for `.live` in your code.
      """)
  }

  @Test(.tags(.guard))
  func `keeps the outside world as it is`() throws {
    let answer = GradedAnswer(spec: #filePath)
    let changed =
      try answer.changedWorld() + answer.changed(among: ["Container.swift"])

    #expect(
      changed == [],
      """
      `found` lists files that must stay as they are, but have been changed. The office must work \
      with the railway, the answers and the container that the app uses. Restore each file with \
      `swift run workbook reset`, followed by the exercise's number and the file's name.
      """)
  }
}
