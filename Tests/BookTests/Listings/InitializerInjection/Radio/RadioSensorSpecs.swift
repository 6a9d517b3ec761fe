import Testing

@Test func `the radio sensor answers once`() async {
  let (answers, answer) = AsyncStream.makeStream(of: Double.self)
  await confirmation(expectedCount: 1) { answered in
    RadioSensor().measure {
      answered()
      answer.yield($0)
    }
    _ = await answers.first { _ in true }
  }
}
