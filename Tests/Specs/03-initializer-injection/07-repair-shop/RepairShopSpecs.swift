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
      The spec passed a world of its own to `makeDesk`, and then used the desk in \
      every way. Even so, your code used the real world, as `found` shows. A desk \
      must use only the world that's passed in, because the supplier's line takes \
      minutes in a test, and a second shop has different prices. For each entry \
      in `found`, look for the code that causes it, which may be a default value.
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
      For each day of the week, the spec built a new desk, which quoted and accepted a job with \
      one tube. `found` has a line for each day, with the quote, the ticket, the orders and the \
      suppliers that were called. On Saturday and Sunday, prices and parts must come only from the \
      weekend supplier. On all other days, they must come only from the weekday supplier. Look at \
      where your code chooses the supplier, and at which supplier you pass to which parameter.
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
      The spec kept one desk open for several days. On each day, the desk quoted a job three \
      times and then accepted it, and `found` lists the prices. A desk stays open for weeks, so \
      every job needs the supplier of its own day. Look at when your code asks which day it is.
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
      The spec turned Friday into Saturday while a desk accepted a job with three parts. \
      `found` has a line for each moment at which the day changed, with the ticket and \
      the suppliers that were called. All prices and parts of one job must come from one \
      supplier. Otherwise, a customer can pay one supplier's price for the other \
      supplier's part. Look at how often your code asks for the day during one job.
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
      The supplier of the day first had no price for a chain, and later had a price but \
      couldn't deliver the chain. `found` lists the outcome of each call to the desk, \
      and the suppliers that were called. The customer must receive the supplier's \
      error. If a part has no price, the desk must order nothing, and it must never \
      call the other supplier. Look at what your code does with a supplier's error.
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
      The spec asked a desk for a quote and a loan three times: before and after the \
      price list changed, and after the supplier's price changed. Then the express \
      price rose, and the desk accepted the quoted job. The price list changed again \
      after the first order. `found` lists the prices in this order. A desk must use \
      the prices of the moment, and must read all of them before its first order. \
      Look at when your code reads each price, and look for a price that it keeps.
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
      The spec compiled calls to `makeDesk`, each without something that a \
      desk needs. `found` lists the calls that compile, or the compiler's \
      error if even the complete call doesn't. A call without a part must not \
      compile, or else a test that forgets a supplier waits for the real \
      one. Look at the parameters of `makeDesk` in `CompositionRoot.swift`.
      """)

    let places = try Pieces(spec: #filePath).placesThatMayLackAPart
    #expect(
      places == [],
      """
      In each place in `found`, a supplier, the price list or the calendar can be missing, \
      because the place has a default or may be `nil`. If you forget to pass in one of \
      these dependencies, the compiler must report that before a customer pays a wrong \
      price. Look at each of these places, and at the code that passes in a value there.
      """)
  }

  @Test func `no initializer takes more than four arguments`() throws {
    let long = try Pieces(spec: #filePath).initializers
      .filter { $0.parameters.count > 4 }.map(\.description)

    #expect(
      long == [],
      """
      Each initializer in `found` takes more than four arguments. In a long list \
      it's easy to swap two arguments, and most of them are only passed on. Look at \
      which arguments belong together, and at which of them the type uses itself.
      """)
  }

  @Test(.tags(.guard))
  func `keeps nothing that changes in a global or static property`() throws {
    let kept = try CompiledAnswer(spec: #filePath).globalState()

    #expect(
      kept == [],
      """
      Your code stores changeable values in the global or `static` properties \
      that `found` lists. All desks and all tests share such a property, so \
      one desk or test can change what the others see. Look at where your code \
      uses each property, and at which code could pass the value in instead.
      """)
  }

  @Test(.tags(.guard))
  func `keeps the outside world as it is`() throws {
    let changed = try GradedAnswer(spec: #filePath).changedWorld()

    #expect(
      changed == [],
      """
      You changed or removed the files that `found` lists, which belong to the outside \
      world. The specs use these files to observe your code, so they can no longer \
      tell what your code does. To restore a file, run `swift run workbook reset`, \
      followed by the exercise's number and the file's name.
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
        Each initializer in `found` takes two arguments of the same type. The \
        compiler doesn't notice when you swap them, but under this constraint it \
        must. Look at what distinguishes the two arguments in the words of the shop.
        """)
    }
  #endif

  #if AGAIN_2
    @Test func `nothing is a class`() throws {
      let classes = try Pieces(spec: #filePath).classes

      #expect(
        classes == [],
        """
        `found` lists the classes and actors in your files, apart from the files with your \
        checks. Under this constraint, structs, enums and functions store what a desk remembers. \
        Look at what each of these types has to remember, and at which code needs to see it.
        """)
    }
  #endif
}
