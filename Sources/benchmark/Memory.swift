/// How much memory the process has gained over many resolutions with one lifetime.
struct MemoryMeasurement: Codable, Equatable {
  let lifetime: String
  let resolutions: Int
  var kilobytes: Int?
  /// Why it was not measured.
  var objection: String?
}

extension Stopwatch {
  /// Resolves a hundred thousand times with each lifetime, after a tenth of that to warm up.
  func measureMemory() -> [MemoryMeasurement] {
    [
      memory("transient", .transient), memory("graph", .graph), memory("shared", .shared),
      memory("weak", .weak),
    ]
  }

  private func memory(_ name: String, _ lifetime: Lifetime<Fan>) -> MemoryMeasurement {
    let resolutions = 100_000
    var measurement = MemoryMeasurement(lifetime: name, resolutions: resolutions)
    let container = Container()
    container.register((any Service).self, lifetime: .graph) { _ in Leaf() }
    container.register(Fan.self, lifetime: lifetime) { resolver in
      Fan([try resolver.resolve((any Service).self), try resolver.resolve((any Service).self)])
    }
    do {
      for _ in 0..<resolutions / 10 { _ = try container.resolve(Fan.self) }
      let before = dependencies.residentBytes()
      for _ in 0..<resolutions { _ = try container.resolve(Fan.self) }
      measurement.kilobytes = (dependencies.residentBytes() - before) / 1024
    } catch {
      measurement.objection = "it throws \(error)"
    }
    return measurement
  }
}
