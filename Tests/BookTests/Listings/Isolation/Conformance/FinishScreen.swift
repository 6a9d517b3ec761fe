@MainActor final class FinishScreen {
  var title = "Finish"
}

extension FinishScreen: @MainActor Labelled {
  var label: String { title }
}
