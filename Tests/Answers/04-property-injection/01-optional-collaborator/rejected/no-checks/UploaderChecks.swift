// Wrong: no promise is pinned.
// Rejected by: sound uploaders pass every check

func uploaderChecks() -> [Check] {
  []
}
