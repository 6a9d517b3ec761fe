// Wrong: the price list is looked up, read and kept in three steps, so each of the first requests reads one.
// Rejected by: keeps one price list and one numbering for each office

/// The office of one station. The app's main calls this.
func makeOffice(_ railway: Railway) -> any Office {
  LostPropertyOffice(shared: Shared(railway: railway), railway: railway)
}
