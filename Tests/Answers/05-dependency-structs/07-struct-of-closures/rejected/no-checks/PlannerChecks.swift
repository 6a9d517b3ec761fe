// Wrong: there are no checks, so every planner passes them.
// Rejected by: a sound planner passes every check of yours
func plannerChecks() -> [Check] { [] }
