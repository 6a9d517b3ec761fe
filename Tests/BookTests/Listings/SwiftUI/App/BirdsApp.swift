#if canImport(SwiftUI)
  import Foundation
  import SwiftUI

  @main
  struct BirdsApp: App {
    @State private var root = Root(
      station: .live(URL(string: "https://station.example")!))

    var body: some Scene {
      WindowGroup {
        PlacesView(model: root.places)
          .environment(root.preferences)
          .environment(\.showsLatinNames, root.preferences.showsLatinNames)
      }
    }
  }
#endif
