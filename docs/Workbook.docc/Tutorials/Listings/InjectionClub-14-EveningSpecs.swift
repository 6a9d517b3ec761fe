import Testing

@testable import Theatre

private let evening = ["Grey coat", "Umbrella", "1", "1"]

@Test func `an evening at the cloakroom`() {
  var lines: [String] = []
  let cloakroom = makeCloakroom(hour: { 19 }, show: { lines.append($0) })

  for line in evening { cloakroom.handle(line) }

  #expect(
    lines == [
      "Grey coat: number 1, 2 euros",
      "Umbrella: number 2, 2 euros",
      "Number 1: Grey coat",
      "Nothing hangs at 1.",
    ])
}

@Test func `from ten on, a coat costs 3 euros`() {
  var lines: [String] = []
  let cloakroom = makeCloakroom(hour: { 22 }, show: { lines.append($0) })
  cloakroom.handle("Red coat")
  #expect(lines == ["Red coat: number 1, 3 euros"])
}

@Test func `what hangs in one cloakroom is not in the other`() {
  var lines: [String] = []
  let left = makeCloakroom(hour: { 19 }, show: { _ in })
  let right = makeCloakroom(hour: { 19 }, show: { lines.append($0) })
  left.handle("Grey coat")
  right.handle("1")
  #expect(lines == ["Nothing hangs at 1."])
}
