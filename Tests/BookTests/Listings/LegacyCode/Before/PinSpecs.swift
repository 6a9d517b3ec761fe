import Testing

@Test func `each row says what it always said`() {
  MachineServer.shared.receive(answer)
  #expect(changes(in: { MachineRow(machine: $0).text() }) == [])
}

@Test func `the pins notice a row that hides the overtime`() {
  let rows = ["1: 12 min", "2 is free", "3 is free", "4 is out of order"]
  #expect(changes(in: { rows[$0 - 1] }) == [3])
}
