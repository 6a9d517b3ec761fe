// Does not compile: sending 'self' risks causing data races
protocol Mat {
  func passed() async throws -> Set<Int>
}

struct Course {
  let start: any Mat
  let finish: any Mat

  func onTheRoad() async throws -> Set<Int> {
    async let started = start.passed()
    async let finished = finish.passed()
    return try await started.subtracting(finished)
  }
}
