// Wrong: there is no check at all.
// Rejected by: a sound desk passes every check of yours
func deskChecks() -> [Check] { [] }
