/// The real practice. The app's main calls this.
func makePractice() -> any Practice {
  openPractice(
    Premises(
      records: RoomPlan.records, password: Safe.password,
      chair: RealChair.init))
}

/// Opens a practice on these premises.
func openPractice(_ premises: Premises) -> any Practice {
  let container = Container()
  container.registerParts(on: premises)
  return Desk(container: container)
}
