// Does not compile: type 'Rack' has no member 'shared'

/// The coats on their hooks, which count from 1.
final class Rack {
  private var hooks: [String?] = []

  func hang(_ coat: String) -> Int {
    hooks.append(coat)
    return hooks.count
  }

  func takeDown(_ number: Int) -> String? {
    guard hooks.indices.contains(number - 1) else { return nil }
    defer { hooks[number - 1] = nil }
    return hooks[number - 1]
  }
}

/// What a coat costs: 2 euros, and 3 from ten in the evening.
struct Till {
  let hour: () -> Int

  var fee: Int { hour() < 22 ? 2 : 3 }
}
