import Testing

/// Old code, in another file: sends an event to the statistics.
func track(_ event: String) {}

struct StartButton {
  let track: (String) -> Void

  func press() { track("start") }
}

@Test func `the button tracks a start`() {
  var events: [String] = []
  StartButton(track: { events.append($0) }).press()
  #expect(events == ["start"])
}

@Test func `in the root, the property is the old function`() {
  StartButton(track: track).press()
}
