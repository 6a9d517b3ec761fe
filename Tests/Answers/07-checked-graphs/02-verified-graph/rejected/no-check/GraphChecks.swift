// Wrong: an empty list lets any graph pass.
// Rejected by: every sound graph passes every check

func graphChecks() -> [Check] { [] }
