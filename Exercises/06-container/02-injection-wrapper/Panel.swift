// The outside world. Leave it as it is.

/// Something that the panel can show.
protocol Screen {
  /// The panel calls this one initializer, and knows no other.
  init(container: Container)

  var text: String { get }
}

/// The panel on the bakery's wall.
///
/// It builds its screens as soon as it has power. That is before the app
/// starts, so the container is still empty.
final class Panel {
  private let screens: [any Screen]

  init(_ types: [any Screen.Type], container: Container) {
    screens = types.map { $0.init(container: container) }
  }

  /// What stands on the panel, a line for each screen.
  var lines: [String] { screens.map(\.text) }
}
