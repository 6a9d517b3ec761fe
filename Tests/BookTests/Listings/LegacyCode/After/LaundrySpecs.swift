import Testing

@Test func `each row says what it said, but for the overtime`() {
  let board = EndTimes(ends: [1: 612, 2: 600, 3: 599], now: { 600 })
  #expect(changes(in: makeLaundry(board: board).row) == [])
}
