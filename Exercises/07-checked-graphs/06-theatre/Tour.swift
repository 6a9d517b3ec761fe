// The outside world. Leave it as it is.
import SpecSupport

extension Venue {
  /// The company's own house.
  static var oldPlayhouse: Venue {
    live(
      "Old Playhouse",
      [
        ("mains", []), ("dimmers", ["mains"]), ("amplifier", ["mains"]),
        ("lighting desk", ["mains", "dimmers"]),
        ("sound desk", ["mains", "amplifier"]), ("fly bars", ["mains"]),
        ("smoke machine", ["mains"]),
      ])
  }

  /// The first house of the tour, whose list was written for another show.
  static var harbourHall: Venue {
    live(
      "Harbour Hall",
      [
        ("mains", []), ("dimmers", ["mains", "lighting desk"]),
        ("lighting desk", ["mains", "dimmers"]),
        ("sound desk", ["mains", "Old Playhouse/amplifier"]),
        ("fly bars", ["mains", "motor"]), ("Smoke machine", ["mains"]),
      ])
  }

  private static func live(
    _ name: String, _ lines: [(part: String, needs: [String])]
  ) -> Venue {
    let parts = lines.map { line in
      Part(
        name: line.part,
        needs: line.needs.map { need in
          let words = need.split(separator: "/").map(String.init)
          return Cable(
            part: words.last ?? "", venue: words.count > 1 ? words[0] : name)
        })
    }
    return Venue(
      name: name,
      list: {
        Tripwire.touch("\(name): list")
        return parts
      },
      switchOn: { part, _ in
        Tripwire.touch("\(name): \(part) on")
        return LiveMachine(name: "\(name): \(part)")
      })
  }
}

private struct LiveMachine: Machine {
  let name: String

  func run(_ order: String) { Tripwire.touch("\(name): \(order)") }
}
