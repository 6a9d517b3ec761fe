/// The board at the quay. The app's main calls this.
func makeQuayBoard(_ parts: Dependencies) -> HarbourScreen {
  HarbourScreen(
    tides: PatientTides(parts), pilots: .patient(parts))
}

/// The auditor's desk, which is new. The audit's main calls this.
func makeAuditDesk(_ parts: Dependencies) -> HarbourScreen {
  makeQuayBoard(parts)
}
