import Testing

final class CountingSignal: Signal {
  private(set) var count = 0
  func timeIsUp() { count += 1 }
}

@Test(arguments: [(2, 0), (1, 0), (0, 1)])
func `the cook is told at zero`(secondsLeft: Int, times: Int) {
  let signal = CountingSignal()
  KitchenTimer(signal: signal).tick(secondsLeft: secondsLeft)
  #expect(signal.count == times)
}

@Test func `a kitchen chooses lamp or buzzer`() {
  #expect(makeTimer(withLamp: true).signal is Lamp)
  #expect(makeTimer(withLamp: false).signal is Buzzer)
}

@Test(arguments: [(2_401, 0), (2_400, 1), (1_200, 1), (0, 1)])
func `a roast is turned every twenty minutes`(secondsLeft: Int, times: Int) {
  let signal = CountingSignal()
  RoastTimer(signal: signal).tick(secondsLeft: secondsLeft)
  #expect(signal.count == times)
}
