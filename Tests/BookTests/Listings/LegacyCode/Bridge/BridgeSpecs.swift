import Testing

@Test func `old code and new code see one board`() {
  let server = MachineServer()
  let screen = makeLaundry(board: server, container: .shared)
  #expect(screen.row(2) == "2 is out of order")
  #expect(Receipt(machine: 2).text() == "Still washing.")

  server.receive("2=0")

  #expect(screen.row(2) == "2 is free")
  #expect(Receipt(machine: 2).text() == "Thank you.")
}
