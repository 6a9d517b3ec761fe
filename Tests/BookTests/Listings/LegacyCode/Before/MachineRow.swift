/// A line on the app's first screen.
struct MachineRow {
  let machine: Int

  func text() -> String {
    switch MachineServer.shared.minutesLeft(machine) {
    case nil: "\(machine) is out of order"
    case 0: "\(machine) is free"
    case let minutes?: "\(machine): \(minutes) min"
    }
  }
}
