import Observation

/// What the list on the screen needs of a model.
@MainActor
protocol SightingList: AnyObject, Observable {
  var sightings: [Sighting] { get }
  func load() async
}

extension PlaceModel: SightingList {}
