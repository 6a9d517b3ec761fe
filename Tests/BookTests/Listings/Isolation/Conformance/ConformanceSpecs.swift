import Testing

@MainActor @Test func `on the main actor, a screen has a banner`() {
  #expect(banner(FinishScreen()) == "*** Finish ***")
}
