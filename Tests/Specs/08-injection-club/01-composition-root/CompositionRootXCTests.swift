import SpecSupport
import XCTest

@testable import CompositionRoot

final class CompositionRootXCTests: XCTestCase {
  private let clock = MovableClock(day: 100)

  func testTheStudioFindsMembersAmongTheUsersItWasGiven() async throws {
    let studio = makeStudio(users: BoxOfUsers("zoe"), avatars: AlbumOfAvatars())

    let answer = try? await studio.draw("fox", for: "zoe")

    XCTAssertEqual(
      answer ?? "There is no member zoe.", "zoe looks like this now: fox",
      "zoe is among the users that `makeStudio` was given. "
        + "The studio must look for members there.")
  }

  func testTheBoardListsTheUsersItWasGiven() async throws {
    let board = makeBoard(
      users: BoxOfUsers("ada", "bob"), avatars: AlbumOfAvatars(), clock: clock)

    let list = (try? await board.list()) ?? "an error"

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

      let card = try? await board.card(of: "ada")

      XCTAssertEqual(
        card ?? "no card", "41 ada (no picture), joined \(age)",
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
    }.names

    XCTAssertFalse(
      touched.contains("SystemClock.shared"),
      "A clock was given, and somebody still read `SystemClock.shared`. Search for who names it."
    )
  }
}

final class CompositionRootConsoleXCTests: XCTestCase {
  func testEachClubGreets() async throws {
    let (first, second) = (ScriptedConsole(), ScriptedConsole())

    await evening(at: first)
    await evening(at: second)

    let greetings = [first, second].map { $0.lines.first ?? "nothing" }
    let greeting = "Welcome to the injection club."
    XCTAssertEqual(
      greetings, [greeting, greeting],
      "Two clubs opened one after the other, and not both greeted at the console they were given. "
        + "A static property is made once for the whole program.")
  }

  func testWithoutTheRootNothingNamesTheLiveParts() throws {
    let verdict = try Client("").typecheck(leavingOut: [
      "CompositionRoot.swift", "TerminalConsole.swift", "SystemClock.swift",
      "MemoryBackend.swift",
    ])

    XCTAssertTrue(
      verdict.isAccepted,
      "All files but `CompositionRoot.swift` were built without the live parts, and one still names "
        + "them, or the root. Only the root may. \(verdict.explanation)")
  }
}
