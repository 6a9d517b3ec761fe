/// A part, and those that it needs.
final class Station {
  private let name: String
  private let switchOn: SwitchOn
  var needs: [Station] = []
  private(set) lazy var machine: any Machine =
    switchOn(name, needs.map(\.machine))

  init(name: String, switchOn: @escaping SwitchOn) {
    self.name = name
    self.switchOn = switchOn
  }
}
