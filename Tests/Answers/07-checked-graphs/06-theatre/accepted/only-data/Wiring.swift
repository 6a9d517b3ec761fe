// Sound: the list becomes a plan of numbered steps, which is data to its end.

/// How to open the doors and run the show: nothing in it can be missing.
struct Plan: Equatable {
  /// A machine, and the numbers of the steps that come before.
  struct Step: Equatable {
    let part: String
    let needs: [Int]
  }

  var steps: [Step] = []
  /// For each cue, the numbers of steps and the orders.
  var cues: [Int: [Order]] = [:]

  struct Order: Equatable {
    let step: Int
    let order: String
  }
}

/// What the venue's list and the book come to.
enum Verdict: Equatable {
  case ready(Plan)
  case notReady([Finding])

  init(on list: [Part], of venue: String, for show: Show) {
    var parts: [String: [Cable]] = [:]
    for part in list { parts[part.name] = part.needs }
    var findings: [Finding] = []
    for cue in show.cues {
      for part in Set(cue.calls.map(\.part)) where parts[part] == nil {
        findings.append(.missing(part, neededBy: .cue(cue.number)))
      }
    }
    for (part, cables) in parts {
      for cable in cables where cable.venue != venue {
        findings.append(.wrongVenue(cable, neededBy: part))
      }
      for cable in cables where cable.venue == venue {
        guard parts[cable.part] == nil else { continue }
        findings.append(.missing(cable.part, neededBy: .part(part)))
      }
    }
    let needs = parts.mapValues { cables in
      cables.filter { $0.venue == venue }.map(\.part)
    }
    findings += cycles(in: needs).map { .cycle($0) }
    self =
      findings.isEmpty
      ? .ready(Plan(of: show, with: needs)) : .notReady(findings)
  }
}
