import Testing

@testable import WorkbookCore

@Suite struct LiveTimeTests {
  @Test func `sleeping takes as long as was asked for, at least`() {
    let start = TimeClient.live.seconds()

    TimeClient.live.sleep(0.05)

    #expect(TimeClient.live.seconds() - start >= 0.05)
  }
}
