import SpecSupport

/// A program that builds profiles of addresses which the exercise doesn't know.
///
/// It runs once for all specs, and each line begins with the question that it answers.
enum ProfileClient {
  /// What it printed in answer to a question; all that it printed when there is no answer.
  static func answers(to question: String) -> [String] {
    let answers = lines.filter { $0.hasPrefix("\(question): ") }
    return answers.isEmpty
      ? lines : answers.map { String($0.dropFirst(question.count + 2)) }
  }

  private static let lines = Client(
    """
    let any: [any Address] = [
      Locker(displayAddress: "Locker 12"), Locker(displayAddress: ""),
      Locker(displayAddress: "🏡 Zoë's, 5th floor"), PostOfficeBox(), Pier(),
    ]
    for address in any {
      print("any: [\\(Profile(name: "Ada", address: address).displayAddress)]")
    }

    let boat = Houseboat()
    let profile = Profile(name: "Ada", address: boat)
    print("moves: \\(profile.displayAddress)")
    boat.move()
    print("moves: \\(profile.displayAddress)")
    print("moves: \\(profile.displayAddress)")
    boat.move()
    print("moves: \\(profile.displayAddress)")

    let shared = Houseboat()
    let letterbox = Profile(name: "Ada", address: Mooring(boat: shared))
    for _ in 1...2 {
      print("inside: \\(letterbox.displayAddress)")
      shared.move()
    }

    print("alone: \\(Profile(name: "Ada", address: Houseboat()).displayAddress)")
    """,
    declarations: """
      import Synchronization
      struct Locker: Address { let displayAddress: String }
      struct PostOfficeBox: Address {
        let street = "1 Elm St", city = "Troy", state = "NY"
        var displayAddress: String { "PO box 7" }
      }
      struct Pier: Address, CustomStringConvertible {
        var description: String { "a pier" }
        var displayAddress: String { "Pier 4" }
      }
      final class Houseboat: Address {
        private let berth = Mutex(1)
        var displayAddress: String { "Berth \\(berth.withLock { $0 })" }
        func move() { berth.withLock { $0 += 1 } }
      }
      struct Mooring: Address {
        let boat: Houseboat
        var displayAddress: String { boat.displayAddress }
      }
      """
  ).lines()
}
