import SpecSupport
import XCTest

@testable import CompositionRoot

final class CompositionRootConsoleXCTests: XCTestCase {
  func testEachClubGreetsWhenItOpens() async {
    let clubs = [SpecClub(), SpecClub()]
    let greeting = "Welcome to the injection club."
    var greetings: [[Int]] = []
    func count() {
      greetings.append(
        clubs.map { $0.console.lines.count { $0 == greeting } })
    }

    count()
    for number in [0, 1, 0] {
      await clubs[number].evening()
      count()
    }

    XCTAssertEqual(
      greetings, [[0, 0], [1, 0], [1, 1], [2, 1]],
      "Two clubs were built; then the first one was opened, then the second, then the first one "
        + "again. These are the numbers of greetings at the two consoles after each of these four "
        + "steps. A club must greet at its own console each time that it opens, and not earlier. "
        + "Look at where the greeting is written: a static property is made once for the whole "
        + "process, and an initializer runs before the club opens.")
  }
}

final class CompositionRootXCTests: XCTestCase {
  func testOnlyMembersOfTheGivenUsersGetAPicture() async {
    let users = BoxOfUsers("zoe")
    let console = ScriptedConsole { line in
      if line == "draw zoe elk" { users.strike("zoe") }
    }
    let club = SpecClub(console: console, users: users)

    let answers = await club.evening(
      "draw zoe fox", "draw eve owl", "draw zoe elk")

    XCTAssertEqual(
      answers,
      [
        "zoe looks like this now: fox", "There is no member eve.",
        "There is no member zoe.",
      ],
      "zoe is among the users that `makeClub` was given, and eve isn't. These are the answers when a "
        + "picture was drawn for each of them, and for zoe once more when she had left. A picture is "
        + "drawn for those who are members at that moment. Look at where `Studio.draw` looks for "
        + "the member.")
  }

  func testTheListShowsTheMembersOfTheUsersThatTheClubWasGiven() async {
    let users = BoxOfUsers("zoe", "ada", "kim", "bob")
    let club = SpecClub(users: users, avatars: SlowAvatars())

    var names = await club.evening("list").flatMap(Self.names)
    users.takeIn("dan")
    names += await club.evening("list").flatMap(Self.names).suffix(1)

    XCTAssertEqual(
      names, ["41 zoe", "42 ada", "43 kim", "44 bob", "45 dan"],
      "These are the members in the club's list, of the four that `makeClub` was given; the last one "
        + "is the last member of a second list, after another member had joined elsewhere. The "
        + "avatars took longer to answer for the earlier members. The list must show what the users "
        + "say at that moment: all members, no others, and in the same order. Look at where "
        + "`Board.list` gets its members from. If only the order is wrong, the answers of the avatars "
        + "decide it, or names do.")

    let crowd = BoxOfUsers(names: (1...62).map { "member-\($0)" })
    let long = await SpecClub(users: crowd).evening("list").flatMap(Self.names)
    XCTAssertEqual(
      long.map { $0.prefix { $0 != " " } }, (41...102).map { "\($0)" },
      "A club of 62 members was asked for its list, and these are the numbers at the beginnings of "
        + "its lines. The list keeps the order in which the users give the members: sorted as "
        + "texts, 100 would stand before 41. Look at `Board.list`.")
  }

  /// The numbers and names in a list.
  private static func names(in list: String) -> [String] {
    list.split(separator: "\n")
      .map { $0.split(separator: " ").prefix(2).joined(separator: " ") }
  }

  func testAnErrorOfTheUsersIsToldToo() async {
    let club = SpecClub(users: LockedUsers())

    let told = await club.evening(
      "join ada", "draw ada fox", "show ada", "list")

    XCTAssertEqual(
      told, Array(repeating: "The book of members is locked away.", count: 4),
      "The club's users threw an error of their own, which isn't a `ClubError`, at each of four lines. "
        + "These are the answers at the club's console. Every error must be told there, whatever its "
        + "type, or the person who sits there learns nothing. Look at the `catch` in `Shell.swift`."
    )
    let gallery = SpecClub(users: BoxOfUsers("ada"), avatars: LockedAvatars())
    let seen = await gallery.evening("draw ada fox", "show ada", "list")
    XCTAssertEqual(
      seen, Array(repeating: "The book of members is locked away.", count: 3),
      "The club's avatars threw an error at each of three lines, and these are the answers. A picture "
        + "that can't be looked at is something else than no picture, and the person at the console "
        + "must learn of it. Look for a `try?` on the way to the avatars.")
  }

  func testTheStoresInMemoryAreNotTouched() async {
    let club = SpecClub(users: BoxOfUsers("ada"))

    let (answers, touched) = await Tripwire.touched {
      await club.evening(
        "join bob", "draw ada fox", "list", "show ada", "show eve",
        "draw eve fox")
    }

    let stores = Set(touched.filter { $0.hasPrefix("Memory") }).sorted()
    XCTAssertEqual(
      ["\(answers.count) answers"] + stores, ["6 answers"],
      "A club was given stores of the spec's own, and six lines were typed. The first line says how "
        + "many answers there were at the club's console, and the others which of the stores in "
        + "memory the club used nevertheless. A club that uses them shares its members with every other club in the process. Search your files for "
        + "the names that are found, extensions of `User` included.")
  }
}

final class CompositionRootClockXCTests: XCTestCase {
  func testACardCountsTheDaysByTheGivenClock() async {
    var found: [String] = []
    for (day, hour) in [
      (100, 12), (100, 23), (101, 11), (101, 12), (102, 0), (105, 12),
      (10_000, 12),
    ] {
      let club = SpecClub(
        clock: MovableClock(day: day, hour: hour),
        users: BoxOfUsers("ada", joined: 100))
      let days = await club.evening("show ada").map(theDays)
      found.append("day \(day), \(hour):00: \(days.joined(separator: " "))")
    }

    XCTAssertEqual(
      found,
      [
        "day 100, 12:00: today", "day 100, 23:00: today",
        "day 101, 11:00: today", "day 101, 12:00: yesterday",
        "day 102, 0:00: yesterday", "day 105, 12:00: 5 days ago",
        "day 10000, 12:00: 9900 days ago",
      ],
      "ada joined on day 100 at noon. Her card was shown by clubs whose clocks show the times that "
        + "are found here. The days must be counted by the clock that `makeClub` was given, and a "
        + "day is over when 86,400 seconds have passed, not at midnight. "
        + "Follow the calls from `Board.card` to where the days are counted.")
  }

  func testTheComputersClockIsNotTouched() async {
    let club = SpecClub(users: BoxOfUsers("ada"))

    let (answers, touched) = await Tripwire.touched {
      await club.evening("join bob", "show ada", "list")
    }

    let clocks = Set(touched.filter { $0 == "SystemClock.shared" })
    XCTAssertEqual(
      ["\(answers.count) answers"] + clocks, ["3 answers"],
      "A club was given a clock of the spec's own, and three lines were typed. The first line says "
        + "how many answers there were at the club's console, and another one that it read the "
        + "computer's clock. If it does, a test can't say what time it is. Search your files for `SystemClock`, default values of "
        + "parameters included.")
  }
}
