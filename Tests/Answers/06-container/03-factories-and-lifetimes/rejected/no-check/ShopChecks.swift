// Wrong: an empty list, which accepts any shop.
// Rejected by: a sound shop passes every check

func shopChecks() -> [Check] { [] }
