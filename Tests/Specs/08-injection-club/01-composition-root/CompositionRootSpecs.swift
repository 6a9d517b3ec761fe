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
      The spec ran a club in a process of its own. It typed "join ada" at the console that it had \
      passed to `makeClub`, and "join eve" at the keyboard of the process. In `found`, "shown:" \
      marks the lines that the club wrote to its console, the last line is what was left at the \
      keyboard, and all other lines were printed to the terminal. A club must read only from its \
      own console, until `nextLine` returns `nil`, and must write everything there, including the \
      greeting. Look for each line in `Shell.swift` that uses anything but the given console.
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
      The spec built two clubs and then opened them. At the first console, it typed two \
      commands about a member who doesn't exist, and an unknown command. At the second console, \
      it typed a different unknown command. `found` lists the answers at each console. A club \
      must write its errors to its own console, because the person who sits there must learn \
      what went wrong. Look at the `catch` in `Shell.swift`, and at the function that it calls.
      """)
  }
}

@Suite struct CompositionRootSpecs {
  @Test func `people join the users that the club was given`() async {
    let welcome = await SpecClub(users: BoxOfUsers()).evening("join ada")

    #expect(
      welcome == ["Welcome, ada. You are member 41."],
      """
      The spec passed its own users to `makeClub`, and `found` is the club's answer to \
      `join ada`. The spec's users number their members from 41. If ada received a different \
      number, or if her name was taken, your code asked a different store. Look at which \
      users create the member in `Reception.join`, and at where `Reception` gets them.
      """)
  }

  @Test func `a picture goes into the avatars that the club was given`() async {
    let album = AlbumOfAvatars()
    let club = SpecClub(users: BoxOfUsers("ada"), avatars: album)

    await club.evening("draw ada fox")

    #expect(
      album.pictures == ["ada": "fox"],
      """
      The spec passed its own avatars to `makeClub`, and then typed `draw ada fox`. \
      `found` shows the pictures that these avatars held afterwards. If a picture is \
      stored elsewhere, other code that uses these avatars can't find it. Follow the calls \
      from `Studio.draw`, because an extension of `User` may still name a singleton.
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
      Two clubs had the same members, but each club had its own avatars. The spec opened \
      the first club, then the second, and then the first again. On that last evening, bob \
      received a new picture between two commands. `found` lists the cards of each evening, \
      without the days. A card must show the picture that its own club's avatars return at \
      that moment. Follow the calls from `Board.card` to the place that reads the picture.
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
      The spec built two clubs, each with its own stores, and one member joined \
      each club. `found` shows the list of the first club, then of the second, and \
      then of the first again. Each club must list only its own member. Look for \
      an object that doesn't use the stores that the spec passed to `makeClub`.
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
      The spec built and opened a club. It moved the club's clock before ada joined, \
      and moved it again before bob joined. `found` lists the dates that reached the \
      given users. A member must join at the time that the clock shows at that moment. \
      A date that was read earlier is too old, and the default value of a parameter \
      doesn't come from the given clock. Look at where `Reception.join` gets its date.
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
      The spec built and opened a club on the day on which ada had joined. While the club \
      stayed open, the spec asked for her card a day later, and for the list a week after \
      that. `found` shows when ada joined, according to the card and the list. A club that \
      reads its clock when it's built or opened still prints "today" on the next day. Pass \
      the clock to the objects, and read `now` when a person asks for a card or the list.
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
      The spec built a club from its own dependencies and opened it. `found` lists \
      the live dependencies that the club used nevertheless. If a club uses live \
      dependencies, the result of its tests depends on the computer. Search your \
      files for the names in `found`, and pass each object what it needs instead.
      """)
  }

  @Test func `without the root nothing names the live parts`() throws {
    let explanation = try explanationWithoutLiveParts()
    #expect(
      explanation == CompilerVerdict.accepted,
      """
      The spec compiled your files so that only `CompositionRoot.swift` could see \
      `TerminalConsole`, `SystemClock`, `MemoryUsers` and `MemoryAvatars`. `found` is \
      the first error of the compiler. If another file names a live dependency, you \
      can't replace that dependency in one place. Look at the place in the error, for \
      example a default value, or a `shared` property that no code needs any longer.
      """)
  }

  @Test(.tags(.guard)) func `keeps the transcript of an evening`() {
    let (printed, pinned) = Evening.firstDifference(in: Evening.lines)
    #expect(
      printed == pinned,
      """
      The spec ran the program and typed seventeen lines. `found` is the first printed line that \
      has changed, and `expected` is what the program printed before. Moving a dependency must \
      not change a word of the output. `Evening.swift`, next to this spec, contains everything \
      that is typed and printed. Look at your last step, and at what `runClub` builds.
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
      `found` lists global or static properties in your code that can \
      change. All clubs in the process share these properties, so the club \
      that was built last decides for all of them. Store what a club needs \
      in the objects that `makeClub` builds. Only a constant may be static.
      """)
  }

  @Test(.tags(.guard))
  func `keeps the computer's time, place and language out`() throws {
    let found = try compiledAnswer.get().readsOfTheSystem()

    #expect(
      found == [],
      """
      `found` lists the places where your code waits, or asks the computer for \
      the date, the calendar, the time zone or the language. The club must print \
      the same words on every computer and on every day. Use the clock that was \
      passed to `makeClub`, and count a day as 86,400 seconds, as before.
      """)
  }

  @Test(.tags(.guard)) func `keeps every part of a club required`() throws {
    let accepted = try callsAcceptedWithoutAPart()

    #expect(
      accepted == [],
      """
      The spec compiled four calls to `makeClub`, each with one argument left \
      out. The compiler must refuse each call for that reason, but `found` lists \
      calls that compiled, or other errors. If a parameter has a default value, \
      you can forget an argument and use the live dependency without noticing. \
      Restore the parameters of `makeClub` in `CompositionRoot.swift`.
      """)
  }

  @Test(.tags(.guard)) func `keeps the outside world as it is`() throws {
    let changed = try GradedAnswer(spec: #filePath).changedWorld()

    #expect(
      changed == [],
      """
      `found` lists files of the outside world that have been changed. The specs watch \
      these files, so they can no longer tell what your code does. Restore each file with \
      `swift run workbook reset`, followed by the exercise's number and the file's name.
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
