/// The real practice. The app's main calls this.
func makePractice() -> any Practice {
  Clinic(records: RoomPlan.records, password: Safe.password) {
    RealChair(room: $0)
  }
}

/// Opens a practice on these premises.
func openPractice(_ premises: Premises) -> any Practice {
  Clinic(premises)
}
