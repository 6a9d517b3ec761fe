// Wrong: what a venue lacks is borrowed from the Old Playhouse.
// Rejected by: a desk with a venue of its own leaves the real ones alone

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
    parts = Dictionary(
      (venue.list() + Self.spares).map { ($0.name, $0) },
      uniquingKeysWith: { first, _ in first })
  }

  /// The van takes these along.
  private static var spares: [Part] {
    Venue.oldPlayhouse.list().filter { $0.name == "smoke machine" }
      .map { Part(name: $0.name) }
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
