/// A practice made of functions.
struct ClosurePractice: Practice {
  let beginVisit: (_ patient: String, _ room: String) throws -> any Visit
  let readJournal: () -> [String]

  var journal: [String] { readJournal() }

  func begin(_ patient: String, in room: String) throws -> any Visit {
    try beginVisit(patient, room)
  }
}
