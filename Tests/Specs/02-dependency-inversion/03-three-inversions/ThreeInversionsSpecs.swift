import SpecSupport
import SpecTags
import Testing

@testable import ThreeInversions

@Suite struct ThreeInversionsSpecs {
  @Test
  func
    `DueReminder compiles without the desk, the post office and the locator`()
    throws
  {
    let details = try rule.get().files.intersection([
      "CompositionRoot.swift", "Desk.swift", "PostOffice.swift",
      "ServiceLocator.swift",
    ])

    #expect(
      details.sorted() == [],
      """
      `DueReminder` doesn't compile without the files that `found` lists. The rule \
      must not depend on a detail such as the desk, the post office or the code \
      that finds a messenger, even through a default. Look in `DueReminder.swift`, \
      and in the files that it depends on, for names that the listed files declare.
      """)
  }

  @Test func `runLibrary passes on the error that stopped the desk`() {
    struct Fire: Error {}
    let desk = Desk(mornings: [[.emma], [.dracula]])
    var mornings = 0
    desk.everyMorning { _ in
      mornings += 1
      if mornings == 1 { throw Fire() }
    }

    #expect(
      throws: Fire.self,
      """
      Before the spec called `runLibrary(desk:)`, it added a listener that throws an \
      error on the first of the desk's two mornings. `runLibrary(desk:)` didn't throw \
      that error. Only the caller can decide what the library does after an error. If \
      `runLibrary(desk:)` doesn't call `desk.work()` yet, the listener was never \
      called. Otherwise, call `desk.work()` once, with a plain `try` and no `catch`.
      """
    ) {
      try runLibrary(desk: desk)
    }
    #expect(
      mornings == 1,
      """
      The spec's listener throws an error on the first morning, and that error stops \
      the desk. `found` is the number of mornings on which the desk called the \
      listener. After an error, only the caller of `runLibrary(desk:)` may decide \
      whether the desk works again. Call `desk.work()` once in `runLibrary(desk:)`.
      """)
  }

  @Test
  func `the locator is asked once each morning with something due`() throws {
    let desk = Desk(mornings: [[.emma, .dracula], [.emma]])
    let (locator, told) = (ServiceLocator(), SpecRecorder<String>())
    var morning = 0
    desk.everyMorning { _ in
      morning += 1
      locator.register(
        Replaced(name: "messenger \(morning)", locator: locator, told: told))
    }

    startReminders(at: desk, locator: locator)
    try? desk.work()

    #expect(
      told.values == [
        "messenger 1 told Ann", "messenger 1 told Bram", "messenger 2 told Ann",
      ],
      """
      The spec registered a new messenger in the locator at the start of each of two mornings, and \
      a different messenger after each message. `found` lists which messenger told which reader. \
      All of a morning's reminders must use the one messenger that the locator finds when that \
      morning begins. Look at when your code calls `find()`. If a message came from an earlier \
      morning's messenger, your code calls `find()` too early. If a message came from a messenger \
      that was registered later on the same morning, your code calls `find()` too often.
      """)
  }

  @Test
  func `the locator hides a forgotten messenger until it runs`() {
    let desk = Desk(mornings: [[.emma]])

    startReminders(at: desk, locator: ServiceLocator())

    #expect(
      throws: ServiceLocator.NothingRegistered.self,
      """
      The spec passed in a `ServiceLocator` without a messenger, but `desk.work()` \
      didn't throw the locator's error. Without this error, the library can't find \
      out that its readers aren't reminded. If the desk never calls your reminder, \
      look at `startReminders(at:locator:)`. Otherwise, call `find()` with a plain \
      `try`, and don't replace a missing messenger with another one.
      """
    ) {
      try desk.work()
    }
  }

  @Test func `all three ways remind alike`() throws {
    let reminders = try Way.allCases.flatMap(remindersOfTwoDesks)

    #expect(
      reminders
        == Way.allCases.flatMap { way in
          [
            "\(way), first desk: Ann: Please bring back Emma.",
            "\(way), first desk: Ann: Please bring back Emma.",
            "\(way), first desk: Ann: Please bring back Dracula.",
            "\(way), first desk: Bram: Please bring back Dracula.",
            "\(way), second desk: Bram: Please bring back Dracula.",
          ]
        },
      """
      The spec started reminders at two desks, in each of the three ways. `found` \
      lists the messages that each desk's messengers received. Every way must follow \
      the rule of `DueReminder`: one message for each loan that is due at that desk, \
      even if a reader has two loans or two copies of a book. Look at the function \
      in `CompositionRoot.swift` for the way whose lines differ. The reminder that \
      this function starts must hold its messenger, factory or locator.
      """)
  }

  @Test(.tags(.guard))
  func `keeps the wording of a reminder in one place, with the rule`() throws {
    let wording = "Please bring back"
    let everywhere = try CompiledAnswer(spec: #filePath).literals
    let withTheRule = try rule.get().answer.literals

    #expect(
      [everywhere, withTheRule].map { texts in
        texts.count { $0.contains(wording) }
      } == [1, 1],
      """
      The spec counted the string literals that contain “Please bring back”. In \
      `found`, the first number is for all your files, and the second is for the \
      files that `DueReminder` needs. The three ways differ in how they get a \
      messenger, but never in the rule, so the wording must exist only once. Search \
      all your files for these words, and keep them in one place, with `DueReminder`.
      """)
  }

  @Test(.tags(.guard))
  func `keeps every reminder from being built without its messenger`() throws {
    let optional = try CompiledAnswer(spec: #filePath)
      .loosePlaces(for: ["Messenger"])
      .filter {
        !$0.hasPrefix("ServiceLocator.") && "?!".contains($0.suffix(1))
      }
    let size = SpecClient(
      "_ = DueReminder(); print(MemoryLayout<DueReminder>.size)"
    ).lines()
    let hasDefault = size.count == 1 && Int(size[0]).map { $0 > 0 } ?? false

    #expect(
      optional + (hasDefault ? ["DueReminder() compiles"] : []) == [],
      """
      The compiler accepted a reminder without a messenger, because your code has a default \
      value or an optional property for the messenger. With injection, the compiler must report \
      a forgotten dependency. Otherwise, only the readers could notice the mistake, because \
      they'd receive no message. Look at the properties and the initializers that `found` lists.
      """)
  }

  @Test(.tags(.guard))
  func `keeps no state in a global or a static property`() throws {
    let state = try CompiledAnswer(spec: #filePath).globalState()

    #expect(
      state == [],
      """
      `found` names each global or static property of yours that can change, and each \
      process-wide store that your code uses. All reminders in the program share these \
      places, so one desk's messenger may remind another desk's readers. Keep the state in \
      the instance that needs it, as a property that `init` sets, or capture it in a closure \
      in `CompositionRoot.swift`.
      """)
  }

  @Test(.tags(.guard))
  func `keeps the desk calling its other listeners every morning`() throws {
    let heard = try Way.allCases.map(whatAnotherListenerHears)

    #expect(
      heard
        == Way.allCases.map { way in
          "\(way): 3 loans, 0 loans, 1 loans; nothing else was touched"
        },
      """
      The spec added another listener to a desk with three mornings, on which three loans, no \
      loans and one loan were due. For each way, `found` shows how many loans that listener \
      received, and whether your code used the post office or called `nextMorning()`. If your \
      code takes a morning from the desk, no other listener is called for that morning. Look \
      at `startReminders` in `CompositionRoot.swift`, which must only give the desk a handler.
      """)
  }

  @Test(.tags(.guard))
  func `keeps the outside world as it is`() throws {
    let changed = try GradedAnswer(spec: #filePath).changedWorld()

    #expect(
      changed == [],
      """
      `found` lists the files marked "The outside world" that no longer match \
      the starter. The specs watch your code through these files, so a changed \
      file can hide what your code does. Put each listed file back: `swift run \
      workbook reset`, then the exercise's number and the file's name.
      """)
  }
}

/// The files that the rule needs, and what the compiler knows of them.
private let rule = Result {
  let files = try SpecClient.filesNeeded(by: "DueReminder")
  let others = try GradedAnswer(spec: #filePath).allFiles(but: files)
  return (
    files: files,
    answer: try CompiledAnswer(spec: #filePath, leavingOut: others)
  )
}

/// What two desks' messengers were told; the second desk works first.
///
/// Nothing but the reminders, the factory or the locator holds the messengers.
private func remindersOfTwoDesks(way: Way) throws -> [String] {
  let desks = [
    Desk(mornings: [[.emma, .emma, .draculaToo], [], [.dracula]]),
    Desk(mornings: [[.dracula]]),
  ]
  let told = [SpecRecorder<String>(), SpecRecorder<String>()]
  for (desk, told) in zip(desks, told) { way.start(at: desk, telling: told) }
  for desk in desks.reversed() { try desk.work() }
  return zip(["first desk", "second desk"], told).flatMap { name, told in
    told.values.map { "\(way), \(name): \($0)" }
  }
}

/// What a listener hears that the desk calls after a reminder.
private func whatAnotherListenerHears(way: Way) throws -> String {
  let desk = Desk(mornings: [[.emma, .emma, .dracula], [], [.dracula]])
  let heard = SpecRecorder<String>()
  let touched = try Tripwire.touched {
    way.start(at: desk, telling: SpecRecorder())
    desk.everyMorning { heard.record("\($0.count) loans") }
    try desk.work()
  }
  let others =
    touched.names.isEmpty
    ? "nothing else was" : touched.names.joined(separator: ", ")
  return "\(way): \(heard.values.joined(separator: ", ")); \(others) touched"
}

/// A messenger that is replaced in its locator as soon as it has told something.
private struct Replaced: Messenger {
  let name: String
  let locator: ServiceLocator
  let told: SpecRecorder<String>

  func tell(_ reader: String, _ message: String) {
    told.record("\(name) told \(reader)")
    locator.register(
      Replaced(name: "another than \(name)", locator: locator, told: told))
  }
}
