/// What every registration promises, check by check.
///
/// Each check judges the registration that it is given, whichever that is.
@MainActor func registrationChecks() -> [Check] {
  // TODO: Without a check, every fault in `Registration` gets through.
  []
}
