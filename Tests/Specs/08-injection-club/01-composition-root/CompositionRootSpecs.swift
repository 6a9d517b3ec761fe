import SpecSupport
import SpecTags
import Testing

@testable import CompositionRoot

@Suite struct CompositionRootConsoleSpecs {
  @Test func `the club talks through the console that it was given`() {
    let expected = [
      "shown: Welcome to the injection club.",
      "shown: Say: join NAME, draw NAME PICTURE, show NAME, list, quit",
      "shown: Welcome, ada. You are member 1.",
      "shown: Good night.",
      "left at the keyboard: join eve",
    ]

    let lines = Evening.linesWithoutAKeyboard

    #expect(
      lines == expected,
      """
      A club was opened in a process of its own. “join ada” was typed at the console that `makeClub` \
      was given, and “join eve” at the process's keyboard. A club must read its lines from the \
      given console only, until `nextLine` returns `nil`, and it must write everything there, the \
      greeting too. A line without “shown:” was printed to the terminal instead. Look at \
      `Shell.swift` for everything that isn't the given console.
      """)
  }

  @Test func `it tells errors there, too`() async {
    let clubs = [SpecClub(), SpecClub()]

    let told = await [
      clubs[0].evening("show nemo", "draw nemo fox", "dance"),
      clubs[1].evening("sing"),
    ]

    #expect(
      told == [
        [
          "There is no member nemo.", "There is no member nemo.",
          "I do not understand: dance",
        ],
        ["I do not understand: sing"],
      ],
      """
      Two clubs were built, and then opened. At the first console, a person asked for a member that \
      doesn't exist, and danced; at the second one, a person sang. These are the answers at each console. \
      A club must write its errors to its own console, or the person who sits there learns nothing. \
      Look at the `catch` in `Shell.swift`, and at what it calls.
      """)
  }
}

@Suite struct CompositionRootSpecs {
  @Test func `people join the users that the club was given`() async {
    let welcome = await SpecClub(users: BoxOfUsers()).evening("join ada")

    #expect(
      welcome == ["Welcome, ada. You are member 41."],
      """
      This is what the club said when ada joined. The users that `makeClub` was given count from 41, \
      and it's theirs to give a member a number. A name that is taken already, or another number, \
      comes from another store. Look at what creates a member in `Reception.join`, \
      and at where it gets its users from.
      """)
  }

  @Test func `a picture goes into the avatars that the club was given`() async {
    let album = AlbumOfAvatars()
    let club = SpecClub(users: BoxOfUsers("ada"), avatars: album)

    await club.evening("draw ada fox")

    #expect(
      album.pictures == ["ada": "fox"],
      """
      A picture was drawn, and these are the pictures in the avatars that `makeClub` was given. A \
      picture that is kept elsewhere is lost to everything else that uses these avatars. Follow the \
      calls from `Studio.draw`: an extension of `User` may still name a singleton.
      """)
  }

  @Test func `a card shows the picture that the given avatars have now`() async
  {
    let album = AlbumOfAvatars(["bob": "owl"])
    let console = ScriptedConsole { line in
      if line == "show bob" { album.paste("lynx", for: "bob") }
    }
    let users = BoxOfUsers("ada", "bob")
    let club = SpecClub(console: console, users: users, avatars: album)
    let other = SpecClub(
      users: users, avatars: AlbumOfAvatars(["bob": "elk"]))

    let shown = await [
      club.evening("list"), other.evening("show bob"),
      club.evening("list", "show bob"),
    ]

    let cards = shown.map { answers in
      answers.joined(separator: "\n").split(separator: "\n").map { card in
        withoutTheDays(String(card))
      }
    }
    #expect(
      cards == [
        ["41 ada (no picture)", "42 bob (owl)"], ["42 bob (elk)"],
        ["41 ada (no picture)", "42 bob (owl)", "42 bob (lynx)"],
      ],
      """
      Two clubs have the same members, and avatars of their own. The first club was open, then the \
      second, then the first again; on its second evening, bob got another picture between two \
      lines. A card must show what the avatars of its club say at that moment. Follow the calls \
      from `Board.card` to where the picture comes from.
      """)
  }

  @Test func `two clubs share no members`() async {
    let (here, there) = (SpecClub(), SpecClub())

    await here.evening("join ada", "draw ada fox")
    await there.evening("join bob", "draw bob owl")

    let members = await [
      here.evening("list"), there.evening("list"), here.evening("list"),
    ]
    .map { $0.map(withoutTheDays) }
    #expect(
      members == [["41 ada (fox)"], ["41 bob (owl)"], ["41 ada (fox)"]],
      """
      Two clubs were built, each with stores of its own, and one member joined each of them. This \
      is what the first club lists, then the second one, then the first one again. Each club must know \
      its own member only. Look for an object that doesn't use the stores that `makeClub` was given.
      """)
  }
}

@Suite struct CompositionRootClockSpecs {
  @Test func `people join at the time of the given clock`() async {
    let (users, clock) = (BoxOfUsers(), MovableClock(day: 100))
    let console = ScriptedConsole { line in
      clock.move(to: line == "join ada" ? 200 : 203)
    }

    await SpecClub(console: console, clock: clock, users: users)
      .evening("join ada", "join bob")

    #expect(
      users.everybody.map(\.joined)
        == [200, 203].map { MovableClock.noon(day: $0) },
      """
      A club was built and opened; then its clock was moved, ada joined, the clock was moved again, \
      and bob joined. These are the dates that reached the given users. Each member joins at the time \
      that the clock shows at that moment. Look at `Reception.join`: a date that was read earlier, \
      or the default value of a parameter, doesn't come from the clock that `makeClub` was given.
      """)
  }

  @Test func `a club that stays open past midnight notices the new day`() async
  {
    let clock = MovableClock(day: 100)
    let console = ScriptedConsole { line in
      clock.move(to: line == "list" ? 108 : 101)
    }
    let club = SpecClub(
      console: console, clock: clock, users: BoxOfUsers("ada"))

    let cards = await club.evening("show ada", "list")

    #expect(
      cards.map(theDays) == ["yesterday", "8 days ago"],
      """
      ada joined on the day on which the club was built and opened. Her card was asked for a day \
      later, and the list a week after that, while the club stayed open. A club that reads its \
      clock when it's built or opened still says “today” on the next day. Give the objects the \
      clock, and read `now` when a card or the list is asked for.
      """)
  }
}

@Suite struct CompositionRootRootSpecs {
  @Test func `the whole club uses only the parts that it was given`() async {
    let club = SpecClub()

    let touched = await Tripwire.touched {
      await club.evening(
        "join ada", "draw ada fox", "show ada", "list", "show eve", "dance")
    }.names

    #expect(
      Set(touched).sorted() == [],
      """
      A club was built from the spec's own parts and then opened, and it used these live parts \
      nevertheless. A hidden use of a live part makes a test depend on the computer that it runs \
      on. Search for the names that are found, and give that object what it needs instead.
      """)
  }

  @Test func `without the root nothing names the live parts`() throws {
    let explanation = try explanationWithoutLiveParts()
    #expect(
      explanation == CompilerVerdict.accepted,
      """
      All files were compiled, but `TerminalConsole`, `SystemClock`, `MemoryUsers` and \
      `MemoryAvatars` could be seen by `CompositionRoot.swift` only. If another file names a live \
      part, you can't replace that part in one place. Look at the place that is found: it may be a \
      `shared` that nothing needs any more, or a default value.
      """)
  }

  @Test(.tags(.guard)) func `keeps the transcript of an evening`() {
    let (printed, pinned) = Evening.firstDifference(in: Evening.lines)
    #expect(
      printed == pinned,
      """
      The program ran with seventeen typed lines, and this is the first printed line that \
      isn't as before. All that is typed and printed stands in `Evening.swift`, next to this \
      spec. Moving a dependency must not change a word. Look at your last step, and at what \
      `runClub` builds.
      """)
  }

  @Test(.tags(.guard)) func `keeps club state out of globals`() throws {
    let found = try compiledAnswer.get().globalState(allowing: [
      "MemoryUsers.shared", "MemoryAvatars.shared",
      "TerminalConsole.$isRehearsal",
      "Shell.shared", "Reception.shared", "Studio.shared", "Board.shared",
    ])

    #expect(
      found == [],
      """
      These global or static properties can change, and your files don't need them: every club in \
      the process shares them, so the club that was built last decides for all. Store what a club \
      needs in the objects that `makeClub` builds. A constant may be static.
      """)
  }

  @Test(.tags(.guard))
  func `keeps the computer's time, place and language out`() throws {
    let found = try compiledAnswer.get().readsOfTheSystem()

    #expect(
      found == [],
      """
      At these places your code asks the computer itself, past the clock that it is given: for the \
      date, the calendar, the time zone or the language, or to wait. The club must say the same on every \
      computer and on every day. Use the given clock, and count a day as 86,400 seconds, as before.
      """)
  }

  @Test(.tags(.guard)) func `keeps every part of a club required`() throws {
    let accepted = try callsAcceptedWithoutAPart()

    #expect(
      accepted == [],
      """
      `makeClub` was called with one of its parts left out, and the compiler must refuse each of \
      these calls. With a default, you can forget a part and get the live one without noticing. Put \
      the parameters of `makeClub` in `CompositionRoot.swift` back as they were.
      """)
  }

  @Test(.tags(.guard)) func `keeps the outside world as it is`() throws {
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

/// Two specs ask it.
private let compiledAnswer = Result { try CompiledAnswer(spec: #filePath) }

/// The calls with one part left out that compile, and errors of other kinds.
private func callsAcceptedWithoutAPart() throws -> [String] {
  let labels = ["console", "clock", "users", "avatars"]
  let calls = labels.map { missing in
    let arguments = labels.filter { $0 != missing }.map { "\($0): \($0)" }
    return (
      "_ = makeClub(\(arguments.joined(separator: ", ")))",
      refusal: "missing argument for parameter '\(missing)'"
    )
  }
  let parts = """
    struct SpecNoConsole: Console {
      func nextLine() -> String? { nil }
      func write(_ line: String) {}
    }
    let console: any Console = SpecNoConsole()
    let clock: any Clock = SystemClock()
    let users: any Users = MemoryUsers()
    let avatars: any Avatars = MemoryAvatars()

    """
  let verdicts = try SpecClient.verdicts(on: calls.map { parts + $0.0 })
  return zip(calls, verdicts).compactMap { call, verdict in
    guard !verdict.isRefused(with: call.refusal) else { return nil }
    return verdict.isAccepted ? "`\(call.0)` compiles" : verdict.explanation
  }
}

/// What the compiler says when only the root can see the live parts.
///
/// The root may stand apart, or the others may use what else is in its file. So the second try
/// compiles the root's file together with live parts that are private to that file.
private func explanationWithoutLiveParts() throws -> String {
  let answer = GradedAnswer(spec: #filePath)
  let world = [
    "TerminalConsole.swift", "SystemClock.swift", "MemoryBackend.swift",
  ]
  let root = "CompositionRoot.swift"
  let alone = try SpecClient("").typecheck(leavingOut: Set(world + [root]))
  guard !alone.isAccepted else { return CompilerVerdict.accepted }
  let rootText = try String(
    contentsOf: answer.folder.appending(path: root), encoding: .utf8)
  let liveParts = try world.map {
    try answer.starterText(of: $0).replacing(
      "final class ", with: "private final class ")
  }
  return try SpecClient(
    "", declarations: ([rootText] + liveParts).joined(separator: "\n")
  )
  .typecheck(leavingOut: Set(world + [root])).explanation
}

/// `41 ada (fox), joined today` → `41 ada (fox)`.
func withoutTheDays(_ card: String) -> String {
  String(card.prefix { $0 != "," })
}

/// `41 ada (fox), joined today` → `today`.
func theDays(_ card: String) -> String {
  card.split(separator: ", joined ").last.map(String.init) ?? card
}
