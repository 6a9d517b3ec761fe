/// What was seen: so many birds of a kind.
struct Sighting: Sendable, Identifiable, Codable {
  let id: Int
  var bird: String
  var latinName: String
  var count: Int
}

/// What the app asks of the bird station's server.
struct Station: Sendable {
  var sightings: @Sendable (_ place: String) async throws -> [Sighting]
  var report: @Sendable (_ bird: String, _ place: String) async throws -> Void
}

extension Station {
  struct Unannounced: Error {
    let call: String
  }

  /// Reaches nothing, and throws an error at every call.
  static let unimplemented = Station(
    sightings: { _ in throw Unannounced(call: "sightings") },
    report: { _, _ in throw Unannounced(call: "report") })

  /// Two herons, always; reports nothing.
  static let preview: Station = {
    var station = unimplemented
    station.sightings = { _ in
      [Sighting(id: 1, bird: "Heron", latinName: "Ardea cinerea", count: 2)]
    }
    return station
  }()
}
