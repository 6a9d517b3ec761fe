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
      "This is what the studio said when it drew zoe, who is among the users that `makeStudio` was "
        + "given. The studio can draw those members, and no others. Store the users in `Studio`, "
        + "pass them on in `makeStudio`, and ask them in `draw`.")
  }

  func testTheBoardListsTheUsersItWasGiven() async throws {
    let board = makeBoard(
      users: BoxOfUsers("zoe", "ada", "kim", "bob"), avatars: SlowAvatars(),
      clock: clock)

    let list = await said { try await board.list() }

    let names = list.split(separator: "\n").map { $0.prefix(6) }
    XCTAssertEqual(
      names, ["41 zoe", "42 ada", "43 kim", "44 bob"],
      "These are the members that the board lists, of the four that `makeBoard` was given. The "
        + "avatars took longer to answer for the earlier ones. The board must list all members, no "
        + "others, and in the order in which the users give them. Store the users in `Board`, pass "
        + "them on in `makeBoard`, and ask them in `list`. If only the order is wrong, the answers "
        + "of the avatars decide it, or names do."
    )

    let crowd = (1...62).map { "member-\($0)" }
    let crowded = makeBoard(
      users: BoxOfUsers(names: crowd), avatars: AlbumOfAvatars(), clock: clock)
    let long = await said { try await crowded.list() }
    XCTAssertEqual(
      long.split(separator: "\n").map { $0.prefix { $0 != " " } },
      (41...102).map { "\($0)" },
      "A board of 62 members was asked for its list, and these are the numbers at the beginnings of "
        + "its lines. The list keeps the order in which the users give the members: sorted as "
        + "texts, 100 would stand before 41. Look at `list` in `Board`."
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
      _ = try? await board.card(of: "ada")
      _ = try? await board.card(of: "eve")
      _ = try? await studio.draw("fox", for: "eve")
    }.names.filter { $0.hasPrefix("Memory") }

    XCTAssertEqual(
      Set(touched).sorted(), [],
      "The reception, the studio and the board were given stores of the spec's own, and still used "
        + "these stores in memory. A club that uses them shares its members with every other club "
        + "in the process. Search your files for the names that are found, extensions of `User` "
        + "included."
    )
  }
}

final class CompositionRootClockXCTests: XCTestCase {
  func testACardCountsTheDaysByTheGivenClock() async throws {
    var found: [Int: String] = [:]
    for day in [100, 101, 105, 10_000] {
      let board = makeBoard(
        users: BoxOfUsers("ada", joined: 100), avatars: AlbumOfAvatars(),
        clock: MovableClock(day: day))
      found[day] = theDays(await said { try await board.card(of: "ada") })
    }

    XCTAssertEqual(
      found,
      [
        100: "today", 101: "yesterday", 105: "5 days ago",
        10_000: "9900 days ago",
      ],
      "ada joined on day 100. Her card was shown by four boards, whose clocks show the days that "
        + "are found here. The days must be counted by the clock that `makeBoard` was given. "
        + "Follow the calls from `Board.card` to where the days are counted.")
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
    }.names.filter { $0 == "SystemClock.shared" }

    XCTAssertEqual(
      Set(touched).sorted(), [],
      "The reception and the board were given a clock of the spec's own, and still read the "
        + "computer's clock. Then a test can't say what time it is. Search your files for "
        + "`SystemClock`, default values of parameters included.")
  }
}

final class CompositionRootConsoleXCTests: XCTestCase {
  func testEachClubGreetsWhenItOpens() async throws {
    let consoles = [ScriptedConsole(), ScriptedConsole()]
    let shells = TerminalConsole.$isRehearsal.withValue(true) {
      consoles.map { shell(at: $0) }
    }
    let before = consoles.map { $0.lines.first ?? "nothing" }

    for shell in shells { await rehearse(shell) }

    let after = consoles.map { $0.lines.first ?? "nothing" }
    let greeting = "Welcome to the injection club."
    XCTAssertEqual(
      [before, after], [["nothing", "nothing"], [greeting, greeting]],
      "Two clubs were built, and then both were run. These are the first lines at their consoles, "
        + "before they were run and after. Each club must greet at its own console, and only when "
        + "it opens. Write the greeting in `Shell.run`: a static property is made once for the "
        + "whole process, and an initializer runs before the club opens.")
  }
}
