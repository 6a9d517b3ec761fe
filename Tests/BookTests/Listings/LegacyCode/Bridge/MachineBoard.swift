/// What a row asks about its machine.
protocol MachineBoard: Sendable {
  /// The minutes until the machine is free; nil when it's out of order.
  func minutesLeft(_ machine: Int) -> Int?
}

extension MachineServer: MachineBoard {}
