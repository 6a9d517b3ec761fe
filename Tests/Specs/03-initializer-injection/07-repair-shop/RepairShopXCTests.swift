import SpecSupport
import XCTest

@testable import RepairShop

final class RepairShopXCTests: XCTestCase {
  func testARepairCostsWhatItDid() {
    var found: [String] = []
    for customer in Job.Customer.allCases {
      for pace in Job.Pace.allCases {
        for parts in [[], ["tube"], ["tube", "chain"], ["chain", "chain"]] {
          let world = SpecWorld()
          let desk = world.desk()
          let job = Job(parts: parts, customer: customer, pace: pace)
          let quotes = again { SpecWorld.outcome { try desk.quote(job) } }
          let orders = world.orders.count
          found.append(
            "\(customer), \(pace), \(parts): \(Set(quotes).sorted()), "
              + "\(orders) orders, \(SpecWorld.ticket(desk, job)), "
              + "\(world.orders.count) orders")
        }
      }
    }
    let cents = [
      1_111, 1_612, 4_601, 5_978, 1_888, 2_389, 5_378, 6_755,
      999, 1_500, 4_378, 5_755, 1_776, 2_277, 5_155, 6_532,
    ]
    let jobs = ["guest", "member"].flatMap { customer in
      ["usual", "express"].flatMap { pace in
        [[], ["tube"], ["tube", "chain"], ["chain", "chain"]].map {
          (parts: [String]) in ("\(customer), \(pace), \(parts)", parts.count)
        }
      }
    }

    XCTAssertEqual(
      found,
      zip(jobs, cents).map { job, cents in
        "\(job.0): [\"\(cents)\"], 0 orders, No. 1 for \(cents), "
          + "\(job.1) orders"
      },
      "On a Monday, a desk quoted each kind of job three times and then accepted "
        + "the job. `found` has a line for each job, with the quotes, the ticket, and "
        + "the number of orders before and after the ticket. A repair must cost the "
        + "same as before, and order the same parts, because only the source of the "
        + "parts is new. Compare each line that differs with the starter's calculation: "
        + "the parts, the work, a member's discount and the express surcharge.")
  }

  func testALoanIsCheaperFromTheThirdDayOn() {
    let world = SpecWorld(.saturday)
    let desk = world.desk(loanBikes: 20)
    let days = [-3, 0, 1, 2, 3, 4, 7, 30]
    let found = days.map { days in
      "\(days) days: \(SpecWorld.outcome { try desk.lendBike(days: days) })"
    }

    XCTAssertEqual(
      found,
      zip(days, [501, 501, 501, 1_002, 1_252, 1_502, 2_252, 8_002]).map {
        "\($0) days: \($1)"
      },
      "The spec lent bikes for different numbers of days, at 501 cents for a `loanDay`. "
        + "`found` lists the price of each loan. The first two days cost the full price, "
        + "and each further day costs half of it, rounded down to a whole cent. A loan of "
        + "less than one day counts as one day. Look at where your code counts the days."
    )
  }

  func testNoMoreBikesAreOutThanTheShopHas() {
    let found = [0, 1, 3].map { bikes in
      let desk = SpecWorld().desk(loanBikes: bikes)
      func lendAll() -> Int {
        (0..<Odd.many).count { _ in
          SpecWorld.outcome { try desk.lendBike(days: 1) } == "501"
        }
      }
      var line = "\(bikes) bikes: \(lendAll())"
      desk.takeBikeBack()
      line += ", \(lendAll()) after one came back"
      for _ in 1...9 { desk.takeBikeBack() }
      line += ", \(lendAll()) after nine came back"
      let last = SpecWorld.outcome { try desk.lendBike(days: 1) }
      return "\(line), then \(last)"
    }

    XCTAssertEqual(
      found,
      [
        "0 bikes: 0, 0 after one came back, 0 after nine came back, "
          + "then no bike left",
        "1 bikes: 1, 1 after one came back, 1 after nine came back, "
          + "then no bike left",
        "3 bikes: 3, 1 after one came back, 3 after nine came back, "
          + "then no bike left",
      ],
      "The spec asked desks with 0, 1 and 3 loan bikes for more bikes than they have, "
        + "before and after returns. `found` shows how many bikes each desk lent. A desk "
        + "must never lend more bikes than it has, and a return must change nothing when "
        + "no bike is out. When no bike is left, the customer must receive `NoBikeLeft`. "
        + "Look at what your code counts when a bike goes out and when it comes back."
    )
  }

  func testEachDeskCountsItsOwnTicketsAndBikes() {
    let (ghent, lyon) = (SpecWorld(), SpecWorld(.sunday))
    lyon.list = [.labour: 1, .express: 2, .loanDay: 3]
    let desks = (ghent.desk(loanBikes: 2), lyon.desk(loanBikes: 1))
    let found = inTurn(desks.0, desks.1) { desk in
      [
        SpecWorld.ticket(desk, .spec("tube")),
        SpecWorld.ticket(desk, .spec("tube", "lamp")),
        SpecWorld.outcome { try desk.lendBike(days: 1) },
      ]
    }.flatMap(\.self)
    let after = [
      SpecWorld.ticket(desks.1, .spec()), SpecWorld.ticket(desks.0, .spec()),
    ]

    XCTAssertEqual(
      found + after,
      [
        "No. 1 for 1612", "sold out: lamp", "501",
        "No. 1 for 999", "sold out: lamp", "3",
        "No. 2 for 1612", "sold out: lamp", "501",
        "No. 2 for 1", "No. 3 for 1111",
      ],
      "The spec used two desks in turn, each with its own world. Each desk accepted a "
        + "job, failed to accept another job, and lent a bike, and `found` lists the "
        + "outcomes. A desk numbers its accepted jobs 1, 2, 3 …, gives no number to a failed "
        + "job, and shares nothing with any other desk. Look at where your code counts."
    )
  }

  func testTheAppLendsItsThreeBikes() {
    let touched = Tripwire.touched {
      let desk = openShop()
      return [4, 1, 1, 1].map { days in
        SpecWorld.outcome { try desk.lendBike(days: days) }
      }
    }

    XCTAssertEqual(
      touched.result, ["2702", "901", "901", "no bike left"],
      "The spec asked the app's own desk for four bikes, and `found` lists the "
        + "prices or errors. The shop has three bikes, and its printed price list has "
        + "901 cents for a `loanDay`. Look at `openShop` in `CompositionRoot.swift`."
    )
  }

  func testKeepsTheAppOnTheRealSupplier() {
    let touched = Tripwire.touched {
      let desk = openShop()
      _ = SpecWorld.ticket(desk, .spec("tube", "chain"))
    }
    let names = touched.names.filter {
      $0.contains("order") || $0.contains("labour")
    }

    XCTAssertEqual(
      Set(names).sorted(),
      ["Spoke: order chain", "Spoke: order tube", "price list: labour"],
      "On a Tuesday, the app's own desk accepted a job with a tube and a chain. `found` lists "
        + "what the desk ordered and read in the real world. The app must work with its real "
        + "supplier and the printed price list. Look at `openShop` in `CompositionRoot.swift`."
    )
  }

  func testKeepsNothingOfAClosedDeskInMemory() {
    let isGone = isReleased {
      let world = SpecWorld()
      let desk = world.desk()
      _ = SpecWorld.ticket(desk, .spec("tube"))
      _ = SpecWorld.outcome { try desk.lendBike(days: 1) }
      desk.takeBikeBack()
      return world
    }

    XCTAssertEqual(
      isGone, true,
      "The spec used a desk and released it, but the world that the spec had "
        + "passed in was still in memory. A closed desk must leave nothing in "
        + "memory, but two objects that hold each other are never released. Look "
        + "for a closure or a property that refers back to the object that owns it."
    )
  }
}
