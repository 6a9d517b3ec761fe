/// The app's back end. This is the one place that chooses it.
///
/// Each call may make a new store. Try `localBackEnd(LocalStore())` here, then
/// choose the mock again: the specs of 3.3 need it.
@MainActor
func appBackEnd() -> (Container) -> Void {
  mockBackEnd
}
