import SpecSupport
import SpecTags
import Testing

@testable import ThreeInversions

@Suite struct ThreeInversionsSpecs {
  @Test func `DueReminder compiles with Messenger.swift alone`() throws {
    let verdict = try Client.withItsMessenger
      .typecheck(with: ["DueReminder.swift", "Messenger.swift"])

    #expect(
      verdict.isAccepted,
      """
      The rule must not depend on a detail. In `DueReminder.swift`, name \
      neither the desk, nor the post office, nor who finds a messenger; take \
      an `any Messenger` instead. \(verdict.explanation)
      """)
  }

  @Test(arguments: ["DueReminder()", "DueReminder(messenger: nil)"])
  func `injection shows a forgotten messenger to the compiler`(
    call: String
  ) throws {
    let forgotten = try Client("_ = \(call)").typecheck()
    let injected = try Client.withItsMessenger.typecheck()

    #expect(
      injected.isAccepted && forgotten.missesAnArgument,
      """
      `DueReminder(messenger:)` must compile, and `\(call)` must not. Take \
      the messenger in the initializer, with no default and no optional. \
      \((injected.isAccepted ? forgotten : injected).explanation)
      """)
  }

  @Test func `the locator is asked again each morning`() throws {
    let desk = Desk(mornings: [[.emma], [.dracula]])
    let (locator, first, second) = (
      ServiceLocator(), FakeMessenger(), FakeMessenger()
    )
    desk.everyMorning {
      locator.register($0[0].title == "Emma" ? first : second)
    }

    startReminders(at: desk, locator: locator)
    try? desk.work()

    #expect(
      [first, second].map(\.told.values.count) == [1, 1],
      """
      Each morning another messenger was registered, and each had one thing \
      to tell. Keep the locator, not what it found: ask it when the desk \
      calls, and tell what it finds.
      """)
  }

  @Test
  func `the locator hides a forgotten messenger until it runs`() {
    let desk = Desk(mornings: [[.emma]])

    startReminders(at: desk, locator: ServiceLocator())

    #expect(
      throws: ServiceLocator.NothingRegistered.self,
      """
      Nothing was registered, yet it compiled, and it ran without the \
      locator's error. Either the desk does not call the reminder, or the \
      error is lost, or another messenger steps in. Let the error through.
      """
    ) {
      try desk.work()
    }
  }

  @Test(arguments: Way.allCases)
  func `all three ways remind alike, beside another listener`(way: Way)
    throws
  {
    let desk = Desk(mornings: [[.emma], [.dracula]])
    let (messenger, heard) = (FakeMessenger(), Recorder<Int>())
    let expected = [
      "Ann: Please bring back Emma.", "Bram: Please bring back Dracula.",
    ]

    way.start(at: desk, with: messenger)
    desk.everyMorning { heard.record($0.count) }
    try desk.work()

    #expect(
      messenger.told.values == expected && heard.values == [1, 1],
      """
      With \(way), either the reader was not told by the rule of \
      `DueReminder`, or another listener missed a morning. Let the desk call \
      both: neither take mornings from it nor open it yourself.
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

extension Client {
  /// Somebody who builds a reminder and does not forget the messenger.
  fileprivate static let withItsMessenger = Client(
    "_ = DueReminder(messenger: Neighbour())",
    declarations: """
      struct Neighbour: Messenger {
        func tell(_ reader: String, _ message: String) {}
      }
      """)
}
