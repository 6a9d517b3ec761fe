import Synchronization
import Testing

private let new = EndTimes(ends: [1: 612, 2: 600, 3: 599], now: { 600 })

private func makeOld() -> MachineServer {
  let server = MachineServer()
  server.receive(answer)
  return server
}

@Test(arguments: [(BoardFlag.old, []), (.both, []), (.new, [3])])
func `only the new board changes a row, and only the overtime`(flag: BoardFlag, changed: [Int]) {
  let board = makeBoard(flag, old: makeOld(), new: new, report: { _ in })
  #expect(changes(in: LaundryScreen(board: board).row) == changed)
}

@Test func `a difference is reported, and the old answer shown`() {
  let reports = Mutex<[String]>([])
  let board = makeBoard(
    .both, old: makeOld(), new: new, report: { line in reports.withLock { $0.append(line) } })
  let screen = LaundryScreen(board: board)

  #expect((1...4).map(screen.row)[2] == "3: -1 min")
  #expect(reports.withLock { $0 } == ["machine 3: old -1, new 0"])
}
