import Synchronization
import Testing

@Test func `what fails to start stops what already runs`() async {
  let diary = Diary()
  let services = [
    diary.service("shelf"), diary.service("reminders"),
    diary.service("web page", fails: true), diary.service("newsletter"),
  ]

  await #expect(throws: PortTaken.self) { try await run(services, until: {}) }

  #expect(
    diary.lines == [
      "shelf starts", "reminders starts", "reminders stops", "shelf stops",
    ])
}

@Test func `an evening ends in the reverse order`() async throws {
  let diary = Diary()
  try await run([diary.service("shelf"), diary.service("reminders")]) {
    diary.note("the evening")
  }
  #expect(
    diary.lines == [
      "shelf starts", "reminders starts", "the evening", "reminders stops", "shelf stops",
    ])
}

struct PortTaken: Error {}

final class Diary: Sendable {
  private let noted = Mutex<[String]>([])
  var lines: [String] { noted.withLock { $0 } }
  func note(_ line: String) { noted.withLock { $0.append(line) } }

  func service(_ name: String, fails: Bool = false) -> Service {
    Service(
      name: name,
      start: {
        if fails { throw PortTaken() }
        self.note("\(name) starts")
      },
      stop: { self.note("\(name) stops") })
  }
}
