/// What happens when.
struct PromptBook: Sendable {
  var show = Show.winterTale

  func calls(at number: Int) -> [Call] {
    show.cues.first { $0.number == number }?.calls ?? []
  }
}
