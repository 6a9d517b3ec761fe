import SpecSupport
import SpecTags
import Testing

@testable import MeterReadings

@Suite struct MeterReadingsSpecs {
  private let sides = SpecTown.Side.allCases

  @Test func `a walk speaks only to the server and the store that it's handed`()
  {
    let touched = Tripwire.touched {
      for side in sides {
        let town = SpecTown(side)
        town.turns = [.away, .books, .doubts("a leak?")]
        for meter in ["M-1", "M-2", "M-3", "B-7", "D-7"] {
          for value in [-5, 0, 110, 350] {
            _ = town.enter(meter, value, town.begin())
          }
        }
        let walk = town.begin(past: [])
        _ = again(3) { town.send(walk) }
        _ = town.enter("B-7", 350, walk)
      }
    }

    #expect(
      Set(touched.names).sorted() == [],
      """
      The spec began walks with its own server and store, and used them in many \
      ways. `found` lists the calls that reached the phone's real server or \
      store, or a real list. A walk must use only the list, the server and the \
      store that were passed to `makeWalk`. Look for `BrookLine`, `DeltaLine`, \
      `PhoneStore` and `MorningList` outside the two functions that start an app.
      """)
  }

  @Test func `each utility's answer reaches the reader`() {
    let answers: [(SpecTown.Side, SpecTown.Turn)] = [
      (.brook, .books), (.brook, .refuses("broken seal")), (.brook, .books),
      (.brook, .refuses("")), (.delta, .books), (.delta, .unknown),
      (.delta, .doubts("A leak? 💧")), (.delta, .doubts("")), (.delta, .books),
    ]
    let towns = (brook: SpecTown(.brook), delta: SpecTown(.delta))
    let walks = (brook: towns.brook.begin(), delta: towns.delta.begin())
    var found = answers.map { side, answer in
      let town = side == .brook ? towns.brook : towns.delta
      town.turns = [answer]
      return town.enter("M-1", 110, side == .brook ? walks.brook : walks.delta)
    }
    found += [towns.brook.send(walks.brook), towns.delta.send(walks.delta)]

    let told = "M-1 110 entered: arrived M-1 110; reader sees M-1 110"
    #expect(
      found == [
        "Brook, \(told) booked; waiting nothing",
        "Brook, \(told) refused: broken seal; waiting nothing",
        "Brook, \(told) booked; waiting nothing",
        "Brook, \(told) refused: ; waiting nothing",
        "Delta, \(told) booked; waiting nothing",
        "Delta, \(told) refused: unknown meter; waiting nothing",
        "Delta, \(told) to be read again: A leak? 💧; waiting nothing",
        "Delta, \(told) to be read again: ; waiting nothing",
        "Delta, \(told) booked; waiting nothing",
        "Brook, sent: arrived nothing; reader sees nothing; waiting nothing",
        "Delta, sent: arrived nothing; reader sees nothing; waiting nothing",
      ],
      """
      The reader entered the same number several times, and each time the spec chose the utility's \
      answer. Each line shows what arrived at the utility, what the reader saw, and what was \
      waiting afterwards. A number that a utility has answered no longer waits, whatever the \
      answer was. Compare what each answer means in `World.swift` with what your code makes of it.
      """)
  }

  @Test func `a number waits until the network is back`() {
    let found = sides.flatMap { side in
      let town = SpecTown(side)
      let walk = town.begin()
      town.usual = .away
      var lines = [town.enter("M-1", 110, walk), town.send(walk)]
      lines.append(town.send(walk))
      town.usual = .books
      lines += [town.send(walk), town.send(walk)]
      return lines
    }

    let expected = ["Brook", "Delta"].flatMap {
      [
        "\($0), M-1 110 entered: arrived nothing; reader sees M-1 110 kept; waiting M-1 110",
        "\($0), sent: arrived nothing; reader sees nothing; waiting M-1 110",
        "\($0), sent: arrived nothing; reader sees nothing; waiting M-1 110",
        "\($0), sent: arrived M-1 110; reader sees M-1 110 booked; waiting nothing",
        "\($0), sent: arrived nothing; reader sees nothing; waiting nothing",
      ]
    }
    #expect(
      found == expected,
      """
      The reader entered a number without a network. Then the spec called `send` twice without a \
      network, and twice with a network. Each line shows what arrived at the utility, what the \
      reader saw, and what was waiting afterwards. A number that can't be sent now must not be \
      lost, and must go out once. Look at what your code does with a number that hasn't arrived.
      """)
  }

  @Test func `what waits is sent in order, each number once`() {
    let found = sides.flatMap { side in
      let town = SpecTown(side)
      let walk = town.begin()
      town.usual = .away
      let values = [140, 120, 130, 110]
      var lines = values.map { value in
        let line = town.enter("M-1", value, walk)
        return line.replacing(/.*; waiting/, with: "waiting")
      }
      town.usual = .books
      lines += [town.send(walk), town.send(walk)]

      let big = SpecTown(side)
      let long = big.begin()
      big.usual = .away
      let numbers = (0..<300).map { $0 * 7 % 501 }
      for number in numbers { _ = big.enter("M-2", number, long) }
      big.usual = .books
      _ = big.send(long)
      let isAsEntered = big.arrived.map(\.text) == numbers.map { "M-2 \($0)" }
      lines.append("three hundred: \(isAsEntered ? "as entered" : "otherwise")")
      return lines
    }

    let expected = ["Brook", "Delta"].flatMap { side in
      [
        "waiting M-1 140", "waiting M-1 140, M-1 120",
        "waiting M-1 140, M-1 120, M-1 130",
        "waiting M-1 140, M-1 120, M-1 130, M-1 110",
        "\(side), sent: arrived M-1 140, M-1 120, M-1 130, M-1 110; reader sees M-1 140 booked, "
          + "M-1 120 booked, M-1 130 booked, M-1 110 booked; waiting nothing",
        "\(side), sent: arrived nothing; reader sees nothing; waiting nothing",
        "three hundred: as entered",
      ]
    }
    #expect(
      found == expected,
      """
      The reader entered four numbers without a network. Then the spec called `send` \
      twice with a network. For each utility, the first lines show what was waiting \
      after each entry, and the next lines show what arrived and what the reader \
      saw. The last line shows whether three hundred numbers arrived in the order in \
      which they were entered. The number that was entered first must be sent first, \
      whatever its value. Look at how your code stores the numbers that wait.
      """)
  }

  @Test func `nothing overtakes a number that waits`() {
    var found = sides.flatMap { side in
      let town = SpecTown(side)
      let walk = town.begin()
      town.turns = [.away, .away, .away]
      var lines = [120, 130, 140].map {
        town.enter("M-1", $0, walk).replacing(/.*; waiting/, with: "waiting")
      }
      town.turns = [.away]
      lines.append(town.send(walk))
      town.turns = [.books, .away]
      lines.append(town.send(walk))
      town.turns = [.away]
      lines.append(town.enter("M-2", 7, walk))
      let refusal = side == .brook ? SpecTown.Turn.refuses("no") : .unknown
      town.turns = [refusal, .books, .away]
      lines += [town.send(walk), town.send(walk)]
      return lines
    }
    let town = SpecTown(.delta)
    let walk = town.begin()
    town.turns = [.busy, .busy]
    _ = town.enter("M-1", 120, walk)
    found.append(town.enter("M-1", 110, walk))

    let expected =
      [("Brook", "no"), ("Delta", "unknown meter")].flatMap {
        side, reason in
        [
          "waiting M-1 120", "waiting M-1 120, M-1 130",
          "waiting M-1 120, M-1 130, M-1 140",
          "\(side), sent: arrived nothing; reader sees nothing; waiting M-1 120, M-1 130, M-1 140",
          "\(side), sent: arrived M-1 120; reader sees M-1 120 booked; waiting M-1 130, M-1 140",
          "\(side), M-2 7 entered: arrived nothing; reader sees M-2 7 kept; waiting M-1 130, M-1 140, "
            + "M-2 7",
          "\(side), sent: arrived M-1 130, M-1 140; reader sees M-1 130 refused: \(reason), M-1 140 "
            + "booked; waiting M-2 7",
          "\(side), sent: arrived M-2 7; reader sees M-2 7 booked; waiting nothing",
        ]
      } + [
        "Delta, M-1 110 entered: arrived M-1 120; reader sees M-1 110 kept; waiting M-1 120, M-1 110"
      ]
    #expect(
      found == expected,
      """
      Several numbers waited, and the network came and went while they were being \
      sent. For the last line, Delta was busy. The lines show what arrived at the \
      utility, what the reader saw, and what was waiting afterwards. If a number \
      can't be sent now, all numbers behind it must wait as well. A refused number \
      must not hold up the numbers behind it. Look at where your code stops sending.
      """)
  }

  @Test func `an app that starts again goes on where it stopped`() {
    let found = sides.flatMap { side in
      let town = SpecTown(side)
      town.usual = .away
      var lines = [
        town.enter("M-1", 130, town.begin()),
        town.enter("M-1", 120, town.begin()),
        town.send(town.begin()),
      ]
      town.turns = [.books, .away]
      lines.append(town.send(town.begin()))
      town.usual = .books
      // Another day, another list.
      lines.append(town.send(town.begin(past: [])))
      lines.append(town.send(town.begin()))
      return lines
    }

    let expected = ["Brook", "Delta"].flatMap {
      [
        "\($0), M-1 130 entered: arrived nothing; reader sees M-1 130 kept; waiting M-1 130",
        "\($0), M-1 120 entered: arrived nothing; reader sees M-1 120 kept; waiting M-1 130, M-1 120",
        "\($0), sent: arrived nothing; reader sees nothing; waiting M-1 130, M-1 120",
        "\($0), sent: arrived M-1 130; reader sees M-1 130 booked; waiting M-1 120",
        "\($0), sent: arrived M-1 120; reader sees M-1 120 booked; waiting nothing",
        "\($0), sent: arrived nothing; reader sees nothing; waiting nothing",
      ]
    }
    #expect(
      found == expected,
      """
      Before each line, the app ended and started again with the same store. Before \
      one of the lines, it started with an empty list of meters. Each line shows what \
      arrived at the utility, what the reader saw, and what was waiting afterwards. \
      Waiting numbers must outlive the app, and answered numbers must not come back. \
      Look at which numbers a new walk finds waiting, and at when your code saves.
      """)
  }

  @Test func `walks side by side don't mix`() {
    let towns = [SpecTown(.brook), SpecTown(.delta), SpecTown(.brook)]
    let walks = towns.map { $0.begin() }
    for town in towns { town.usual = .away }
    let pairs = Array(zip(towns, walks))
    var found = zip(pairs, [120, 130, 140]).map {
      $0.0.enter("M-1", $1, $0.1)
    }
    for town in towns { town.usual = .books }
    found += inTurn(pairs[0], pairs[1]) { $0.send($1) }
    found.append(towns[2].send(walks[2]))
    let other = towns[0].begin(past: [Meter(number: "X", last: 1_000)])
    found += inTurn(("X", 1_200, other), ("M-1", 150, walks[1])) {
      (town: String, value: Int, walk: any Walk) in
      walk.enter(Reading(meter: town, value: value))
        .map { shown($0.outcome) }.joined(separator: ", ")
    }

    #expect(
      found == [
        "Brook, M-1 120 entered: arrived nothing; reader sees M-1 120 kept; waiting M-1 120",
        "Delta, M-1 130 entered: arrived nothing; reader sees M-1 130 kept; waiting M-1 130",
        "Brook, M-1 140 entered: arrived nothing; reader sees M-1 140 kept; waiting M-1 140",
        "Brook, sent: arrived M-1 120; reader sees M-1 120 booked; waiting nothing",
        "Delta, sent: arrived M-1 130; reader sees M-1 130 booked; waiting nothing",
        "Brook, sent: arrived nothing; reader sees nothing; waiting nothing",
        "Brook, sent: arrived M-1 140; reader sees M-1 140 booked; waiting nothing",
        "booked", "booked", "booked",
      ],
      """
      Three walks were under way at the same time, two for Brook and one for Delta. Each walk \
      had its own server, store and list. The lines show what arrived at the utility, what \
      the reader saw, and what was waiting afterwards. The last three lines show only what \
      the reader saw. A walk must not affect the other walks. Look at what your walks share.
      """)
  }

  @Test(.tags(.guard))
  func `keeps nothing that changes in a global or static property`() throws {
    let kept = try CompiledAnswer(spec: #filePath)
      .globalState(allowing: ["PhoneStore.brook", "PhoneStore.delta"])

    #expect(
      kept == [],
      """
      `found` lists global or static properties in which your code stores \
      something that can change. All walks share these properties, so one walk \
      can change another, and the values are gone when the app ends. Keep what \
      a walk knows in the walk that `makeWalk` returns, or in its store.
      """)
  }

  @Test(.tags(.guard))
  func `keeps the outside world as it is`() throws {
    let changed = try GradedAnswer(spec: #filePath).changedWorld()

    #expect(
      changed == [],
      """
      `found` lists files of the outside world that have been changed. The specs watch \
      these files, so they can no longer tell what your code does. Restore each file with \
      `swift run workbook reset`, followed by the exercise's number and the file's name.
      """)
  }

  #if AGAIN_1
    @Test func `no protocol is declared`() throws {
      let given = ["BrookServer", "DeltaServer", "Store", "Walk"]
      let found = try CompiledAnswer(spec: #filePath).declaredLines
        .compactMap {
          $0.firstMatch(of: /^(?:\w+ )*protocol (\w+)/)
            .map { String($0.output.1) }
        }
        .filter { !given.contains($0) }

      #expect(
        found == [],
        """
        `found` lists the protocols that your code declares. Under this constraint, the \
        protocols in the given files must be enough for the app. Look at how many functions \
        each of your protocols requires, and at which code calls these functions.
        """)
    }
  #endif

  #if AGAIN_2
    @Test func `a store is read only when a walk begins`() {
      let found = sides.map { side in
        let town = SpecTown(side)
        let walk = town.begin()
        let before = town.store.loads
        town.turns = [.away, .books, .away]
        for value in [110, 120] { _ = town.enter("M-1", value, walk) }
        _ = again(3) { town.send(walk) }
        return "\(side.rawValue): \(town.store.loads - before) more"
      }

      #expect(
        found == ["Brook: 0 more", "Delta: 0 more"],
        """
        The reader entered and sent two numbers. `found` shows how often each \
        walk read its store after `makeWalk` had returned. Under this \
        constraint, a walk reads its store when it begins, and after that, the \
        walk only saves to its store. Look at each place that calls `load`.
        """)
    }
  #endif
}
