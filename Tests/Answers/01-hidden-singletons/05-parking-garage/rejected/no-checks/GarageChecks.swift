// Wrong: there is no check at all.
// Rejected by: your checks pass a sound garage, at any hour and without its hardware

/// What any garage must do, check by check.
///
/// Each check judges the garages that it's given, whoever wrote them.
func garageChecks() -> [Check] {
  []
}
