/// A mat on the road that reads the runners' chips.
protocol Mat: Sendable {
  func passed() async throws -> Set<Int>
}

struct Course: Sendable {
  let start: any Mat
  let finish: any Mat

  /// The numbers of the runners who are on the road.
  func onTheRoad() async throws -> Set<Int> {
    async let started = start.passed()
    async let finished = finish.passed()
    return try await started.subtracting(finished)
  }
}
