import Observation

/// What the user has chosen; the whole app shares it.
@MainActor @Observable
final class Preferences {
  var showsLatinNames = false
}

/// The composition root: builds what the app's scenes share.
@MainActor
final class Root {
  let preferences = Preferences()
  let places: PlacesModel

  init(station: Station) {
    places = PlacesModel(
      screens: Screens(
        place: { PlaceModel(place: $0, station: station) },
        report: { ReportModel(place: $0, station: station) }))
  }
}
