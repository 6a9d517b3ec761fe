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

  private static let lines = SpecClient(
    """
    let any: [any Address] = [
      SpecLocker(displayAddress: "Locker 12"), SpecLocker(displayAddress: ""),
      SpecLocker(displayAddress: "🏡 Zoë's, 5th floor"), SpecPostOfficeBox(), SpecPier(),
    ]
    for address in any {
      print("any: [\\(Profile(name: "Ada", address: address).displayAddress)]")
    }

    let boat = SpecHouseboat()
    let profile = Profile(name: "Ada", address: boat)
    print("moves: \\(profile.displayAddress)")
    boat.move()
    print("moves: \\(profile.displayAddress)")
    print("moves: \\(profile.displayAddress)")
    boat.move()
    print("moves: \\(profile.displayAddress)")

    let shared = SpecHouseboat()
    let letterbox = Profile(name: "Ada", address: SpecMooring(boat: shared))
    for _ in 1...2 {
      print("inside: \\(letterbox.displayAddress)")
      shared.move()
    }

    print("alone: \\(Profile(name: "Ada", address: SpecHouseboat()).displayAddress)")
    """,
    declarations: """
      import Synchronization
      struct SpecLocker: Address { let displayAddress: String }
      struct SpecPostOfficeBox: Address {
        let street = "1 Elm St", city = "Troy", state = "NY"
        var displayAddress: String { "PO box 7" }
      }
      struct SpecPier: Address, CustomStringConvertible {
        var description: String { "a pier" }
        var displayAddress: String { "Pier 4" }
      }
      final class SpecHouseboat: Address {
        private let berth = Mutex(1)
        var displayAddress: String { "Berth \\(berth.withLock { $0 })" }
        func move() { berth.withLock { $0 += 1 } }
      }
      struct SpecMooring: Address {
        let boat: SpecHouseboat
        var displayAddress: String { boat.displayAddress }
      }
      """
  ).lines()
}
