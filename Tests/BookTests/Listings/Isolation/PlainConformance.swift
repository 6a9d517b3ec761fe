// Does not compile: crosses into main actor-isolated code and can cause data races
protocol Labelled {
  var label: String { get }
}

@MainActor final class FinishScreen {
  var title = "Finish"
}

extension FinishScreen: Labelled {
  var label: String { title }
}
