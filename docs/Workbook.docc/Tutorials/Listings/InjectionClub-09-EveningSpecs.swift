import Synchronization
import Testing

@testable import Theatre

private final class Paper: Sendable {
  private let text = Mutex<[String]>([])

  var lines: [String] { text.withLock { $0 } }
  func write(_ line: String) { text.withLock { $0.append(line) } }
}

private func open(at hour: Int, _ paper: Paper) -> Cloakroom {
  let till = Till(hour: { hour })
  return Cloakroom(rack: Rack(), till: till, show: paper.write)
}

@Test func `an evening at the cloakroom`() {
  let paper = Paper()
  let cloakroom = open(at: 19, paper)

  for line in ["Grey coat", "Umbrella", "1", "1"] { cloakroom.handle(line) }

  #expect(
    paper.lines == [
      "Grey coat: number 1, 2 euros",
      "Umbrella: number 2, 2 euros",
      "Number 1: Grey coat",
      "Nothing hangs at 1.",
    ])
}

@Test func `from ten on, a coat costs 3 euros`() {
  let paper = Paper()
  open(at: 22, paper).handle("Red coat")
  #expect(paper.lines == ["Red coat: number 1, 3 euros"])
}
