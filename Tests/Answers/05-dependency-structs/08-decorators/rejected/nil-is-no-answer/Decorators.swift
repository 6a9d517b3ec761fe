func logged(
  _ table: any TideTable, log: @escaping @Sendable (String) -> Void
) -> any TideTable {
  Tides(
    tides: { h in try note("tides at \(h)", log) { try table.tides(at: h) } },
    warning: { h in
      try note("surge warning at \(h)", log) { try table.surgeWarning(at: h) }
    })
}

func logged(
  _ pilots: Pilots, log: @escaping @Sendable (String) -> Void
) -> Pilots {
  Pilots(
    free: { h in
      try note("free pilots in \(h)", log) { try pilots.free(h) }
    },
    book: { h, ship in
      try note("pilot in \(h) for \(ship)", log) { try pilots.book(h, ship) }
    })
}

func cached(
  _ table: any TideTable, seconds: Int, now: @escaping @Sendable () -> Int
) -> any TideTable {
  let shelf = Shelf<[Tide]>(seconds: seconds, now: now)
  return Tides(
    tides: { h in try shelf.take(h) { try table.tides(at: h) } },
    warning: { h in try table.surgeWarning(at: h) })
}

func cached(
  _ pilots: Pilots, seconds: Int, now: @escaping @Sendable () -> Int
) -> Pilots {
  let shelf = Shelf<[String]>(seconds: seconds, now: now)
  return Pilots(
    free: { h in try shelf.take(h) { try pilots.free(h) } },
    book: { h, ship in
      defer { shelf.clear(h) }
      return try pilots.book(h, ship)
    })
}
