#if canImport(SwiftUI)
  import SwiftUI

  struct PlacesView: View {
    @Bindable var model: PlacesModel

    var body: some View {
      NavigationStack {
        List(model.names, id: \.self) { name in
          Button(name) { model.open(name) }
            .swipeActions {
              Button("Report") { model.startReport(from: name) }
            }
        }
        .navigationDestination(item: $model.opened) { PlaceView(model: $0) }
        .sheet(item: $model.report) { ReportView(model: $0) }
      }
    }
  }

  struct ReportView: View {
    @Bindable var model: ReportModel

    var body: some View {
      Form {
        TextField("Bird", text: $model.bird)
        Button("Send") {
          Task { await model.send() }
        }
      }
    }
  }
#endif
