// Sound: a part is an object that holds the parts it needs, and a cue holds its parts.
// Keeps: 1

/// A part whose needs are there. It's switched on when it's first asked for.
final class Station {
  let name: String
  let needs: [Station]
  private let switchOn: SwitchOn
  private(set) lazy var machine: any Machine =
    switchOn(name, needs.map(\.machine))

  init(name: String, needs: [Station], switchOn: @escaping SwitchOn) {
    self.name = name
    self.needs = needs
    self.switchOn = switchOn
  }
}

/// Judges a list for a show.
func findings(in list: [Part], of venue: String, for show: Show) -> [Finding] {
  let names = Set(list.map(\.name))
  var found: Set<Finding> = []
  for cue in show.cues {
    for call in cue.calls where !names.contains(call.part) {
      found.insert(.missing(call.part, neededBy: .cue(cue.number)))
    }
  }
  var needs: [String: [String]] = [:]
  for part in list {
    for cable in part.needs {
      guard cable.venue == venue else {
        found.insert(.wrongVenue(cable, neededBy: part.name))
        continue
      }
      needs[part.name, default: []].append(cable.part)
      if !names.contains(cable.part) {
        found.insert(.missing(cable.part, neededBy: .part(part.name)))
      }
    }
  }
  return Array(found.union(cycles(in: needs).map { .cycle($0) }))
}
