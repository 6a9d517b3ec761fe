import Foundation

#if canImport(FoundationNetworking)
  import FoundationNetworking
#endif

extension Station {
  /// Asks the server at an address.
  static func live(_ server: URL) -> Station {
    Station(
      sightings: { place in
        let (data, _) = try await URLSession.shared.data(from: server.appending(path: place))
        return try JSONDecoder().decode([Sighting].self, from: data)
      },
      report: { bird, place in
        var request = URLRequest(url: server.appending(path: place))
        request.httpMethod = "POST"
        request.httpBody = Data(bird.utf8)
        _ = try await URLSession.shared.data(for: request)
      })
  }
}
