struct LaundryScreen {
  let board: any MachineBoard

  func row(_ machine: Int) -> String {
    MachineRow(machine: machine, board: board).text()
  }
}

/// A line on the app's first screen.
struct MachineRow {
  let machine: Int
  let board: any MachineBoard

  func text() -> String {
    switch board.minutesLeft(machine) {
    case nil: "\(machine) is out of order"
    case 0: "\(machine) is free"
    case let minutes?: "\(machine): \(minutes) min"
    }
  }
}
