import SpecSupport
import SpecTags
import Testing

@testable import RepairShop

@Suite struct RepairShopSpecs {
  @Test func `a desk with a world of its own leaves the real one alone`() {
    let touched = Tripwire.touched {
      for day in Day.allCases {
        let world = SpecWorld(day)
        let desk = world.desk()
        for customer in Job.Customer.allCases {
          for pace in Job.Pace.allCases {
            for parts in [[], ["tube"], ["tube", "chain"]] {
              let job = Job(parts: parts, customer: customer, pace: pace)
              _ = try? (desk.quote(job), desk.accept(job))
            }
          }
        }
        for part in Odd.texts {
          _ = SpecWorld.ticket(desk, .spec(part))
          _ = SpecWorld.outcome { try desk.quote(.spec("tube", part)) }
        }
        (world.weekdays.lost, world.weekends.lost) = (["tube"], ["tube"])
        _ = SpecWorld.ticket(desk, .spec("tube"))
        for days in -1...3 {
          _ = SpecWorld.outcome { try desk.lendBike(days: days) }
        }
        for _ in 1...4 { desk.takeBikeBack() }
      }
    }

    #expect(
      Set(touched.names).sorted() == [],
      """
      `makeDesk` was handed a world, its desk was used in every way, and these things of the real \
      world were touched. Tests must do without the supplier's line, which takes minutes, and a \
      second shop has other prices on its wall. Look for the place that reaches for each thing \
      found here: a default counts, too.
      """)
  }

  @Test func `each day of the week has its supplier`() {
    let found = Day.allCases.map { day in
      let world = SpecWorld(day)
      let desk = world.desk()
      let quote = SpecWorld.outcome { try desk.quote(.spec("tube")) }
      let line = "\(day): \(quote), \(SpecWorld.ticket(desk, .spec("tube")))"
      let orders = Set(world.orders).sorted()
      return "\(line), \(orders), called: \(world.called)"
    }
    let expected = Day.allCases.map { day in
      [.saturday, .sunday].contains(day)
        ? #"\#(day): 2109, No. 1 for 2109, ["weekends got an order: tube"], called: ["weekends"]"#
        : #"\#(day): 1612, No. 1 for 1612, ["weekdays got an order: tube"], called: ["weekdays"]"#
    }

    #expect(
      found == expected,
      """
      On each day of a week, a new desk quoted and accepted a job with one tube. Prices and parts \
      come from the weekend supplier on Saturday and Sunday, from the weekday supplier on the \
      other days, and never from both. Look at where your code chooses the supplier, and at which \
      one is handed over as which.
      """)
  }

  @Test func `the day counts on which a job is accepted`() {
    let world = SpecWorld()
    let desk = world.desk()
    let found = [Day.friday, .saturday, .sunday, .monday, .saturday].map {
      day in
      world.day = day
      return again {
        "\(day): \(SpecWorld.outcome { try desk.quote(.spec("tube")) })"
      } + ["\(day): \(SpecWorld.ticket(desk, .spec("tube")))"]
    }
    let cents = [1612, 2109, 2109, 1612, 2109]
    let days = [Day.friday, .saturday, .sunday, .monday, .saturday]

    #expect(
      found.flatMap(\.self)
        == days.indices.flatMap { index in
          Array(repeating: "\(days[index]): \(cents[index])", count: 3)
            + ["\(days[index]): No. \(index + 1) for \(cents[index])"]
        },
      """
      One desk stayed open for several days, and quoted a job three times and accepted it on each. \
      A desk isn't opened anew each morning, so every job needs the supplier of its own day. Look \
      at when your code asks which day it is.
      """)
  }

  @Test func `all parts of a job come from one supplier`() {
    let job = Job.spec("tube", "chain", "tube")
    var found: [String] = []
    for (moment, midnight) in [
      ("at the first price", 1), ("at the second price", 2),
      ("at the first order", 4), ("at the second order", 5),
    ] {
      let world = SpecWorld(.friday)
      let desk = world.desk()
      var calls = 0
      world.weekdays.onCall = {
        calls += 1
        if calls == midnight { world.day = .saturday }
      }
      found.append("\(moment): \(SpecWorld.ticket(desk, job)), \(world.called)")
    }

    #expect(
      found
        == [
          "at the first price", "at the second price",
          "at the first order", "at the second order",
        ].map { #"\#($0): No. 1 for 6213, ["weekdays"]"# },
      """
      Friday turned into Saturday while a desk accepted a job with three parts, at the moments \
      found here. All prices and parts of a job come from one supplier, or the customer pays what \
      the part didn't cost, and waits for two deliveries. Look at how often your code asks for the \
      day during one job.
      """)
  }

  @Test func `a part that is sold out isn't bought elsewhere`() {
    var found: [String] = []
    for day in [Day.friday, .saturday] {
      let world = SpecWorld(day)
      let desk = world.desk()
      let supplier = day == .friday ? world.weekdays : world.weekends
      supplier.shelf["chain"] = nil
      let job = Job.spec("tube", "chain")
      found.append(
        "\(day), no price: \(SpecWorld.outcome { try desk.quote(job) })")
      found.append(
        "\(day), no price: \(SpecWorld.ticket(desk, job)), \(world.orders)")
      supplier.shelf["chain"] = 1
      supplier.lost = ["chain"]
      found.append("\(day), no delivery: \(SpecWorld.ticket(desk, job))")
      found.append("\(day), called: \(world.called)")
    }

    #expect(
      found
        == [("friday", "weekdays"), ("saturday", "weekends")].flatMap {
          day, supplier in
          [
            "\(day), no price: sold out: chain",
            "\(day), no price: sold out: chain, []",
            "\(day), no delivery: sold out: chain",
            #"\#(day), called: ["\#(supplier)"]"#,
          ]
        },
      """
      The supplier of the day had no price for a chain, and later a price but no chain. The \
      customer hears of it through the supplier's error, a job without a price orders nothing, and \
      the other supplier isn't called. Look at what your code does with an error of a supplier.
      """)
  }

  @Test func `prices are those of the moment`() {
    let world = SpecWorld()
    let desk = world.desk(loanBikes: 3)
    var found: [String] = []
    func ask() {
      found += [
        SpecWorld.outcome {
          try desk.quote(Job(parts: ["tube"], pace: .express))
        },
        SpecWorld.outcome { try desk.lendBike(days: 1) },
      ]
    }
    ask()
    world.list = [.labour: 2_000, .express: 100, .loanDay: 300]
    ask()
    world.weekdays.shelf["tube"] = 4_000
    ask()
    world.list = [.labour: 2_000, .express: 200, .loanDay: 300]
    world.weekdays.onCall = {
      if !world.orders.isEmpty { world.list = [.labour: 9, .express: 9] }
    }
    let job = Job(parts: ["tube"], pace: .express)
    found.append(SpecWorld.ticket(desk, job))

    #expect(
      found == [
        "2389", "501", "2601", "300", "7100", "300", "No. 1 for 7200",
      ],
      """
      A desk gave a quote and lent a bike, three times: before and after the price list changed, \
      and after the supplier's price did. Then express became dearer, the desk accepted the job \
      that it had quoted, and the list changed once the part was ordered. A customer pays what everything costs at the moment of asking, before the \
      first order. Look at when each price is read, and for one that is kept.
      """)
  }

  @Test func `nothing can be built with a part left out`() throws {
    let calls = try SpecClient.acceptedWithoutAPart(
      of: "makeDesk",
      [
        "weekdays: SpecShelf()", "weekends: SpecShelf()", "prices: { _ in 1 }",
        "today: { .monday }", "loanBikes: 1",
      ],
      declarations: """
        struct SpecShelf: PartsSupplier {
          func price(of part: String) throws -> Int { 1 }
          func order(_ part: String) throws {}
        }
        """)

    #expect(
      calls == [],
      """
      Each of these calls leaves out something that a desk needs, and it compiles. A test that \
      forgets the supplier then waits for the real one, and a shop that forgets it opens without. \
      Look at the arguments of `makeDesk` in `CompositionRoot.swift`.
      """)

    let places = try Pieces(spec: #filePath).placesThatMayLackAPart
    #expect(
      places == [],
      """
      Each place found here gets along without a supplier, the price list or the calendar: it has \
      a default for it, or it may be `nil`. What is forgotten there is seen when a customer pays, \
      not when the program is compiled. Look at each of them, and at what hands something to it.
      """)
  }

  @Test func `no initializer takes more than four arguments`() throws {
    let long = try Pieces(spec: #filePath).initializers
      .filter { $0.parameters.count > 4 }.map(\.description)

    #expect(
      long == [],
      """
      Each initializer found here takes more than four arguments. In a long list it's easy to swap \
      two, and most of them are only passed on. Look at which of them belong together, and at \
      which of them the type uses itself.
      """)
  }

  @Test(.tags(.guard))
  func `keeps nothing that changes in a global or static property`() throws {
    let kept = try CompiledAnswer(spec: #filePath).globalState()

    #expect(
      kept == [],
      """
      Your code stores something that can change in a global or `static` property. All desks and \
      all tests share it, so what one of them does changes the others. Look at where each thing \
      found here is used, and at who could hand it over instead.
      """)
  }

  @Test(.tags(.guard))
  func `keeps the outside world as it is`() throws {
    let changed = try GradedAnswer(spec: #filePath).changedWorld()

    #expect(
      changed == [],
      """
      A file that stands for the outside world was changed. The specs watch that file, so they \
      can't tell any more what your code does. Put each file found here back: \
      `swift run workbook reset`, then the exercise's number and the file's name.
      """)
  }

  #if AGAIN_1
    @Test func `no initializer takes two arguments of one type`() throws {
      let alike = try Pieces(spec: #filePath).initializers.filter {
        let types = $0.parameters.map(\.type)
        return Set(types).count < types.count
      }.map(\.description)

      #expect(
        alike == [],
        """
        Each initializer found here takes two arguments of one type. The compiler doesn't notice \
        when they're swapped, so this time it must be able to. Look at what tells the two apart in \
        the words of the shop.
        """)
    }
  #endif

  #if AGAIN_2
    @Test func `nothing is a class`() throws {
      let classes = try Pieces(spec: #filePath).classes

      #expect(
        classes == [],
        """
        Each type found here is a class or an actor, outside the files of your checks. This time, \
        values and functions keep what a desk remembers. Look at what each of them has to \
        remember, and at what needs to see that.
        """)
    }
  #endif
}
