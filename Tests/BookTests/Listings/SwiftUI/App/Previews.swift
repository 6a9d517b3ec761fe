#if canImport(SwiftUI)
  import SwiftUI

  #Preview("Two herons") {
    PlaceView(model: PlaceModel(place: "Mill pond", station: .preview))
  }

  #Preview("The server is down") {
    PlaceView(model: PlaceModel(place: "Mill pond", station: .unimplemented))
  }

  struct WithPreferences: PreviewModifier {
    static func makeSharedContext() async throws -> Preferences {
      let preferences = Preferences()
      preferences.showsLatinNames = true
      return preferences
    }

    func body(content: Content, context: Preferences) -> some View {
      content
        .environment(context)
        .environment(\.showsLatinNames, context.showsLatinNames)
    }
  }

  #Preview("Latin names", traits: .modifier(WithPreferences())) {
    LatinSwitch()
  }
#endif
