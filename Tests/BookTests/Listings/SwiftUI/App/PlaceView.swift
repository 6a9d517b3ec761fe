#if canImport(SwiftUI)
  import SwiftUI

  struct PlaceView: View {
    let model: PlaceModel

    var body: some View {
      List(model.sightings) { SightingRow(sighting: $0) }
        .overlay(alignment: .bottom) {
          if let problem = model.problem { Text(problem) }
        }
        .task(id: model) { await model.load() }
    }
  }

  extension EnvironmentValues {
    @Entry var showsLatinNames = false
  }

  struct SightingRow: View {
    let sighting: Sighting
    @Environment(\.showsLatinNames) private var showsLatinNames

    var body: some View {
      Text("\(sighting.count) × \(showsLatinNames ? sighting.latinName : sighting.bird)")
    }
  }

  struct LatinSwitch: View {
    @Environment(Preferences.self) private var preferences

    var body: some View {
      @Bindable var preferences = preferences
      Toggle("Latin names", isOn: $preferences.showsLatinNames)
    }
  }

  struct LatinBadge: View {
    @Environment(Preferences.self) private var preferences: Preferences?

    var body: some View {
      if preferences?.showsLatinNames == true { Text("Latin") }
    }
  }
#endif
