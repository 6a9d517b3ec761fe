import SpecSupport
import SpecTags
import Testing

@testable import CompositionRoot

@Suite struct CompositionRootSpecs {
  @Test func `the reception takes people into the users it was given`()
    async throws
  {
    let users = BoxOfUsers()
    let reception = makeReception(users: users, clock: MovableClock(day: 100))

    let welcome = await said { try await reception.join("ada") }

    #expect(
      welcome == "Welcome, ada. You are member 41.",
      """
      This is what the reception said when ada joined. The users that `makeReception` was given \
      count from 41, and a member's number is theirs to give. Store the users in `Reception`, pass \
      them on in `makeReception`, and ask them in `join`.
      """)
  }

  @Test func `the studio keeps pictures in the avatars it was given`()
    async throws
  {
    let album = AlbumOfAvatars()
    let studio = makeStudio(users: BoxOfUsers("ada"), avatars: album)

    _ = try? await studio.draw("fox", for: "ada")

    #expect(
      album.pictures == ["ada": "fox"],
      """
      The studio drew a picture, and these are the pictures in the avatars that `makeStudio` was \
      given. A picture that is kept elsewhere is never shown by the board that has these avatars. \
      Follow the calls from `Studio.draw`: the extension of `User` may still name a singleton.
      """)
  }

  @Test func `a card shows the avatar of the avatars it was given`()
    async throws
  {
    let users = BoxOfUsers("ada", "bob")
    let album = AlbumOfAvatars(["bob": "owl"])
    let clock = MovableClock(day: 100)
    let board = makeBoard(users: users, avatars: album, clock: clock)
    let other = makeBoard(
      users: users, avatars: AlbumOfAvatars(["bob": "elk"]), clock: clock)

    var members: [String] = []
    for board in [board, other, board] {
      members.append(
        withoutTheDays(await said { try await board.card(of: "bob") }))
    }
    _ = try await album.create("lynx", author: users.everybody[1])
    members.append(
      withoutTheDays(await said { try await board.card(of: "bob") }))

    #expect(
      members == [
        "42 bob (owl)", "42 bob (elk)", "42 bob (owl)", "42 bob (lynx)",
      ],
      """
      Two boards have avatars of their own. The first board showed bob's card, then the second, \
      then the first again, and once more after bob had got another picture. A card must show what \
      the avatars say that its board's `makeBoard` was given, each time. Follow the calls from \
      `Board.card` to where the picture comes from.
      """)
  }

  @Test func `two clubs share no members`() async throws {
    let (here, there) = (Club(), Club())

    await here.takeIn("ada", as: "fox")
    await there.takeIn("bob", as: "owl")

    let members = await [here.members(), there.members(), here.members()]
    #expect(
      members == ["41 ada (fox)", "41 bob (owl)", "41 ada (fox)"],
      """
      Two clubs were built, each with stores of its own, and one member joined each of them. This \
      is what the first club's board lists, then the second's, then the first's again. Each club \
      must know its own member only. Look for an object of the club that doesn't use the stores \
      that its `make…` function was given.
      """)
  }
}

@Suite struct CompositionRootClockSpecs {
  @Test func `people join at the time of the given clock`() async throws {
    let users = BoxOfUsers()
    let clock = MovableClock(day: 200)
    let reception = makeReception(users: users, clock: clock)

    _ = try? await reception.join("ada")
    clock.move(to: 203)
    _ = try? await reception.join("bob")

    #expect(
      users.everybody.map(\.joined)
        == [200, 203].map { MovableClock.noon(day: $0) },
      """
      ada joined, the given clock was moved on by three days, and then bob joined. These are the \
      dates that reached the given users. Each member joins at the time that the clock shows at \
      that moment. Look at `Reception.join`: a date that was read once, or the default value of a \
      parameter, doesn't come from the clock that `makeReception` was given.
      """)
  }

  @Test func `the board asks its clock each time`() async throws {
    let clock = MovableClock(day: 100)
    let board = makeBoard(
      users: BoxOfUsers("ada"), avatars: AlbumOfAvatars(), clock: clock)

    clock.move(to: 101)
    let card = await said { try await board.card(of: "ada") }
    clock.move(to: 108)
    let list = await said { try await board.list() }

    #expect(
      [card, list].map(theDays) == ["yesterday", "8 days ago"],
      """
      The board was built on the day on which ada joined. A day later it showed her card, and a \
      week after that the list. A board that reads the clock when it is built still says “today” \
      on the next day. Give the board the clock, and read `now` when a card or the list is asked \
      for.
      """)
  }
}

@Suite struct CompositionRootConsoleSpecs {
  @Test func `the shell talks through the console it was given`() {
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
      A club was run in a process of its own. “join ada” was typed at the console that `makeShell` \
      was given, and “join eve” at the process's keyboard. The shell must read its lines from the \
      given console only, until `nextLine` returns `nil`, and it must write everything there, the \
      greeting too. A line without “shown:” was printed to the terminal instead. Look at \
      `Shell.run` for everything that isn't the given console.
      """)
  }

  @Test func `it tells errors there, too`() async throws {
    let consoles = [
      ScriptedConsole("show eve", "draw eve fox", "dance"),
      ScriptedConsole("list"),
    ]
    let shells = [
      shell(at: consoles[0]), shell(at: consoles[1], users: LockedUsers()),
    ]
    for shell in shells { await rehearse(shell) }

    #expect(
      consoles.map { Array($0.lines.dropFirst(2).dropLast()) } == [
        [
          "There is no member eve.", "There is no member eve.",
          "I do not understand: dance",
        ],
        ["The book of members is locked away."],
      ],
      """
      Two clubs were built and then run. At the first console, a person asked for a member that \
      doesn't exist; at the second one, the club's users threw an error that isn't a `ClubError`. \
      These are the answers at each console. Every error must be written to the shell's own console, \
      whatever its type, or the person who sits there learns nothing. Look at the `catch` in \
      `Shell.run`, and at what it calls.
      """)
  }

  @Test func `the whole club uses only the parts it was given`() async throws {
    let console = ScriptedConsole(
      "join ada", "draw ada fox", "show ada", "list", "show eve")

    let touched = await Tripwire.touched { await rehearse(shell(at: console)) }
      .names

    #expect(
      Set(touched).sorted() == [],
      """
      A club was built from the spec's own parts and then run, and these live parts were used \
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
      The program ran with fifteen typed lines, and this is the first printed line that isn't as \
      before. All that is typed and printed stands in `Evening.swift`, next to this spec. Moving a \
      dependency must not change a word. Look at your last step, and at what `runClub` builds.
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
      needs in its objects, and pass it through the `make…` functions.
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

  @Test(.tags(.guard)) func `keeps every part of the make functions required`()
    throws
  {
    let accepted = try callsAcceptedWithoutAPart()

    #expect(
      accepted == [],
      """
      Each `make…` function was called with one of its parts left out, and the compiler must \
      refuse each of these calls. With a default, you forget a part and get the live one. Put the \
      parameters of the functions in `CompositionRoot.swift` back as they were.
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
  let functions = [
    ("makeShell", ["console", "clock", "users", "avatars"]),
    ("makeReception", ["users", "clock"]),
    ("makeStudio", ["users", "avatars"]),
    ("makeBoard", ["users", "avatars", "clock"]),
  ]
  let calls = functions.flatMap { function, labels in
    labels.map { missing in
      let arguments = labels.filter { $0 != missing }.map { "\($0): \($0)" }
      return (
        "_ = \(function)(\(arguments.joined(separator: ", ")))",
        refusal: "missing argument for parameter '\(missing)'"
      )
    }
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

/// Runs a whole club, while the terminal rests.
func rehearse(_ shell: Shell) async {
  await TerminalConsole.$isRehearsal.withValue(true) { await shell.run() }
}

/// A club that is not open yet.
func shell(at console: ScriptedConsole, users: any Users = BoxOfUsers())
  -> Shell
{
  makeShell(
    console: console, clock: MovableClock(day: 100),
    users: users, avatars: AlbumOfAvatars())
}

/// `41 ada (fox), joined today` → `41 ada (fox)`.
func withoutTheDays(_ card: String) -> String {
  String(card.prefix { $0 != "," })
}

/// `41 ada (fox), joined today` → `today`.
func theDays(_ card: String) -> String {
  card.split(separator: ", joined ").last.map(String.init) ?? card
}

/// Three objects of one club, built on the same stores.
private struct Club {
  private let reception: Reception
  private let studio: Studio
  private let board: Board

  init() {
    let clock = MovableClock(day: 100)
    let (users, avatars) = (BoxOfUsers(), AlbumOfAvatars())
    reception = makeReception(users: users, clock: clock)
    studio = makeStudio(users: users, avatars: avatars)
    board = makeBoard(users: users, avatars: avatars, clock: clock)
  }

  func takeIn(_ name: String, as picture: String) async {
    _ = try? await reception.join(name)
    _ = try? await studio.draw(picture, for: name)
  }

  /// The list, without the days.
  func members() async -> String {
    let list = await said { try await board.list() }
    return list.split(separator: "\n")
      .map { withoutTheDays(String($0)) }
      .joined(separator: " and ")
  }
}
