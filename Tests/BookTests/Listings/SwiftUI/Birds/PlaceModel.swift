import Observation

/// One place, and what was seen there today.
@MainActor @Observable
final class PlaceModel {
  let place: String
  private(set) var sightings: [Sighting] = []
  private(set) var problem: String?
  private let station: Station

  init(place: String, station: Station) {
    self.place = place
    self.station = station
  }

  func load() async {
    do {
      sightings = try await station.sightings(place)
      problem = nil
    } catch {
      problem = "The station doesn't answer. This list may be old."
    }
  }
}

/// Navigation compares models by identity.
extension PlaceModel: Hashable {
  nonisolated static func == (one: PlaceModel, other: PlaceModel) -> Bool {
    one === other
  }

  nonisolated func hash(into hasher: inout Hasher) {
    hasher.combine(ObjectIdentifier(self))
  }
}
