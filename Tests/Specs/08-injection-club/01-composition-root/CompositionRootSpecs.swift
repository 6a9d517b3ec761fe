import SpecSupport
import Testing

@testable import CompositionRoot

@Suite struct CompositionRootSpecs {
  @Test func `the reception takes people into the users it was given`()
    async throws
  {
    let users = BoxOfUsers()
    let reception = makeReception(users: users, clock: MovableClock(day: 100))

    let welcome = (try? await reception.join("ada")) ?? "an error"

    let expected = "Welcome, ada. You are member 41."
    #expect(
      welcome == expected,
      """
      Nobody was taken into the users that `makeReception` was given; theirs \
      begin at 41. Give them to the reception, and let it ask them.
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
      The picture is not among the avatars that `makeStudio` was given. Look \
      where `wear` puts it: an extension can hide a singleton, too.
      """)
  }

  @Test func `a card shows the avatar of the avatars it was given`()
    async throws
  {
    let board = makeBoard(
      users: BoxOfUsers("ada", "bob"),
      avatars: AlbumOfAvatars(["bob": "owl"]),
      clock: MovableClock(day: 100))

    let card = (try? await board.card(of: "bob")) ?? "no card"

    #expect(
      card.hasPrefix("42 bob (owl)"),
      """
      The card is: \(card). Its picture must come from the avatars that \
      `makeBoard` was given. Look what `card` asks.
      """)
  }

  @Test func `two clubs share no members`() async throws {
    let (ours, theirs) = (BoxOfUsers(), BoxOfUsers())
    let clock = MovableClock(day: 100)
    let here = makeReception(users: ours, clock: clock)
    let there = makeReception(users: theirs, clock: clock)

    _ = try? await here.join("ada")
    _ = try? await there.join("bob")

    let members = [ours, theirs].map { $0.everybody.map(\.name) }
    let expected = [["ada"], ["bob"]]
    #expect(
      members == expected,
      """
      Two receptions were built, each with users of its own, and their \
      members got mixed up. Something is shared: keep the users in the \
      object, not in a static property.
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
      The members must join at the time that the given clock shows at that \
      moment. A default argument reads a clock as well: which one?
      """)
  }

  @Test func `the board reads its clock again for each card`() async throws {
    let clock = MovableClock(day: 100)
    let board = makeBoard(
      users: BoxOfUsers("ada"), avatars: AlbumOfAvatars(), clock: clock)

    clock.move(to: 101)
    let first = (try? await board.card(of: "ada")) ?? "no card"
    clock.move(to: 108)
    let second = (try? await board.card(of: "ada")) ?? "no card"

    let expected = [
      "41 ada (no picture), joined yesterday",
      "41 ada (no picture), joined 8 days ago",
    ]
    #expect(
      [first, second] == expected,
      """
      The clock was moved between two cards, and the days did not follow. \
      Give the board the clock, not the time that it showed once.
      """)
  }
}

@Suite struct CompositionRootConsoleSpecs {
  @Test func `the shell talks at the console it was given`() async throws {
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

  @Test func `it tells errors at that console, too`() async throws {
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

  @Test func `the whole club lives on the parts it was given`() async throws {
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

  @Test(.tags(.guard)) func `keeps the transcript of an evening`() throws {
    let lines = Client(Evening.program, declarations: "import Foundation")
      .lines()

    let expected = Evening.transcript
    #expect(
      lines == expected,
      """
      The program has changed what it prints for the same input: see \
      `Evening.swift`, beside this spec. Moving a dependency must not change \
      a word. Take back your last step, and look what else it did.
      """)
  }

  @Test(.tags(.guard)) func `keeps the outside world as it is`() throws {
    let complaint = try GradedAnswer(spec: #filePath).worldComplaint()
    #expect(complaint == nil, "\(complaint ?? "")")
  }
}

/// Runs a whole club at this console, while the terminal rests.
func evening(at console: ScriptedConsole) async {
  let shell = makeShell(
    console: console, clock: MovableClock(day: 100),
    users: BoxOfUsers(), avatars: AlbumOfAvatars())
  await TerminalConsole.$isRehearsal.withValue(true) { await shell.run() }
}
