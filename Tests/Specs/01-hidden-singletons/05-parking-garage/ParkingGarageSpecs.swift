import SpecSupport
import SpecTags
import Testing

@testable import ParkingGarage

// Serialized: an answer whose garages share something would be told another spec each time.
@Suite(.serialized) struct ParkingGarageSpecs {
  @Test func `a garage works without the real clock and barrier`() {
    let world = SpecWorld()
    let opera = world.makeDesk(SpecSites.opera)
    let yard = world.makeDesk(SpecSites.yard)
    let paths: [(String, () -> Void)] = [
      ("a garage is built", { _ = world.makeDesk() }),
      ("the sign by day", { _ = opera.sign() }),
      ("a car comes", { _ = opera.enter() }),
      ("another car comes", { _ = opera.enter() }),
      ("the sign when it's full", { _ = opera.sign() }),
      ("a car comes when it's full", { _ = opera.enter() }),
      ("a car goes", { _ = opera.leave(1) }),
      ("a ticket is used again", { _ = opera.leave(1) }),
      ("the sign at night", { _ = opera.sign() }),
      ("a car comes at night", { _ = opera.enter() }),
      ("a car goes at night", { _ = opera.leave(2) }),
      (
        "a garage without places",
        { _ = (yard.sign(), yard.enter(), yard.leave(1)) }
      ),
    ]

    let found = paths.map { path, run in
      if path == "the sign at night" { world.time = Moment(23, 0) }
      let names = Set(Tripwire.touched(by: run).names).sorted()
      return
        "\(path): \(names.isEmpty ? "nothing" : names.joined(separator: ", "))"
    }

    #expect(
      found == paths.map { "\($0.0): nothing" },
      """
      The spec built garages in a `GarageWorld` of its own, and `found` shows which \
      real hardware your code used at each step. A test must run without the barrier's \
      motor and at any hour, so a garage must always use the world that it's given. \
      Search your files for `WallClock` and `BarrierMotor`, and for the code that \
      calls them: only `makeStationGarage()` needs the real clock and motor.
      """)
  }

  @Test func `two garages in turn use their own clock and barrier`() {
    let (noon, three) = (SpecWorld(Moment(12, 0)), SpecWorld(Moment(15, 0)))
    let desks = (noon.makeDesk(), three.makeDesk(SpecSites.harbour))

    let found = inTurn((desks.0, "first"), (desks.1, "second")) { desk, name in
      let rose = (noon.raised.count, three.raised.count)
      let receipt = SpecWorld.words(desk.enter().flatMap(desk.leave))
      let barriers = [
        noon.raised.dropFirst(rose.0).map { "first \($0)" },
        three.raised.dropFirst(rose.1).map { "second \($0)" },
      ].joined()
      return
        "\(name) garage: \(SpecWorld.times(on: receipt).joined(separator: " ")), "
        + barriers.joined(separator: ", ")
    }

    #expect(
      found == [
        "first garage: 12:00 12:00, first entry, first exit",
        "second garage: 15:00 15:00, second entry, second exit",
        "first garage: 12:00 12:00, first entry, first exit",
      ],
      """
      The spec built two garages, each with its own clock and barriers. It was noon in the \
      first garage, and three o'clock in the second. A car came and left in the first \
      garage, in the second, and in the first again. Each line in `found` shows the times on \
      the car's receipt, and then the barriers that rose and the garage that each barrier \
      belongs to. A garage must use only its own clock and barriers. Look at where your code \
      stores the world that `makeGarage` receives: each garage needs its own world.
      """)
  }

  @Test func `a garage has the places, hours and prices of its own site`() {
    let world = SpecWorld()
    let sites = [SpecSites.opera, SpecSites.airport, SpecSites.yard]
    let desks = sites.map { world.makeDesk($0) }
    let found = zip(sites, desks).flatMap { site, desk in
      facts(about: site, at: desk, in: world).map { "\(site.name): \($0)" }
    }

    #expect(
      found == [
        "Opera: 2 cars got in, then FULL", "Opera: open from 9 to 16",
        "Opera: Opera, ticket 3: 16:30 to 17:30, 3.50",
        "Opera: Opera, ticket 4: 16:30 to 17:31, 3.55",
        "Opera: Opera, ticket 5: 16:30 to 09:30, 4.30",
        "Opera: Opera, ticket 6: 16:30 to 09:31, 7.80",
        "Zoë’s ✈️, & sons: 1000 cars got in, then FULL",
        "Zoë’s ✈️, & sons: open from 0 to 23",
        "Zoë’s ✈️, & sons: Zoë’s ✈️, & sons, ticket 1001: 16:30 to 17:30, 0.10",
        "Zoë’s ✈️, & sons: Zoë’s ✈️, & sons, ticket 1002: 16:30 to 17:31, 0.20",
        "Zoë’s ✈️, & sons: Zoë’s ✈️, & sons, ticket 1003: 16:30 to 09:30, 1.70",
        "Zoë’s ✈️, & sons: Zoë’s ✈️, & sons, ticket 1004: 16:30 to 09:31, 1.80",
        ": 0 cars got in, then FULL", ": open from 23 to 23",
        ": no ticket at 16:30",
        ": no ticket at 16:30", ": no ticket at 16:30", ": no ticket at 16:30",
      ],
      """
      The spec built a garage for each of three sites, the last of which has an empty \
      name. In each line of `found`, the name of the site comes first, and then what its \
      garage did. The operator decides the name, the places, the hours and the two prices \
      of each garage, and all other rules stay as they were. Compare the first line that \
      differs with the comments in `Site.swift` and `GarageDesk.swift`. Then look at \
      where your code gets that value: it must come from the garage's own `Site`.
      """)
  }

  /// How many cars get in, when it's open, and what stays cost.
  private func facts(
    about site: Site, at desk: GarageDesk, in world: SpecWorld
  ) -> [String] {
    world.time = Moment(site.opens, 30)
    var tickets: [Int] = []
    while let ticket = desk.enter(), tickets.count < 1_010 {
      tickets.append(ticket)
    }
    let places = "\(tickets.count) cars got in, then \(desk.sign())"
    for ticket in tickets { _ = desk.leave(ticket) }

    let open = (0..<24).filter { hour in
      [0, 59].allSatisfy { minute in
        world.time = Moment(hour, minute)
        return desk.sign() != "CLOSED"
      }
    }
    let hours =
      "open from \(SpecWorld.words(open.first)) to \(SpecWorld.words(open.last))"
    let ends = [
      Moment(17, 30), Moment(17, 31), Moment(9, 30, day: 1),
      Moment(9, 31, day: 1),
    ]
    return [places, hours]
      + ends.map { world.receipt(at: desk, from: Moment(16, 30), to: $0) }
  }

  @Test func `a car comes or goes at a single moment`() {
    let world = SpecWorld()
    let desk = world.makeDesk()
    world.time = Moment(9, 0)
    let ticket = desk.enter() ?? 0
    world.minutesPerAnswer = 1
    world.time = Moment(10, 0)
    let receipt = SpecWorld.words(desk.leave(ticket))
    world.time = Moment(21, 59)
    let late = SpecWorld.words(desk.enter().flatMap(desk.leave))

    // Whichever answer of the clock the code takes for the moment, the price belongs to it, too.
    let end = SpecWorld.times(on: receipt).last ?? "no time"
    let price = end == "10:00" ? "2.00" : "4.00"
    let arrival = SpecWorld.times(on: late).first ?? "refused"

    #expect(
      [receipt, "the last car came at: \(arrival)"] == [
        "Station, ticket \(ticket): 09:00 to \(end), \(price)",
        "the last car came at: \(arrival == "refused" ? "refused" : "21:59")",
      ],
      """
      A car came at 9:00. From then on, the spec's clock moved on by a minute each time that your \
      code asked it. The car left at about 10:00, and another car came at 21:59, a minute before \
      closing time. `found` shows the first car's receipt, and then the time at which the other \
      car came, unless it was refused. A car comes or goes at a single moment, and everything must \
      go by that moment: whether the car gets in, the time on its ticket, the price and the \
      receipt. Look at how often your code asks the clock while a car comes, and while a car goes.
      """)
    let slow = SpecWorld()
    slow.minutesPerBarrier = 90
    let slowDesk = slow.makeDesk()
    slow.time = Moment(9, 0)
    let first = slowDesk.enter() ?? 0
    slow.time = Moment(10, 0)
    let atOnce = SpecWorld.words(slowDesk.leave(first))

    #expect(
      atOnce == "Station, ticket \(first): 09:00 to 10:00, 2.00",
      """
      In this spec, each barrier took an hour and a half to rise. A car came at 9:00 and \
      left at 10:00. The time that counts is the time at which the desk is called, \
      however long a barrier takes. Look at what your code does before it asks the clock.
      """)
  }

  @Test func `nothing that changes is kept in a global or static property`()
    throws
  {
    let state = try CompiledAnswer(spec: #filePath).globalState()

    #expect(
      state == [],
      """
      `found` names each global or static property of yours that can change, and each \
      process-wide store that your code uses. All garages and all tests share this \
      state, even if a lock protects it or each garage uses its own key. Store changing \
      values in an object or a variable that `makeGarage` creates for each garage.
      """)
  }

  @Test(.tags(.guard))
  func `keeps the outside world as it is`() throws {
    let changed = try GradedAnswer(spec: #filePath).changedWorld()

    #expect(
      changed == [],
      """
      `found` lists the files marked "The outside world" that no longer match the \
      starter. The specs watch your code through these files, so a changed file \
      can hide what your code does. Put each listed file back: \
      `swift run workbook reset`, then the exercise's number and the file's name.
      """)
  }

  #if AGAIN_1
    @Test func `nothing is a class`() throws {
      let classes = try CompiledAnswer(spec: #filePath).declaredLines.filter {
        $0.firstMatch(of: /\b(class|actor) \w/) != nil
          && !$0.contains("BarrierMotor")
      }

      #expect(
        classes == [],
        """
        `found` lists your declarations that are classes or actors. Under this \
        constraint, everything that a garage remembers is a value, and your code \
        keeps that value in one place. Look at which of these declarations could be \
        a struct, and at what could hold a variable for as long as a desk is used.
        """)
    }
  #endif
}
