// Sound: each job is a function that wraps any call of one argument.
import Synchronization

typealias Call<Answer> = @Sendable (_ harbour: String) throws -> Answer

func logging<Answer>(
  _ name: String, _ call: @escaping Call<Answer>,
  _ log: @escaping @Sendable (String) -> Void
) -> Call<Answer> {
  { harbour in
    let result = Result { try call(harbour) }
    switch result {
    case .success: log("\(name) \(harbour): answered")
    case .failure(let error): log("\(name) \(harbour): failed, \(error)")
    }
    return try result.get()
  }
}

func logged(
  _ pilots: Pilots, log: @escaping @Sendable (String) -> Void
) -> Pilots {
  var copy = pilots
  copy.free = logging("free pilots in", pilots.free, log)
  copy.book = { harbour, ship in
    let call = logging("pilot in", { _ in try pilots.book(harbour, ship) }, log)
    return try call("\(harbour) for \(ship)")
  }
  return copy
}

func retried(
  _ pilots: Pilots, attempts: Int, pause: @escaping @Sendable () -> Void
) -> Pilots {
  var copy = pilots
  for _ in 1..<attempts {
    let free = copy.free
    copy.free = { harbour in
      do { return try free(harbour) } catch {
        pause()
        return try pilots.free(harbour)
      }
    }
  }
  return copy
}

func cached(
  _ pilots: Pilots, seconds: Int, now: @escaping @Sendable () -> Int
) -> Pilots {
  let kept = Mutex<[String: (names: [String], since: Int)]>([:])
  var copy = pilots
  copy.free = { harbour in
    if let known = kept.withLock({ $0[harbour] }), now() < known.since + seconds
    {
      return known.names
    }
    let names = try pilots.free(harbour)
    let since = now()
    kept.withLock { $0[harbour] = (names, since) }
    return names
  }
  copy.book = { harbour, ship in
    let result = Result { try pilots.book(harbour, ship) }
    kept.withLock { _ = $0.removeValue(forKey: harbour) }
    return try result.get()
  }
  return copy
}
