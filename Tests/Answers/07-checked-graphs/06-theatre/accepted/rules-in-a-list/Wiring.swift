// Sound: a protocol with a type for each rule, and a checker that knows none of them.

/// What there is to judge.
struct Plan {
  let house: String
  let parts: [Part]
  let show: Show

  func has(_ name: String) -> Bool { parts.contains { $0.name == name } }
}

/// One way in which a plan can be wrong.
protocol Rule {
  func findings(in plan: Plan) -> [Finding]
}

struct EveryCueHasItsParts: Rule {
  func findings(in plan: Plan) -> [Finding] {
    plan.show.cues.flatMap { cue in
      Set(cue.calls.map(\.part)).filter { !plan.has($0) }.map {
        Finding.missing($0, neededBy: .cue(cue.number))
      }
    }
  }
}

struct EveryPartHasItsNeeds: Rule {
  func findings(in plan: Plan) -> [Finding] {
    plan.parts.flatMap { part in
      part.needs.filter { $0.venue == plan.house && !plan.has($0.part) }.map {
        Finding.missing($0.part, neededBy: .part(part.name))
      }
    }
  }
}

struct NoCableLeavesTheHouse: Rule {
  func findings(in plan: Plan) -> [Finding] {
    plan.parts.flatMap { part in
      part.needs.filter { $0.venue != plan.house }.map {
        Finding.wrongVenue($0, neededBy: part.name)
      }
    }
  }
}

struct NoPartsNeedEachOther: Rule {
  func findings(in plan: Plan) -> [Finding] {
    var needs: [String: [String]] = [:]
    for part in plan.parts {
      needs[part.name] = part.needs.filter { $0.venue == plan.house }
        .map(\.part)
    }
    return cycles(in: needs).map { .cycle($0) }
  }
}
