import Synchronization

extension Pilots {
  /// The pilot office with a cache, three attempts and a log, in this order.
  static func patient(_ parts: Dependencies) -> Pilots {
    let kept = Mutex<[String: (names: [String], since: Int)]>([:])

    @Sendable func attempt<Answer>(
      _ call: String, _ body: () throws -> Answer
    ) throws -> Answer {
      var attempt = 1
      while true {
        do {
          let answer = try body()
          parts.log("\(call): answered")
          return answer
        } catch {
          parts.log("\(call): failed, \(error)")
          guard attempt < 3 else { throw error }
          attempt += 1
          parts.pause()
        }
      }
    }

    return Pilots(
      free: { harbour in
        if let (names, since) = kept.withLock({ $0[harbour] }),
          parts.now() - since < 600
        {
          return names
        }
        let names = try attempt("free pilots in \(harbour)") {
          try parts.pilots.free(harbour)
        }
        let since = parts.now()
        kept.withLock { $0[harbour] = (names, since) }
        return names
      },
      book: { harbour, ship in
        try attempt("pilot in \(harbour) for \(ship)") {
          try parts.pilots.book(harbour, ship)
        }
      })
  }
}
