/// A line on the app's first screen.
struct MachineRow {
  private let machine: Int
  private let server: MachineServer

  // A stepping stone until 1 March: 40 callers don't hand over a server yet.
  init(machine: Int, server: MachineServer = .shared) {
    self.machine = machine
    self.server = server
  }

  func text() -> String {
    switch server.minutesLeft(machine) {
    case nil: "\(machine) is out of order"
    case 0: "\(machine) is free"
    case let minutes?: "\(machine): \(minutes) min"
    }
  }
}
