// Wrong: no checks at all, so nothing is refused, the original included.
// Rejected by: the original passes every check

func postageChecks() -> [Check] {
  []
}
