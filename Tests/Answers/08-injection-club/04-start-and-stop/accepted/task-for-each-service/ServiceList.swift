/// Services, and which of the earlier ones each of them needs.
struct ServiceGraph: Sendable {
  private(set) var services: [any Service] = []
  private(set) var needs: [[Int]] = []

  @discardableResult
  mutating func add(_ service: any Service, needs: [Int] = []) -> Int {
    services.append(service)
    self.needs.append(needs)
    return services.count - 1
  }

  func dependents(of number: Int) -> [Int] {
    needs.indices.filter { needs[$0].contains(number) }
  }
}
