/// What an uploader promises about its log and its delegate, check by check.
///
/// Each check builds the uploader that it judges, whichever that is.
func uploaderChecks() -> [Check] {
  // TODO: No promise is pinned yet, so any faulty uploader would pass.
  []
}
