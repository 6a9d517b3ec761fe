/// Makes a new screen for an input that is known only at the tap.
final class Allocator<Input> {
  private let body: (Input) -> any Screen

  init(_ body: @escaping (Input) -> any Screen) {
    self.body = body
  }

  func callAsFunction(_ input: Input) -> any Screen { body(input) }

  func show(for input: Input, on navigator: Navigator) {
    navigator.show(self(input))
  }
}
