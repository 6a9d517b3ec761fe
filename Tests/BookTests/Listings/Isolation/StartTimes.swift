import Testing

/// When a runner crossed the start, in seconds after the gun.
protocol StartTimes: Sendable {
  func start(of bib: Int) async throws -> Int?
}

/// Every mat reports to it.
actor MeasuredStarts: StartTimes {
  private var seconds: [Int: Int] = [:]

  func record(_ bib: Int, at second: Int) {
    seconds[bib] = second
  }

  func start(of bib: Int) -> Int? { seconds[bib] }
}

/// In a small race, all runners start with the gun.
struct GunStart: StartTimes {
  func start(of bib: Int) -> Int? { 0 }
}

struct Stopwatch: Sendable {
  let starts: any StartTimes

  func time(of bib: Int, finishingAt second: Int) async throws -> Int? {
    try await starts.start(of: bib).map { second - $0 }
  }
}

@Test func `a time counts from the runner's own start`() async throws {
  let starts = MeasuredStarts()
  await starts.record(7, at: 40)

  #expect(try await Stopwatch(starts: starts).time(of: 7, finishingAt: 9040) == 9000)
  #expect(try await Stopwatch(starts: GunStart()).time(of: 7, finishingAt: 9040) == 9040)
}

/// Reads the state of the actor in one step, because it runs on that actor.
private func expectStarts(_ bibs: [Int], in starts: isolated MeasuredStarts) {
  for bib in bibs { starts.record(bib, at: 10 * bib) }
  #expect(bibs.map { starts.start(of: $0) } == bibs.map { 10 * $0 })
}

@Test func `each runner has a start`() async {
  await expectStarts([7, 12], in: MeasuredStarts())
}
