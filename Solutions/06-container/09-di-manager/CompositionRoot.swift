/// The manager that the app's main hands to the screens.
///
/// This is the one place that chooses a back end.
@MainActor
func makeManager() -> DIManager {
  DIManager(mockBackEnd)
}
