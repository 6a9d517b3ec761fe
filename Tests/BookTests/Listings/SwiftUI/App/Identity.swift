#if canImport(SwiftUI)
  import SwiftUI

  struct RememberingView: View {
    @State private var model: PlaceModel

    init(model: PlaceModel) {
      _model = State(initialValue: model)
    }

    var body: some View {
      Text(model.place)
    }
  }

  struct PlaceTitle: View {
    let model: PlaceModel

    var body: some View {
      RememberingView(model: model)
        .id(model)
    }
  }
#endif
