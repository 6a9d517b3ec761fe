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

    let expected = "Welcome, ada. You are member 41."
    #expect(
      welcome == expected,
      """
      Nobody was taken into the users that `makeReception` was given: their \
      numbers begin at 41. Give the users to the reception, in \
      `makeReception` too, and let it ask them.
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
      The picture is not among the avatars that `makeStudio` was given. \
      Follow it: an extension can hide a singleton, too.
      """)
  }

  @Test func `a card shows the avatar of the avatars it was given`()
    async throws
  {
    let board = makeBoard(
      users: BoxOfUsers("ada", "bob"),
      avatars: AlbumOfAvatars(["bob": "owl"]),
      clock: MovableClock(day: 100))

    let card = await said { try await board.card(of: "bob") }
    let member = String(card.prefix { $0 != "," })

    #expect(
      member == "42 bob (owl)",
      """
      The card's picture must come from the avatars that `makeBoard` was \
      given. Look whom `card` asks.
      """)
  }

  @Test func `two clubs share no members`() async throws {
    let (here, there) = (Club(), Club())

    await here.takeIn("ada", as: "fox")
    await there.takeIn("bob", as: "owl")

    let members = await [here.members(), there.members()]
    let expected = ["41 ada (fox)", "41 bob (owl)"]
    #expect(
      members == expected,
      """
      Two clubs were built, each with stores of its own, and then both were \
      used. Their members or pictures got mixed up. Keep the stores in the \
      objects, not in a static or global property.
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

    let expected = [200, 203].map { MovableClock.noon(day: $0) }
    #expect(
      users.everybody.map(\.joined) == expected,
      """
      Members must join at the time that the given clock shows when they \
      join. Give the reception the clock: not a time that it showed once, and \
      not the time of a default argument.
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

    let expected = [
      "41 ada (no picture), joined yesterday",
      "41 ada (no picture), joined 8 days ago",
    ]
    #expect(
      [card, list] == expected,
      """
      A card was shown, the clock was moved, and the list was shown. The days \
      did not follow. Give the board the clock, not a time that it showed.
      """)
  }
}

@Suite struct CompositionRootConsoleSpecs {
  @Test func `the shell talks through the console it was given`() async throws {
    let console = ScriptedConsole("join ada", "list", "quit", "join eve")

    await evening(at: console)

    let expected = [
      "Welcome to the injection club.",
      "Say: join NAME, draw NAME PICTURE, show NAME, list, quit",
      "Welcome, ada. You are member 41.",
      "41 ada (no picture), joined today",
      "Good night.",
    ]
    #expect(
      console.lines == expected,
      """
      Lines wait at the console that `makeShell` was given. The shell must \
      read them there, and show there all that it says, the greeting too.
      """)
  }

  @Test func `it tells errors there, too`() async throws {
    let console = ScriptedConsole("show eve", "draw eve fox", "dance")

    await evening(at: console)

    let answers = Array(console.lines.dropFirst(2).dropLast())
    let expected = [
      "There is no member eve.", "There is no member eve.",
      "I do not understand: dance",
    ]
    #expect(
      answers == expected,
      """
      Something went wrong, and the person at the given console did not read \
      about it, or not there. Follow the error: who writes it, and where?
      """)
  }

  @Test func `the whole club uses only the parts it was given`() async throws {
    let console = ScriptedConsole(
      "join ada", "draw ada fox", "show ada", "list", "show eve")

    let touched = await Tripwire.touched { await evening(at: console) }.names

    #expect(
      Set(touched).sorted().isEmpty,
      """
      The club was given all its parts, and still touched \
      \(Set(touched).sorted().joined(separator: ", ")). Look who names it, \
      and let that object be given what it needs.
      """)
  }

  @Test func `without the root nothing names the live parts`() throws {
    let verdict = try Client("").typecheck(leavingOut: [
      "CompositionRoot.swift", "TerminalConsole.swift", "SystemClock.swift",
      "MemoryBackend.swift",
    ])

    #expect(
      verdict.isAccepted,
      """
      All files were built without `CompositionRoot.swift` and without the \
      world: terminal, clock and memory. One still names them. Only the root \
      may. Is a `shared` left that nobody needs?

      \(verdict.explanation)
      """)
  }

  @Test(.tags(.guard)) func `keeps the transcript of an evening`() throws {
    let lines = Client(Evening.program, declarations: "import Foundation")
      .lines()

    let (printed, pinned) = Evening.firstDifference(in: lines)
    #expect(
      printed == pinned,
      """
      The program prints something else for the same input (`Evening.swift`, \
      beside this spec). Here is the first line that differs. Moving a \
      dependency must not change a word: look again at your last step.
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

/// Runs a whole club at this console, while the terminal rests.
func evening(at console: ScriptedConsole) async {
  await TerminalConsole.$isRehearsal.withValue(true) {
    await shell(at: console).run()
  }
}

/// A club that is not open yet.
func shell(at console: ScriptedConsole) -> Shell {
  makeShell(
    console: console, clock: MovableClock(day: 100),
    users: BoxOfUsers(), avatars: AlbumOfAvatars())
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
      .map { String($0.prefix { $0 != "," }) }
      .joined(separator: " and ")
  }
}
