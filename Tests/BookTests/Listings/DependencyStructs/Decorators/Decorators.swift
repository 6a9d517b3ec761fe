extension Tank {
  /// The same tank, whose orders are also written to a log.
  func logged(_ log: @escaping @Sendable (String) -> Void) -> Tank {
    var tank = self
    tank.order = { litres in
      log("\(litres) litres ordered")
      order(litres)
    }
    return tank
  }

  /// The same tank, which never orders more than its lorry can bring.
  func limited(to most: Int) -> Tank {
    var tank = self
    tank.order = { litres in order(min(litres, most)) }
    return tank
  }
}
