import Observation

/// Builds the models of screens that open later.
struct Screens {
  let place: @MainActor (_ name: String) -> PlaceModel
  let report: @MainActor (_ place: String) -> ReportModel
}

/// The first screen: which places there are, and which one is open.
@MainActor @Observable
final class PlacesModel {
  let names = ["Mill pond", "Reed bed"]
  var opened: PlaceModel?
  var report: ReportModel?
  private let screens: Screens

  init(screens: Screens) {
    self.screens = screens
  }

  func open(_ name: String) {
    opened = screens.place(name)
  }

  func startReport(from name: String) {
    report = screens.report(name)
  }
}
