// Sound: a visit is a row of a table and a ticket that says which one.
// Keeps: 2

/// The real practice. The app's main calls this.
func makePractice() -> any Practice {
  openPractice(
    Premises(
      records: RoomPlan.records, password: Safe.password,
      chair: RealChair.init))
}

/// Opens a practice on these premises.
func openPractice(_ premises: Premises) -> any Practice {
  VisitTable(premises: premises)
}
