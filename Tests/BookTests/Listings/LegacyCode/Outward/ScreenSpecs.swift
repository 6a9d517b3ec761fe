import Testing

@Test func `a screen of its own server shows what rows always said`() {
  let server = MachineServer()
  server.receive(answer)
  #expect(changes(in: LaundryScreen(server: server).row) == [])
}

@Test func `old callers of the screen still get the shared server`() {
  MachineServer.shared.receive("9=5")
  #expect(LaundryScreen().row(9) == "9: 5 min")
}
