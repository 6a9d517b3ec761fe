import Testing

@testable import WorkbookKit

@Suite struct LiveTimeTests {
  @Test func `sleeping takes as long as was asked for, at least`() {
    let start = Time.live.seconds()

    Time.live.sleep(0.05)

    #expect(Time.live.seconds() - start >= 0.05)
  }
}
