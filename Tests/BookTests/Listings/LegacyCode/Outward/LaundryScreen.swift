struct LaundryScreen {
  private let server: MachineServer

  // The row's stepping stone has moved here: 3 callers are left.
  init(server: MachineServer = .shared) {
    self.server = server
  }

  func row(_ machine: Int) -> String {
    MachineRow(machine: machine, server: server).text()
  }
}
