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
      "The spec built two clubs. Then it opened the first club, the second, and the first again. "
        + "Each pair in `found` shows the number of greetings at the two consoles after one of "
        + "these four steps. A club must greet at its own console each time that it opens, and "
        + "not earlier. Look at where the greeting is written. A static property is initialized "
        + "only once for the whole process, and an initializer runs before the club opens."
    )
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
      "The users that the spec passed to `makeClub` contained zoe, but not eve. The spec "
        + "typed `draw` for zoe, for eve, and for zoe again after she had left, and "
        + "`found` lists the answers. The club must draw a picture only for a person who "
        + "is a member at that moment. Look at where `Studio.draw` looks for the member."
    )
  }

  func testTheListShowsTheMembersOfTheUsersThatTheClubWasGiven() async {
    let users = BoxOfUsers("zoe", "ada", "kim", "bob")
    let club = SpecClub(users: users, avatars: SlowAvatars())

    var names = await club.evening("list").flatMap(Self.names)
    users.takeIn("dan")
    names += await club.evening("list").flatMap(Self.names).suffix(1)

    XCTAssertEqual(
      names, ["41 zoe", "42 ada", "43 kim", "44 bob", "45 dan"],
      "The spec typed `list` in a club with four members. Then another member joined "
        + "elsewhere, and the spec typed `list` again. `found` contains the members in "
        + "the first list, and the last member in the second. A list must show exactly "
        + "the members that the users return at that moment, in the same order. Look at "
        + "where `Board.list` gets its members. If only the order is wrong, your code "
        + "sorted the members by name, or listed them in the order in which the avatars "
        + "answered. The spec's avatars answered later for members who came earlier."
    )

    let crowd = BoxOfUsers(names: (1...62).map { "member-\($0)" })
    let long = await SpecClub(users: crowd).evening("list").flatMap(Self.names)
    XCTAssertEqual(
      long.map { $0.prefix { $0 != " " } }, (41...102).map { "\($0)" },
      "The spec asked a club of 62 members for its list, and `found` contains the "
        + "number at the beginning of each line. The list must keep the order in "
        + "which the users return the members. If your code sorted these numbers "
        + "as strings, 100 would come before 41. Look at `Board.list`.")
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
      "The club's users threw an error at each of four commands, and this error isn't a "
        + "`ClubError`. `found` lists the answers at the club's console. The club must "
        + "print every error there, whatever its type, because the person who sits "
        + "there must learn what went wrong. Look at the `catch` in `Shell.swift`."
    )
    let gallery = SpecClub(users: BoxOfUsers("ada"), avatars: LockedAvatars())
    let seen = await gallery.evening("draw ada fox", "show ada", "list")
    XCTAssertEqual(
      seen, Array(repeating: "The book of members is locked away.", count: 3),
      "The club's avatars threw an error at each of three commands, and `found` lists the "
        + "answers. A picture that can't be read isn't the same as no picture, so the person "
        + "at the console must read the error. Look for a `try?` on the way to the avatars."
    )
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
      "The spec passed its own stores to `makeClub`, and typed six commands. The first "
        + "line of `found` is the number of answers at the club's console. Any other "
        + "lines are the stores in memory that the club used nevertheless. A club that "
        + "uses these stores shares its members with all other clubs in the process. "
        + "Search your files for these names, including the extensions of `User`."
    )
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
      "The member ada joined on day 100 at noon. The spec asked several clubs for her "
        + "card, and each line shows the time of a club's clock, and when ada joined "
        + "according to the card. A club must count the days by the clock that was passed "
        + "to `makeClub`. A day is over when 86,400 seconds have passed, and not at "
        + "midnight. Follow the calls from `Board.card` to the place that counts the days."
    )
  }

  func testTheComputersClockIsNotTouched() async {
    let club = SpecClub(users: BoxOfUsers("ada"))

    let (answers, touched) = await Tripwire.touched {
      await club.evening("join bob", "show ada", "list")
    }

    let clocks = Set(touched.filter { $0 == "SystemClock.shared" })
    XCTAssertEqual(
      ["\(answers.count) answers"] + clocks, ["3 answers"],
      "The spec passed its own clock to `makeClub`, and typed three commands. The "
        + "first line of `found` is the number of answers at the club's console. If "
        + "there is a second line, the club read the computer's clock. A test can't "
        + "choose the time of a club that reads the computer's clock. Search your "
        + "files for `SystemClock`, including the default values of parameters."
    )
  }
}
