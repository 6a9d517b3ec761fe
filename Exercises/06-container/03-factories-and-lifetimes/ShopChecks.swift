/// What every shop promises, check by check.
///
/// The team lets the checks judge each change of `makeContainer()`, and the
/// specs let them judge shops with a wrong lifetime.
func shopChecks() -> [Check] {
  []
}
