// Wrong: the checks have good names, and never complain.
// Rejected by: it catches a part that is missing

func graphChecks() -> [Check] {
  let names = [
    "nothing is missing", "nothing is registered twice", "no cycles",
    "no captives", "everything was tried",
  ]
  return names.map { Check($0) { _ in [] } }
}
