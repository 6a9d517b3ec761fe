struct RetriedTable: TideTable {
  let table: any TideTable
  let attempts: Int
  let pause: @Sendable () -> Void

  func tides(at harbour: String) throws -> [Tide] {
    for _ in 1..<attempts {
      if let tides = try? table.tides(at: harbour) { return tides }
      pause()
    }
    return try table.tides(at: harbour)
  }

  func surgeWarning(at harbour: String) throws -> String? {
    for _ in 1..<attempts {
      if let warning = try? table.surgeWarning(at: harbour) { return warning }
      pause()
    }
    return try table.surgeWarning(at: harbour)
  }
}

func retried(
  _ table: any TideTable, attempts: Int, pause: @escaping @Sendable () -> Void
) -> any TideTable {
  RetriedTable(table: table, attempts: attempts, pause: pause)
}

func retried(
  _ pilots: Pilots, attempts: Int, pause: @escaping @Sendable () -> Void
) -> Pilots {
  Pilots(
    free: { harbour in
      for _ in 1..<attempts {
        if let names = try? pilots.free(harbour) { return names }
        pause()
      }
      return try pilots.free(harbour)
    },
    book: pilots.book)
}
