// Sound: structs of closures; a visit's closures share a few variables.

/// The real practice. The app's main calls this.
func makePractice() -> any Practice {
  openPractice(
    Premises(
      records: RoomPlan.records, password: Safe.password,
      chair: RealChair.init))
}

/// Opens a practice on these premises.
func openPractice(_ premises: Premises) -> any Practice {
  var journal: [String] = []
  return ClosurePractice(
    beginVisit: { patient, room in
      try visit(of: patient, in: room, on: premises) { journal.append($0) }
    },
    readJournal: { journal })
}
