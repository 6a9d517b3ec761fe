import Testing

/// What was found in the code, moved here line for line.
func greeting(_ hour: Int) -> String {
  hour < 12 ? "Good morning" : "Good day"
}

let pins = [
  (hour: 0, says: "Good morning"),  // at midnight? That is what it says
  (hour: 11, says: "Good morning"),
  (hour: 12, says: "Good day"),
  (hour: 23, says: "Good day"),
]

/// The hours at which a greeting is not what it was.
func changes(in greeting: (Int) -> String) -> [Int] {
  pins.filter { greeting($0.hour) != $0.says }.map(\.hour)
}

@Test func `the greeting says what it always said`() {
  #expect(changes(in: greeting) == [])
}

@Test func `the pins notice a noon that comes an hour late`() {
  let late = { $0 < 13 ? "Good morning" : "Good day" }
  #expect(changes(in: late) == [12])
}
