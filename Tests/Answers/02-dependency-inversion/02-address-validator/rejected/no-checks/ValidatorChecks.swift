// Wrong: no check at all.
// Rejected by: a sound validator passes every check of yours

func validatorChecks() -> [Check] { [] }
