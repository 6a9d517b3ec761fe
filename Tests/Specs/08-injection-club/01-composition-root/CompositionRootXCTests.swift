import SpecSupport
import XCTest

@testable import CompositionRoot

final class CompositionRootXCTests: XCTestCase {
  private let clock = MovableClock(day: 100)

  func testTheStudioFindsMembersAmongTheUsersItWasGiven() async throws {
    let studio = makeStudio(users: BoxOfUsers("zoe"), avatars: AlbumOfAvatars())

    let answer = await said { try await studio.draw("fox", for: "zoe") }

    XCTAssertEqual(
      answer, "zoe looks like this now: fox",
      "zoe is among the users that `makeStudio` was given. "
        + "The studio must look for members there.")
  }

  func testTheBoardListsTheUsersItWasGiven() async throws {
    let board = makeBoard(
      users: BoxOfUsers("ada", "bob"), avatars: AlbumOfAvatars(), clock: clock)

    let list = await said { try await board.list() }

    let names = list.split(separator: "\n").map { $0.prefix(6) }
    XCTAssertEqual(
      names, ["41 ada", "42 bob"],
      "The board must list everybody of the users that `makeBoard` was given, and nobody else."
    )
  }

  func testTheStoresInMemoryAreNotTouched() async throws {
    let (users, avatars) = (BoxOfUsers("ada"), AlbumOfAvatars())
    let reception = makeReception(users: users, clock: clock)
    let studio = makeStudio(users: users, avatars: avatars)
    let board = makeBoard(users: users, avatars: avatars, clock: clock)

    let touched = await Tripwire.touched {
      _ = try? await reception.join("bob")
      _ = try? await studio.draw("fox", for: "ada")
      _ = try? await board.list()
    }.names.filter { $0.hasPrefix("Memory") }

    XCTAssertEqual(
      Set(touched).sorted(), [],
      "All were given stores, and somebody still used those in memory. Search for who names them."
    )
  }
}

final class CompositionRootClockXCTests: XCTestCase {
  func testACardCountsTheDaysByTheGivenClock() async throws {
    for (day, age) in [(100, "today"), (101, "yesterday"), (105, "5 days ago")]
    {
      let board = makeBoard(
        users: BoxOfUsers("ada", joined: 100), avatars: AlbumOfAvatars(),
        clock: MovableClock(day: day))

      let card = await said { try await board.card(of: "ada") }

      XCTAssertEqual(
        card, "41 ada (no picture), joined \(age)",
        "ada joined on day 100, and the given clock shows day \(day). Count by that clock."
      )
    }
  }

  func testTheComputersClockIsNotTouched() async throws {
    let (users, clock) = (BoxOfUsers("ada"), MovableClock(day: 100))
    let reception = makeReception(users: users, clock: clock)
    let board = makeBoard(
      users: users, avatars: AlbumOfAvatars(), clock: clock)

    let touched = await Tripwire.touched {
      _ = try? await reception.join("bob")
      _ = try? await board.card(of: "ada")
      _ = try? await board.list()
    }.names

    XCTAssertFalse(
      touched.contains("SystemClock.shared"),
      "A clock was given, and somebody still read `SystemClock.shared`. Search for who names it."
    )
  }
}

final class CompositionRootConsoleXCTests: XCTestCase {
  func testEachClubGreetsWhenItOpens() async throws {
    let consoles = [ScriptedConsole(), ScriptedConsole()]
    let shells = TerminalConsole.$isRehearsal.withValue(true) {
      consoles.map(shell)
    }
    let before = consoles.flatMap(\.lines)

    for shell in shells {
      await TerminalConsole.$isRehearsal.withValue(true) { await shell.run() }
    }

    XCTAssertEqual(
      before, [],
      "A club that was built, but not run, must not say anything yet.")
    let greetings = consoles.map { $0.lines.first ?? "nothing" }
    let greeting = "Welcome to the injection club."
    XCTAssertEqual(
      greetings, [greeting, greeting],
      "Two clubs were built, then both opened, and not each greeted at its own console. "
        + "Keep the console in the shell; a static property is made once for the whole program."
    )
  }
}
