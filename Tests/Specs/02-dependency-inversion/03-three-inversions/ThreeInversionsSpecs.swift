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
      `DueReminder` doesn't compile without the files found here. The rule must not depend on a \
      detail: neither on the desk, nor on the post office, nor on the code that finds a \
      messenger, and not by a default either. Look in `DueReminder.swift`, and in the files whose \
      names it uses, for what the found files declare.
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
      Another listener of the desk threw an error on the first of two mornings, and \
      `runLibrary(desk:)` did not throw it. Only the caller can decide what a library does on a \
      day like that. If `runLibrary` doesn't call `desk.work()` yet, the listener was never \
      called; if it does, call it once, with a plain `try` and no `catch`.
      """
    ) {
      try runLibrary(desk: desk)
    }
    #expect(
      mornings == 1,
      """
      The error stopped the desk on its first morning, and this is how many mornings began. What \
      stopped the desk must be dealt with before it opens again, and that is the caller's \
      decision. Call `desk.work()` once in `runLibrary(desk:)`.
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
      Another messenger was registered before each of two mornings, and after each message; the \
      readers were not told by the messengers expected here. A morning's reminders go through the \
      one messenger that the locator finds when that morning begins. Look at when your code calls \
      `find()`. If a message goes to a messenger of an earlier morning, `find()` is called too \
      early; if it goes to another messenger than that morning's first, it's called too often.
      """)
  }

  @Test
  func `the locator hides a forgotten messenger until it runs`() {
    let desk = Desk(mornings: [[.emma]])

    startReminders(at: desk, locator: ServiceLocator())

    #expect(
      throws: ServiceLocator.NothingRegistered.self,
      """
      Nothing was registered, and the desk's work didn't end with the locator's error. Without \
      this error, readers aren't reminded and the library doesn't find out. If your reminder is \
      never called, look at `startReminders(at:locator:)`; if it is, call `find()` with a plain \
      `try`, and use no other messenger instead.
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
      Reminders were started at two desks, in each of the three ways, and the messengers weren't \
      told what is expected here. All ways have to follow the rule of `DueReminder`: one message \
      for each loan that is due at the messenger's own desk, even if a reader has two loans or two \
      copies of a book. Look at the function of `CompositionRoot.swift` whose way differs, and at \
      the reminder that it starts, which must hold what it was given.
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
      The first number says how often your code contains the words of a reminder, and the second \
      one how often the files do that `DueReminder` needs. The three ways differ in how they get \
      a messenger, and never in the rule; if each has words of its own, the next change will miss \
      one. Look for the words in all your files: they should stand once, with `DueReminder`.
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
      The compiler accepts a reminder without a messenger: it has a default, or a property for it \
      that is optional. The readers would find out, because no message comes. With injection, the \
      compiler has to tell you that you forgot the dependency. Look at the properties and the \
      initializers found here.
      """)
  }

  @Test(.tags(.guard))
  func `keeps no state in a global or a static property`() throws {
    let state = try CompiledAnswer(spec: #filePath).globalState()

    #expect(
      state == [],
      """
      Your code stores something changeable in a global or a static property, found here. All \
      reminders of the program share it, so one desk's messenger may remind another desk's \
      readers. Store it in the instance that needs it, as a property that `init` sets, or capture \
      it in a closure in `CompositionRoot.swift`.
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
      A second listener was at the desk, with three, no and one loans due on three mornings. It \
      missed a morning, or your code touched the post office or asked the desk itself, though the \
      spec had handed it a messenger. A morning that your code takes from the desk is taken from \
      all others. Look at `startReminders` in `CompositionRoot.swift`: it only gives the desk a \
      handler.
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
