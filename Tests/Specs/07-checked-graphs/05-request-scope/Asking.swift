@testable import RequestScope

extension Office {
  /// Asks where a thing is, under a trace of the same name.
  func find(_ thing: String) async -> Response {
    await respond(to: Request(trace: thing, errand: .find(thing)))
  }

  /// Claims a thing, under a trace of the same name.
  func claim(_ thing: String) async -> Response {
    await respond(to: Request(trace: thing, errand: .claim(thing, by: "Ada")))
  }

  func ask(_ errand: Errand) async -> Response {
    await respond(to: Request(trace: "T1", errand: errand))
  }
}

/// One request of each kind, by its name.
let errands: [(name: String, errand: Errand)] = [
  ("price", .price(of: "umbrella")),
  ("find", .find("umbrella")),
  ("report", .report("hat", foundAt: "platform 3")),
  ("claim", .claim("umbrella", by: "Ada")),
  ("claim in vain", .claim("nothing", by: "Ada")),
]
