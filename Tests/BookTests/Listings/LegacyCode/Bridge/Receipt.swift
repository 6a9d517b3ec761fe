/// Old code: it finds its board by itself.
struct Receipt {
  let machine: Int

  func text() -> String {
    let board = Container.shared.resolve((any MachineBoard).self)
    return board?.minutesLeft(machine) == 0 ? "Thank you." : "Still washing."
  }
}
