import SpecSupport
import XCTest

@testable import Decorators

final class DecoratorsXCTests: XCTestCase {
  func testAfterTheLastAttemptTheCallerGetsItsError() {
    for question in [Question.tides, .warning, .free] {
      let events = SpecRecorder<String>()
      // It answers in the end, so that an endless loop ends.
      let office = SpecOffice(failing: { $1 < 50 }, during: events.record)
      let harbour = SpecHarbour(office)
        .withRetries(3, pause: { events.record("pause") })
      let touched = Tripwire.touched { harbour.ask(question) }
      let call = question.text()

      XCTAssertEqual(
        events.values + [touched.result],
        [call, "pause", call, "pause", call, "threw NoLine(call: 3)"],
        "The spec asked a question through `retried` with three attempts, and the "
          + "office failed at every call. `found` lists the calls and the pauses, and then "
          + "what the caller received. Three attempts have two pauses between them. The "
          + "caller must receive the last error unchanged, because that error describes "
          + "the current problem. Look at what `retried` does after the last attempt."
      )
      XCTAssertEqual(
        touched.names, [],
        "The spec passed a fake office to `retried`, and this office failed "
          + "at every call. `found` lists the parts of the real world that your "
          + "code then used. A decorator may use only the value that it wraps. "
          + "Look for `shared`, `.office` or `.live` in what `retried` returns."
      )
    }
  }

  func testACacheKeepsNoError() {
    for question in [Question.tides, .free] {
      let now = SpecVariable(0)
      let harbour = SpecHarbour(SpecOffice(failing: { [1, 3].contains($1) }))
        .withCache(now: { now.value })
      let found = [0, 1, 2, 700, 701, 702].map { time in
        now.value = time
        return "after \(time) seconds: \(harbour.ask(question))"
      }

      XCTAssertEqual(
        found,
        [
          "after 0 seconds: threw NoLine(call: 1)",
          "after 1 seconds: answer 2 at Ostend",
          "after 2 seconds: answer 2 at Ostend",
          "after 700 seconds: threw NoLine(call: 3)",
          "after 701 seconds: answer 4 at Ostend",
          "after 702 seconds: answer 4 at Ostend",
        ],
        "The spec asked a question six times through a cache of 600 seconds, and "
          + "the office failed at its first and third call. `found` lists the "
          + "results. The office may answer again after an error, so the next "
          + "question must reach the office. The cache must not replace an error with "
          + "an old answer, either. Look at what `cached` does when the call throws."
      )
    }
  }

  func testACacheConfusesNoTwoHarbours() {
    let names = Set(Odd.texts.map { String($0.prefix(20)) })
      .union(["Ostend", "OSTEND", " Ostend"]).sorted()
    for question in [Question.tides, .free] {
      let office = SpecOffice()
      let harbour = SpecHarbour(office).withCache()

      XCTAssertEqual(
        again(2) { names.map { harbour.ask(question, at: $0) } },
        again(2) { names.map { "answer 1 at \($0)" } },
        "The spec asked one cache about many harbours, in two rounds. `found` lists the "
          + "answers. Each harbour has its own answer, and in the second round, this answer "
          + "must come from the cache. Look at the key under which `cached` keeps an answer."
      )
      XCTAssertEqual(
        office.calls.count, names.count,
        "The spec asked one cache about many harbours, in two rounds. `found` is the number of "
          + "calls to the office. The second round needs no calls, because the cache keeps the "
          + "first round's answers. Look at the key under which `cached` keeps an answer, and at "
          + "whether it keeps all of them.")
    }
  }

  func testASlowAnswerHoldsUpNoOtherQuestion() {
    for question in [Question.tides, .free, .booking] {
      let slow = question.text()
      let other: Question = question == .tides ? .tides : .free
      let isAsked = DispatchSemaphore(value: 0)
      let othersAreDone = DispatchSemaphore(value: 0)
      let events = SpecRecorder<String>()
      let office = SpecOffice(during: { call in
        guard call == slow else { return }
        isAsked.signal()
        if othersAreDone.wait(timeout: .now() + 5) == .timedOut {
          events.record("the slow answer came first")
        }
      })
      let harbour = SpecHarbour(office).withCache()
      events.record("kept: \(harbour.ask(other, at: "Bruges"))")
      _ = atOnce(2, within: 15) { number in
        guard number == 1 else {
          _ = harbour.ask(question)
          return
        }
        _ = isAsked.wait(timeout: .now() + 5)
        events.record("kept: \(harbour.ask(other, at: "Bruges"))")
        events.record("new: \(harbour.ask(other, at: "Ghent"))")
        if question != .booking {
          events.record("booking: \(harbour.ask(.booking))")
        }
        othersAreDone.signal()
      }

      XCTAssertEqual(
        ["slow: \(slow)"] + events.values,
        [
          "slow: \(slow)", "kept: answer 1 at Bruges",
          "kept: answer 1 at Bruges", "new: answer 1 at Ghent",
        ] + (question == .booking ? [] : ["booking: answer 1 at Ostend"]),
        "A cache kept an answer for Bruges. While the office was slow to answer "
          + "a call for Ostend, another thread asked about Bruges and Ghent. It also "
          + "booked a pilot in Ostend, unless the slow call was a booking. `found` "
          + "names the slow call, and then lists what happened, in order. A cache "
          + "that waits for an office must still answer other questions. If `found` "
          + "says that the slow answer came first, look at what `cached` calls while "
          + "it holds a lock. Otherwise, look at which answers `cached` keeps.")
    }
  }

  func testACacheLosesNothingThatManyThreadsAsk() {
    let program = SpecClient(
      #"""
      let (table, pilots) = (Counting(), Counting())
      let tides = cached(table, seconds: 600, now: { 0 })
      let free = cached(
        Pilots(
          free: { try pilots.tides(at: $0).map { _ in "" } },
          book: { Booking(pilot: $0, ship: $1) }),
        seconds: 600, now: { 0 })
      // A name this long takes a while to be looked up, so two threads meet in one dictionary.
      let long = String(repeating: "harbour", count: 3_000)
      let names = (0..<8).map { thread in (0..<300).map { "\(long) \(thread)-\($0)" } }
      let finished = atOnce(8, within: 9) { thread in
        for name in names[thread] { _ = try? (tides.tides(at: name), free.free(name)) }
        return true
      }
      print("threads that finished: \(finished.compactMap { $0 }.count)")
      for name in names.joined() { _ = try (tides.tides(at: name), free.free(name)) }
      print("calls of the tide office: \(table.calls.values.count)")
      print("calls of the pilot office: \(pilots.calls.values.count)")
      """#,
      declarations: #"""
        import SpecSupport

        struct Counting: TideTable {
          let calls = SpecRecorder<Int>()

          func tides(at harbour: String) throws -> [Tide] {
            calls.record(1)
            return []
          }
        }
        """#)

    XCTAssertEqual(
      program.lines(),
      [
        "threads that finished: 8", "calls of the tide office: 2400",
        "calls of the pilot office: 2400",
      ],
      "A program asked about 2400 harbours from eight threads, and then about all "
        + "of them again. The offices answered with empty lists, which are also "
        + "answers. Two screens may ask one cache at the same time, and the cache must "
        + "keep every answer until the answer is too old. If the program crashed, or "
        + "an office was called more than 2400 times, look at what `cached` changes "
        + "outside a lock, and at whether it keeps only some of the answers."
    )
  }

  func testTheQuayBoardLogsEachCallOfAnOffice() throws {
    let day = Day(makeQuayBoard)

    XCTAssertEqual(
      day.log,
      [
        "surge warning at Ostend: answered",
        "tides at Ostend: failed, NoLine(call: 1)",
        "tides at Ostend: failed, NoLine(call: 2)",
        "tides at Ostend: answered",
        "free pilots in Ostend: failed, NoLine(call: 1)",
        "free pilots in Ostend: answered", "shown",
        "surge warning at Ostend: failed, NoLine(call: 2)",
        "surge warning at Ostend: answered", "shown",
        "pilot in Ostend for Gull: failed, NoLine(call: 1)", "failed",
        "surge warning at Ostend: answered", "free pilots in Ostend: answered",
        "shown", "surge warning at Bruges: answered",
        "tides at Bruges: failed, NoLine(call: 1)",
        "tides at Bruges: failed, NoLine(call: 2)",
        "tides at Bruges: failed, NoLine(call: 3)", "failed",
        "surge warning at Ghent: answered", "tides at Ghent: answered",
        "free pilots in Ghent: failed, NoLine(call: 1)",
        "free pilots in Ghent: failed, NoLine(call: 2)",
        "free pilots in Ghent: failed, NoLine(call: 3)", "failed",
        "surge warning at Ostend: answered", "tides at Ostend: answered",
        "shown", "surge warning at Ostend: answered",
        "free pilots in Ostend: answered", "shown",
      ],
      "The spec used a quay board for some minutes. `found` lists the lines of its "
        + "log, and between them whether people got a result (“shown”, “booked”) or an "
        + "error (“failed”). The log is compared with the offices' bills, so it must have "
        + "every call to an office, even a failed one, and no question that a cache "
        + "answered. Look at the order of the decorators in `makeQuayBoard`, at its three "
        + "attempts and its 600 seconds, and at whether any of the tangled code is left."
    )
    XCTAssertEqual(
      day.others, [],
      "The spec passed offices, a clock, a pause and a log of its own to "
        + "`makeQuayBoard`. `found` lists the parts of the real world that the board used. A "
        + "screen may use only what it received. Look for `shared`, `.office` and `.live`."
    )
  }

  func testTheAuditDeskLogsEachQuestionOnce() throws {
    let day = Day(makeAuditDesk)
    let ostend = [
      "surge warning at Ostend: answered", "tides at Ostend: answered",
      "free pilots in Ostend: answered", "shown",
    ]

    XCTAssertEqual(
      day.log,
      ostend + ostend
        + ["pilot in Ostend for Gull: failed, NoLine(call: 1)", "failed"]
        + ostend
        + [
          "surge warning at Bruges: answered",
          "tides at Bruges: failed, NoLine(call: 3)", "failed",
          "surge warning at Ghent: answered", "tides at Ghent: answered",
          "free pilots in Ghent: failed, NoLine(call: 3)", "failed",
        ]
        + ostend + ostend,
      "The spec used an audit desk for some minutes. `found` lists the lines of its log, "
        + "and between them whether people got a result (“shown”, “booked”) or an error "
        + "(“failed”). The auditor needs each question and each booking once, with the "
        + "result that the person got. It doesn't matter how many attempts it took, or "
        + "whether a cache answered. Look at the order of the decorators in `makeAuditDesk`."
    )
    XCTAssertEqual(
      day.calls, Day(makeQuayBoard).calls,
      "The spec used both screens in the same way. `found` lists the audit desk's calls to the "
        + "offices and its pauses, and `expected` lists those of the quay board. The screens may "
        + "differ only in their logs: both keep answers for 600 seconds and make three attempts. "
        + "Look at the decorators in `CompositionRoot.swift`."
    )
    XCTAssertEqual(
      day.others, [],
      "The spec passed offices, a clock, a pause and a log of its own to "
        + "`makeAuditDesk`. `found` lists the parts of the real world that the desk used. A "
        + "screen may use only what it received. Look for `shared`, `.office` and `.live`."
    )
  }

  func testKeepsTheAppOnTheOffices() {
    let touched = Tripwire.touched {
      let screen = SpecHarbour(makeQuayBoard(.live))
      return [Question.tides, .free, .booking].map { screen.ask($0) }
    }

    XCTAssertEqual(
      Set(touched.names).subtracting(["clock", "pause"]).sorted(),
      [Question.free, .booking, .tides].map { $0.text() },
      "The spec asked the app's quay board for tides and free pilots, and "
        + "booked a pilot. `found` lists the board's calls to the real world. The "
        + "app must work with the real offices. Look at `makeQuayBoard` in "
        + "`CompositionRoot.swift`: it must use the dependencies that it receives."
    )
    XCTAssertEqual(
      touched.result, ["06:12", "MiaJef", "Mia"],
      "The spec asked the app's quay board for tides and free pilots, and booked a pilot. "
        + "`found` lists the results. Decorators must not change an answer. Look at "
        + "`makeQuayBoard` in `CompositionRoot.swift`.")
  }
}

/// Some minutes of a screen: what people did, and what its log and the offices saw.
private struct Day {
  let log: [String]
  let calls: [String]
  let others: [String]

  init(_ makeScreen: (Dependencies) -> HarbourScreen) {
    let log = SpecRecorder<String>()
    let now = SpecVariable(0)
    let office = SpecOffice(failing: { call, number in
      switch call {
      case "tides at Ostend": number < 3
      case "tides at Bruges", "free pilots in Ghent": number < 9
      case "free pilots in Ostend": number == 1
      case "surge warning at Ostend": number == 2
      default: call.hasPrefix("pilot in") && number == 1
      }
    })
    let parts = Dependencies(
      tides: office, pilots: office.pilots, log: { log.record($0) },
      now: { now.value }, pause: { office.note("pause") })
    others =
      Tripwire.touched {
        let screen = makeScreen(parts)
        func show(_ harbour: String) {
          let lines = try? screen.lines(for: harbour)
          log.record(lines == nil ? "failed" : "shown")
        }
        show("Ostend")
        now.value = 599
        show("Ostend")
        let pilot = try? screen.bookPilot(in: "Ostend", for: "Gull")
        log.record(pilot == nil ? "failed" : "booked")
        show("Ostend")
        show("Bruges")
        show("Ghent")
        now.value = 600
        show("Ostend")
        now.value = 1_199
        show("Ostend")
      }.names
    self.log = log.values
    calls = office.calls
  }
}
