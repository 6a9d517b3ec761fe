// Wrong: only what the show uses is judged.
// Rejected by: parts are judged that no cue calls

/// Who needs what: the book and the venue's list, as they are at one moment.
///
/// It's plain data, so it can be judged before a machine is switched on.
struct Wiring {
  let show: Show
  let parts: [String: Part]
  private let venue: String

  init(of show: Show, at venue: Venue) {
    self.show = show
    self.venue = venue.name
    let list = Dictionary(
      venue.list().map { ($0.name, $0) },
      uniquingKeysWith: { first, _ in first })
    var used: [String: Part] = [:]
    var next = show.cues.flatMap(\.calls).map(\.part)
    while let name = next.popLast() {
      guard used[name] == nil, let part = list[name] else { continue }
      used[name] = part
      next += part.needs.filter { $0.venue == venue.name }.map(\.part)
    }
    parts = used
  }

  /// All that's wrong, each finding once.
  var findings: [Finding] {
    Array(Set(faultyCues + faultyCables + faultyCycles))
  }

  private var faultyCues: [Finding] {
    show.cues.flatMap { cue in
      cue.calls.filter { parts[$0.part] == nil }
        .map { .missing($0.part, neededBy: .cue(cue.number)) }
    }
  }

  private var faultyCables: [Finding] {
    parts.values.flatMap { part in
      part.needs.compactMap { cable in
        if cable.venue != venue {
          return .wrongVenue(cable, neededBy: part.name)
        }
        return parts[cable.part] == nil
          ? .missing(cable.part, neededBy: .part(part.name)) : nil
      }
    }
  }

  private var faultyCycles: [Finding] {
    cycles(
      in: parts.mapValues { part in
        part.needs.filter { $0.venue == venue }.map(\.part)
      }
    ).map { .cycle($0) }
  }
}
