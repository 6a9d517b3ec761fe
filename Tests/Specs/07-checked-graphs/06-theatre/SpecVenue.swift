import SpecSupport

@testable import Theatre

/// A venue of a spec's own, which writes down what its machines do.
final class SpecVenue {
  let name: String
  var parts: [Part]
  /// What happens in the venue after its list was read; the number says how often it has been.
  var onRead: (_ readings: Int) -> Void = { _ in }
  private(set) var log: [String] = []
  private var readings = 0

  /// - Parameter lines: `"horn: mains Mill/bell"` is a horn with two cables, one to the Mill.
  init(_ name: String = "Barn", _ lines: String...) {
    self.name = name
    parts = []
    change(to: lines)
  }

  func change(to lines: [String]) { parts = lines.map(part) }

  func part(_ line: String) -> Part {
    let words = line.split { ": ".contains($0) }.map(String.init)
    return Part(
      name: words[0],
      needs: words.dropFirst().map { word in
        let names = word.split(separator: "/").map(String.init)
        return Cable(
          part: names[names.count - 1], venue: names.count > 1 ? names[0] : name
        )
      })
  }

  var venue: Venue {
    Venue(
      name: name,
      list: { [self] in
        readings += 1
        let read = parts
        onRead(readings)
        return read
      },
      switchOn: { [self] part, needs in
        let names = needs.map { ($0 as? SpecMachine)?.name ?? "a stranger's" }
        log.append("\(part)(\(names.joined(separator: " "))) on")
        return SpecMachine(name: part, venue: self)
      })
  }

  fileprivate func note(_ line: String) { log.append(line) }

  /// What the machines did since it was last asked, in order.
  func events() -> String {
    defer { log = [] }
    return log.joined(separator: ", ")
  }

  /// The same, where the order isn't promised.
  func sortedEvents() -> String {
    log.sort()
    return events()
  }

  func desk(_ show: Show) -> any CueDesk { makeDesk(venue: venue, show: show) }
}

private final class SpecMachine: Machine {
  let name: String
  private let venue: SpecVenue

  init(name: String, venue: SpecVenue) {
    self.name = name
    self.venue = venue
  }

  func run(_ order: String) { venue.note("\(name): \(order)") }
}

extension Show {
  /// A show with cues 1, 2, 3 … that call these parts, with the orders 1.1, 1.2 …
  static func spec(_ cues: [String]...) -> Show { spec(cues: cues) }

  static func spec(cues: [[String]]) -> Show {
    Show(
      title: "Night",
      cues: cues.enumerated().map { index, parts in
        Cue(
          number: index + 1,
          calls: parts.enumerated().map { place, part in
            Call(part: part, order: "\(index + 1).\(place + 1)")
          })
      })
  }
}

extension [Finding] {
  /// The findings in a few words each, sorted.
  var specWords: [String] {
    map { finding in
      switch finding {
      case .missing(let part, neededBy: .cue(let number)):
        "cue \(number) lacks \(part)"
      case .missing(let part, neededBy: .part(let other)):
        "\(other) lacks \(part)"
      case .wrongVenue(let cable, neededBy: let part):
        "\(part) is wired to \(cable.part) at \(cable.venue)"
      case .cycle(let parts): "cycle: \(parts.joined(separator: ", "))"
      }
    }.sorted()
  }
}

/// `open`, or what isn't ready, or another error.
func doors(of desk: any CueDesk) -> [String] {
  do {
    _ = try desk.openDoors()
    return ["open"]
  } catch let error as NotReady {
    return error.findings.specWords
  } catch {
    return ["threw \(error)"]
  }
}

/// What each cue does at this venue; `shut` where the doors don't open.
func evening(
  of desk: any CueDesk, at venue: SpecVenue, cues: [Int],
  _ meanwhile: () -> Void = {}
) -> [String] {
  guard let evening = try? desk.openDoors() else { return ["shut"] }
  _ = venue.events()
  meanwhile()
  return cues.map { number in
    evening.go(number)
    return "cue \(number): \(venue.events())"
  }
}
