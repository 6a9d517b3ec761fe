import ClubServer
import SpecSupport
import Testing

@testable import RequestScope

@Suite(.serialized) struct RequestScopeManySpecs {
  @Test func `a thousand requests at once stay apart`() async {
    let allAreInside = Meeting(of: 1_000)
    let world = SpecRailway { _ in await allAreInside.arrive() }
    let office = makeOffice(world.railway)

    let wrong = await atOnce(tasks: 1_000) { number in
      await office.claim("T\(number)").trace != "T\(number)"
    }
    let strange = world.notes.filter { note in
      note.verb == "uses" && !note.thing.hasSuffix(" for \(note.trace)")
    }

    #expect(
      [
        "all were inside at once: \(allAreInside.wasComplete)",
        "answers with another trace: \(wrong.count { $0 })",
        "uses under another trace: \(strange.count)",
        "opened: \(world.things("opens").count)",
        "not closed once: \(world.unbalanced.count)",
      ] == [
        "all were inside at once: true", "answers with another trace: 0",
        "uses under another trace: 0", "opened: 3000", "not closed once: 0",
      ],
      """
      A thousand travellers claimed something at the same time, and each request waited in the \
      archive until all of them were there. Requests must not wait for one another. Each request \
      has its own connection, session and key, and closes all three at its end. If the first line \
      says `false`, look for a lock or a queue around a whole request. Otherwise, look at what two \
      requests can reach at the same time.
      """)
  }

  @Test func `a real server answers forty clients at once`() async throws {
    let allAreInside = Meeting(of: 40)
    let world = SpecRailway { _ in await allAreInside.arrive() }
    let office = makeOffice(world.railway)
    let server = try LoopbackServer.answering { thing in
      let answer = await office.find(thing)
      return [answer.text, answer.trace]
    }
    defer { server.stop() }

    let found = atOnce(40, within: 60) { number in
      (try? Caller(asking: server, about: "T\(number)"))?.answer()
    }.map { ($0 ?? nil) ?? "no answer" }

    #expect(
      found == (0..<40).map { #"["T\#($0): shelf 4","T\#($0)"]"# },
      """
      A server on this machine passed the requests of forty clients to the office, all at the same \
      time. `found` lists what each client received: the text of its answer, and the trace. Each \
      client must receive its own answer and its own trace. Look at what two requests share in \
      your code.
      """)
    #expect(
      world.unbalanced == [],
      """
      A real server answered forty clients, and `found` lists the things that were not \
      closed exactly once. A server runs for months, so if each request left something \
      open, the server would run out of it one day. Look at the end of `respond(to:)`.
      """)
  }

  @Test
  func `a client that hangs up leaves nothing open`() async throws {
    let ending = SpecRecorder<String>()
    let (isLooking, hasEnded) = (Meeting(of: 2), Meeting(of: 2))
    let world = SpecRailway { thing in
      guard thing == "A" else { return }
      await isLooking.arrive()
      do {
        // In turns of the pool, so that a busy machine doesn't end it too soon.
        for _ in 0..<4_000 {
          await Task.detached { try? await Task.sleep(for: .milliseconds(1)) }
            .value
          try Task.checkCancellation()
        }
        ending.record("waited to the end")
      } catch {
        ending.record("stopped waiting")
        throw error
      }
    }
    let office = makeOffice(world.railway)
    let server = try LoopbackServer.answering { thing in
      let answer = await office.find(thing)
      if thing == "A" { await hasEnded.arrive() }
      return [answer.text]
    }
    defer { server.stop() }

    let caller = try Caller(asking: server, about: "A")
    await isLooking.arrive()
    caller.hangUp()
    await hasEnded.arrive()
    let left = world.unbalanced
    let next = try Caller(asking: server, about: "B").answer()

    #expect(
      ending.values + left + [next] == [
        "stopped waiting", #"["B: shelf 4"]"#,
      ],
      """
      A client hung up while its request waited for the archive, so the server cancelled the \
      request's task. `found` shows how the waiting ended, and what the next client received. \
      Any lines between these two name things that weren't closed exactly once before the office \
      responded. A cancelled request must stop waiting, and must close its connection. Look at \
      the task in which the clerk works, and at what `respond(to:)` does after a cancellation.
      """)
  }
}
