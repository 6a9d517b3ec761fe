import Synchronization

/// The tide office with a cache, three attempts and a log, in this order.
final class PatientTides: TideTable {
  private let parts: Dependencies
  private let kept = Mutex<[String: (tides: [Tide], since: Int)]>([:])

  init(_ parts: Dependencies) {
    self.parts = parts
  }

  func tides(at harbour: String) throws -> [Tide] {
    if let (tides, since) = kept.withLock({ $0[harbour] }),
      parts.now() - since < 600
    {
      return tides
    }
    var attempt = 1
    while true {
      do {
        let tides = try parts.tides.tides(at: harbour)
        parts.log("tides at \(harbour): answered")
        let since = parts.now()
        kept.withLock { $0[harbour] = (tides, since) }
        return tides
      } catch {
        parts.log("tides at \(harbour): failed, \(error)")
        guard attempt < 3 else { throw error }
        attempt += 1
        parts.pause()
      }
    }
  }
}
