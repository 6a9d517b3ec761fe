import XCTest

final class RadioSensorXCTests: XCTestCase {
  func testItAnswersOnce() async {
    let answered = expectation(description: "one answer")
    answered.assertForOverFulfill = true
    RadioSensor().measure { _ in answered.fulfill() }
    await fulfillment(of: [answered], timeout: 60)
  }
}
