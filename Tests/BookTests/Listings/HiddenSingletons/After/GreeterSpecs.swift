import Testing

@Test(arguments: [(11, "Good morning"), (12, "Good day")])
func `the greeting turns at noon`(hour: Int, expected: String) {
  #expect(Greeter(hour: { hour }).greeting() == expected)
}
