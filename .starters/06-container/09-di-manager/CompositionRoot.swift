/// The manager that the app's main hands to the screens.
///
/// This is the one place that chooses a back end. Try another one here, then
/// choose the mock again: the specs of 3.3 need it.
@MainActor
func makeManager() -> DIManager {
  DIManager(mockBackEnd)
}
