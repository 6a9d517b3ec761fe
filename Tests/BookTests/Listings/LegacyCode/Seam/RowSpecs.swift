import Testing

@Test func `a row of its own server says what rows always said`() {
  let server = MachineServer()
  server.receive(answer)
  #expect(changes(in: { MachineRow(machine: $0, server: server).text() }) == [])
}

@Test func `old callers still get the shared server`() {
  MachineServer.shared.receive("9=5")
  #expect(MachineRow(machine: 9).text() == "9: 5 min")
}
