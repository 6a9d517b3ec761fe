import Synchronization
import Testing

@testable import Theatre

private final class Paper: Sendable {
  private let text = Mutex<[String]>([])

  var lines: [String] { text.withLock { $0 } }
  func write(_ line: String) { text.withLock { $0.append(line) } }
}

@Test func `an evening at the cloakroom`() {
  let paper = Paper()
  let cloakroom = Cloakroom(show: paper.write)

  for line in ["Grey coat", "Umbrella", "1", "1"] { cloakroom.handle(line) }

  #expect(
    paper.lines == [
      "Grey coat: number 1, 2 euros",
      "Umbrella: number 2, 2 euros",
      "Number 1: Grey coat",
      "Nothing hangs at 1.",
    ])
}
