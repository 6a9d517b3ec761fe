#if canImport(SwiftUI)
  import Foundation
  import SwiftUI

  final class BirdStation: Sendable {
    static let shared = BirdStation()

    func birds(at place: String) async throws -> [String] {
      let server = URL(string: "https://station.example")!
      let (data, _) = try await URLSession.shared.data(from: server.appending(path: place))
      return try JSONDecoder().decode([String].self, from: data)
    }
  }

  struct PondView: View {
    @State private var birds: [String] = []

    var body: some View {
      List(birds, id: \.self) { Text($0) }
        .task {
          let found = try? await BirdStation.shared.birds(at: "Mill pond")
          birds = found ?? []
        }
    }
  }
#endif
