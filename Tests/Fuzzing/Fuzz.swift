import Foundation

/// Runs a property on many random cases.
///
/// `WORKBOOK_FUZZ=50` runs fifty times as many. `WORKBOOK_FUZZ_SEED=7` runs the one case of that
/// seed. `WORKBOOK_FUZZ_TRACE=1` prints each seed before its case: the last one is that of a trap.
public enum Fuzz {
  /// - Parameters:
  ///   - count: How many cases, when nothing else is asked for.
  ///   - property: Throws where the property does not hold; that ends the run.
  public static func cases(
    _ count: Int, named name: String = #function, _ property: (inout Seeded) throws -> Void
  ) rethrows {
    let environment = ProcessInfo.processInfo.environment
    let isTraced = environment["WORKBOOK_FUZZ_TRACE"] != nil
    for seed in seeds(count, environment) {
      if isTraced { FileHandle.standardError.write(Data("\(name): seed \(seed)\n".utf8)) }
      var random = Seeded(seed: seed)
      try property(&random)
    }
  }

  private static func seeds(_ count: Int, _ environment: [String: String]) -> Range<UInt64> {
    if let seed = environment["WORKBOOK_FUZZ_SEED"].flatMap(UInt64.init), seed < .max {
      return seed..<seed + 1
    }
    let factor = environment["WORKBOOK_FUZZ"].flatMap(Int.init) ?? 1
    return 0..<UInt64(count * min(max(factor, 1), 100_000))
  }
}
