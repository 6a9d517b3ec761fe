import SpecSupport
import SpecTags
import Testing

@testable import Decorators

@Suite struct DecoratorsSpecs {
  @Test(arguments: Wrapping.decorators)
  func `a surge warning comes through every decorator`(decorator: Wrapping) {
    let events = SpecRecorder<String>()
    let harbour = decorator.around(
      SpecHarbour(SpecOffice()), log: events.record)
    let answer = harbour.ask(.warning)
    events.record(answer.hasPrefix("answer") ? "a warning" : answer)
    let line = "\(Question.warning.text()): answered"

    #expect(
      ["\(decorator)"] + events.values == ["\(decorator)"]
        + (decorator == .log ? [line, "a warning"] : ["a warning"]),
      """
      The spec asked for a surge warning through a decorator, and the tide office had \
      one. `found` names the decorator, and then lists the lines of a log and the \
      result. A decorator must implement every requirement of the protocol: if you \
      leave out a requirement, a default of the protocol compiles in its place. Look \
      for a type of yours that conforms to `TideTable`, but has no `surgeWarning(at:)`.
      """)
  }

  @Test(arguments: Question.allCases)
  func `a log has a line for each call, whether it fails or not`(
    question: Question
  ) {
    let log = SpecRecorder<String>()
    let harbour = SpecHarbour(SpecOffice(failing: { $1 == 2 }))
      .withLog(log.record)
    for _ in 1...3 { log.record(harbour.ask(question)) }
    let call = question.text()

    #expect(
      log.values == [
        "\(call): answered", "answer 1 at Ostend",
        "\(call): failed, NoLine(call: 2)", "threw NoLine(call: 2)",
        "\(call): answered", "answer 3 at Ostend",
      ],
      """
      The spec made the same call three times through a log, and the office failed \
      once. `found` lists the log's lines, and after each line what the caller \
      received. The log must show how each call ended, and the caller must receive \
      the office's answer or error unchanged. Look at what `logged` does before the \
      call, after an answer and after an error, for the tides and for the pilots.
      """)
  }

  @Test(arguments: [Question.tides, .warning, .free], [1, 2, 4])
  func `retrying asks again until an answer comes`(
    question: Question, attempts: Int
  ) throws {
    let events = SpecRecorder<String>()
    let office = SpecOffice(
      failing: { !$1.isMultiple(of: attempts) }, during: events.record)
    let harbour = SpecHarbour(office)
      .withRetries(attempts, pause: { events.record("pause") })
    for _ in 1...2 { events.record(harbour.ask(question)) }

    let call = question.text()
    let expected = (1...2).flatMap { round in
      (1..<attempts).flatMap { _ in [call, "pause"] }
        + [call, "answer \(round * attempts) at Ostend"]
    }
    #expect(
      events.values == expected,
      """
      The spec asked a question twice through `retried`, and each time the office \
      answered on the last allowed attempt. `found` lists the calls, the pauses and \
      the results, in order. Each question must have its full number of attempts, \
      with a pause between two attempts and no pause after an answer. Look at how \
      `retried` counts the attempts, and at whether it retries every question.
      """)

    // While one question pauses, two others begin and end.
    let between = SpecVariable<@Sendable () -> Void>({})
    let troubled = SpecOffice(failing: { call, number in
      call.contains("Ostend")
        ? number < 9 : call.contains("Bruges") && number == 1
    })
    let twice = SpecHarbour(troubled)
      .withRetries(2, pause: { between.value() })
    let found = SpecRecorder<String>()
    between.value = {
      between.value = {}
      for place in ["Bruges", "Ghent"] {
        found.record(twice.ask(question, at: place))
      }
    }
    found.record(twice.ask(question))

    #expect(
      found.values == [
        "answer 2 at Bruges", "answer 1 at Ghent", "threw NoLine(call: 2)",
      ],
      """
      The spec asked three questions through one value from `retried`, which allows two \
      attempts for each. The office always failed for Ostend, once for Bruges, and \
      never for Ghent. During the pause between the attempts for Ostend, the spec asked \
      about Bruges and Ghent. `found` lists the results for Bruges, Ghent and Ostend. \
      Each question must have its full number of attempts and no more, even if other \
      questions are asked during its pause. Look at where `retried` keeps its count.
      """)

    guard question == .warning, attempts > 1 else { return }
    let asked = SpecRecorder<String>()
    let calm = CalmOffice(asked: asked)
    let tides = retried(calm, attempts: 3, pause: { asked.record("pause") })
    let warning = try tides.surgeWarning(at: "Ostend")

    #expect(
      asked.values + [warning ?? "no warning"] == ["Ostend", "no warning"],
      """
      The spec asked for a surge warning through `retried`, and the tide office had none for \
      Ostend. `found` lists the harbour of each call, any pauses, and the result. The absence \
      of a warning is also an answer, and only an error is a reason to ask again. Look at how \
      `retried` tells an error from `nil`, because `try?` turns an error into `nil`.
      """)
  }

  @Test(arguments: Wrapping.decorators)
  func `a booking reaches the office as often as people book`(
    decorator: Wrapping
  ) {
    let office = SpecOffice(failing: { $1 == 1 })
    let harbour = decorator.around(
      SpecHarbour(office), log: office.note, pause: { office.note("pause") })
    for _ in 1...3 { office.note(harbour.ask(.booking)) }

    let call = Question.booking.text()
    let endings = ["failed, NoLine(call: 1)", "answered", "answered"]
    let results =
      ["threw NoLine(call: 1)"] + [2, 3].map { "answer \($0) at Ostend" }
    let expected = zip(endings, results).flatMap { ending, result in
      [call] + (decorator == .log ? ["\(call): \(ending)"] : []) + [result]
    }
    #expect(
      ["\(decorator)"] + office.calls == ["\(decorator)"] + expected,
      """
      A person booked a pilot three times through a decorator, and the first booking failed. \
      `found` names the decorator, and then lists the calls to the pilot office, any pauses and \
      log lines, and what the person received. A booking that failed may still have arrived, so \
      only the person may repeat it, and no cache may answer it. Look at what `retried` and \
      `cached` do with `book`.
      """)
  }

  @Test(arguments: [Question.tides, .free], [60, 600])
  func `a cache answers again until its time is over`(
    question: Question, seconds: Int
  ) {
    let now = SpecVariable(0)
    let harbour = SpecHarbour(SpecOffice())
      .withCache(seconds, now: { now.value })
    let found = [
      0, seconds / 2, seconds - 1, seconds, seconds * 2 - 1, seconds * 2,
    ].map { time in
      now.value = 1_000 + time
      return "after \(time) seconds: \(harbour.ask(question))"
    }

    #expect(
      found == [
        "after 0 seconds: answer 1 at Ostend",
        "after \(seconds / 2) seconds: answer 1 at Ostend",
        "after \(seconds - 1) seconds: answer 1 at Ostend",
        "after \(seconds) seconds: answer 2 at Ostend",
        "after \(seconds * 2 - 1) seconds: answer 2 at Ostend",
        "after \(seconds * 2) seconds: answer 3 at Ostend",
      ],
      """
      The spec asked a question six times through a cache, while the cache's clock \
      moved on. The office numbers its calls, and each answer in `found` shows the \
      number of the call that returned it. An answer is too old once its age \
      reaches `seconds`, and repeating the answer doesn't make it younger. Look at \
      when `cached` reads the clock, and at how it compares the times.
      """)

    let slow = SpecHarbour(SpecOffice(during: { _ in now.value += 50 }))
      .withCache(seconds, now: { now.value })
    now.value = 0
    let results = [0, 49 + seconds, 50 + seconds].map { time in
      now.value = time
      return "at \(time) seconds: \(slow.ask(question))"
    }
    #expect(
      results == [
        "at 0 seconds: answer 1 at Ostend",
        "at \(49 + seconds) seconds: answer 1 at Ostend",
        "at \(50 + seconds) seconds: answer 2 at Ostend",
      ],
      """
      The office took 50 seconds for each answer. The spec asked a question through a \
      cache when the clock showed 0, and then twice more. The office numbers its calls, \
      and each answer in `found` shows the number of the call that returned it. The age \
      of an answer counts from the moment when the answer came, and not from the moment \
      of the question. Look at when `cached` reads the clock for a new answer.
      """)

    let office = SpecOffice()
    let nested = SpecHarbour(office)
      .withCache(seconds * 2, now: { now.value })
      .withCache(seconds, now: { now.value })
    let kept = [0, seconds, seconds * 2].map { time in
      now.value = time
      return "at \(time) seconds: \(nested.ask(question))"
    }
    #expect(
      kept == [
        "at 0 seconds: answer 1 at Ostend",
        "at \(seconds) seconds: answer 1 at Ostend",
        "at \(seconds * 2) seconds: answer 2 at Ostend",
      ],
      """
      The spec wrapped one cache around another cache that keeps its answers twice as \
      long, and asked a question three times. The office numbers its calls, and each \
      answer in `found` shows the number of the call that returned it. When the outer \
      cache's answer is too old, the outer cache must ask the inner cache, which still \
      has an answer. Look at what `cached` does with a value that is already decorated.
      """)
  }

  @Test(arguments: [Question.tides, .free])
  func `two caches share nothing`(question: Question) {
    let office = SpecOffice()
    let first = SpecHarbour(office).withCache()
    let second = SpecHarbour(office).withCache()
    let boards = (
      Wrapping.quayBoard.around(SpecHarbour(office)),
      Wrapping.quayBoard.around(SpecHarbour(office))
    )
    let found =
      inTurn(first, second) { $0.ask(question) }
      + inTurn(boards.0, boards.1) { $0.ask(question) }

    #expect(
      found == [1, 2, 1, 3, 4, 3].map { "answer \($0) at Ostend" },
      """
      The spec asked two caches around one office: the first, the second, and the first again. \
      Then it did the same with two quay boards. The office numbers its calls, and each answer \
      in `found` shows the number of the call that returned it. If caches share their answers, \
      one screen shows what another screen asked for, perhaps from a different office. If the \
      third answer is a new one, the cache doesn't keep its answers yet. Look at where \
      `cached` keeps its answers: each call to `cached` must create storage of its own.
      """)
  }

  @Test func `a surge warning is never an old one`() {
    let office = SpecOffice(failing: { call, number in
      call == Question.warning.text() && number == 3
    })
    let harbour = SpecHarbour(office).withCache()
    let found = again { "\(harbour.ask(.warning)), \(harbour.ask(.tides))" }

    #expect(
      found == [
        "answer 1 at Ostend, answer 1 at Ostend",
        "answer 2 at Ostend, answer 1 at Ostend",
        "threw NoLine(call: 3), answer 1 at Ostend",
      ],
      """
      Through a cache, the spec asked for the surge warning and the tides three times in \
      the same second, and the third request for the warning failed. The office numbers \
      its calls, and each answer in `found` shows the number of the call that returned \
      it. The tides may come from the cache. But an old warning can cost lives, so each \
      request for a warning must go to the office, and the cache must not hide an error. \
      Look at what `cached` does in `surgeWarning(at:)` and in `tides(at:)`.
      """)
  }

  @Test(arguments: [false, true])
  func `a booking makes the free pilots of its harbour old`(
    itFails: Bool
  ) {
    let booking = Question.booking.text()
    let ask = SpecVariable<@Sendable () -> Void>({})
    let office = SpecOffice(
      failing: { call, _ in itFails && call == booking },
      during: { call in if call == booking { ask.value() } })
    let harbour = SpecHarbour(office).withCache()
    for place in ["Ostend", "Bruges"] { _ = harbour.ask(.free, at: place) }
    // Another person looks at the free pilots while the office books.
    ask.value = { _ = atOnce(1, within: 3) { _ in harbour.ask(.free) } }
    _ = harbour.ask(.booking)
    office.note("booked")
    for place in ["Ostend", "Ostend", "Bruges"] {
      _ = harbour.ask(.free, at: place)
    }

    let after = office.calls.drop { $0 != "booked" }.dropFirst()
    #expect(
      ["it fails: \(itFails)"] + after == [
        "it fails: \(itFails)", Question.free.text(),
      ],
      """
      A cache kept the free pilots of Ostend and Bruges. While the spec booked a pilot in \
      Ostend, another thread asked for the free pilots there. After the booking, the spec \
      asked twice about Ostend and once about Bruges. `found` shows whether the booking \
      failed, and then lists the calls that reached the office after the booking. A \
      booking changes who is free only in its own harbour, and a failed booking may still \
      have arrived. Look at which answers `cached` forgets in `book`, and when.
      """)
  }

  @Test(arguments: Order.all)
  func `each order of the decorators does what it says`(order: Order) {
    for question in [Question.tides, .free] {
      let (log, pauses) = (SpecRecorder<String>(), SpecRecorder<Int>())
      let office = SpecOffice(failing: { $1 <= order.failures })
      let harbour = order.fromTheInside.reduce(SpecHarbour(office)) {
        $1.around($0, log: log.record, pause: { pauses.record(1) })
      }
      _ = again(2) { harbour.ask(question) }

      let lines = log.values.map { line in
        line.contains("failed") ? "failed" : "answered"
      }
      #expect(
        ["\(question), \(order)"] + lines == ["\(question), \(order)"]
          + order.log,
        """
        The spec wrapped an office in decorators, let the office fail at first, and \
        asked a question twice. The first entry in `found` names the question and the \
        decorators, from the inside out, and the other entries show how each call in the \
        log ended. A log's place decides which calls it sees: inside the retries it sees \
        each attempt, and outside the cache it sees each question. Look for a decorator \
        that doesn't wrap what it received, or that depends on the other decorators.
        """)
      #expect(
        [
          "\(question), \(order)", "calls: \(office.calls.count)",
          "pauses: \(pauses.values.count)",
        ]
          == [
            "\(question), \(order)", "calls: \(order.failures + 1)",
            "pauses: \(order.failures)",
          ],
        """
        The spec wrapped an office in decorators, let the office fail at first, and asked a \
        question twice. The first entry in `found` names the question and the decorators, \
        from the inside out, and the other entries are the numbers of calls to the office \
        and of pauses. In every order, the retries go on until the first answer, and the \
        cache keeps that answer. Look for a decorator that doesn't wrap what it received.
        """)
    }
  }

  @Test(.tags(.guard))
  func `keeps nothing that changes in a global or static property`() throws {
    let kept = try CompiledAnswer(spec: #filePath).globalState()

    #expect(
      kept == [],
      """
      `found` lists the global and `static` properties in your code whose contents can change. All \
      screens and all tests share such a property, so one screen can receive answers that another \
      screen asked for. Create the storage of a cache inside `cached`, once for each call.
      """)
  }

  @Test(.tags(.guard))
  func `keeps to the clock and the pause that it's given`() throws {
    let read = try CompiledAnswer(spec: #filePath).readsOfTheSystem()

    #expect(
      read == [],
      """
      `found` lists the places where your code reads the system's clock, or waits by itself. A \
      test can't wait ten minutes for an answer to grow old, so it passes in a clock and a pause. \
      Use `now` and `pause` in these places.
      """)
  }

  @Test(.tags(.guard))
  func `keeps the outside world as it is`() throws {
    let changed = try GradedAnswer(spec: #filePath).changedWorld()

    #expect(
      changed == [],
      """
      The spec compared the files marked “The outside world” with the originals, and \
      `found` lists the files that have changed. Screens and offices don't depend on the \
      decorators around them, so these files must stay as they are. To restore a file, run \
      `swift run workbook reset`, followed by the exercise's number and the file's name.
      """)
  }
}

/// Decorators around an office, from the inside out, and what a log sees of two questions.
struct Order: CustomStringConvertible, Sendable {
  let fromTheInside: [Wrapping]
  /// How often the office fails before it answers.
  var failures = 1
  let log: [String]

  var description: String {
    fromTheInside.map { "\($0)" }.joined(separator: " < ")
  }

  static let all = [
    Order(
      fromTheInside: [.log, .retries, .cache], log: ["failed", "answered"]),
    Order(
      fromTheInside: [.log, .cache, .retries], log: ["failed", "answered"]),
    Order(fromTheInside: [.retries, .log, .cache], log: ["answered"]),
    Order(
      fromTheInside: [.retries, .cache, .log], log: ["answered", "answered"]),
    Order(
      fromTheInside: [.cache, .retries, .log], log: ["answered", "answered"]),
    Order(
      fromTheInside: [.cache, .log, .retries],
      log: ["failed", "answered", "answered"]),
    Order(
      fromTheInside: [.log, .retries, .log, .cache, .cache],
      log: ["failed", "answered", "answered"]),
    Order(
      fromTheInside: [.retries, .retries, .cache, .log], failures: 5,
      log: ["answered", "answered"]),
  ]
}
