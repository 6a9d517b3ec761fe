/// Knows what it costs to get a thing back.
struct PriceClerk {
  let prices: Prices

  func price(of thing: String) -> Response {
    guard let price = prices[thing] else {
      return Response(404, "No price for \(thing).")
    }
    return Response(200, "\(thing): \(price)")
  }
}

/// Looks a thing up in both registers, at the same time.
struct FindClerk {
  let connection: any Connection

  func find(_ thing: String) async throws -> Response {
    async let here = connection.look(for: thing, in: "found")
    async let away = connection.look(for: thing, in: "sent on")
    let places = try await (here, away)
    guard let place = places.0 ?? places.1 else {
      return Response(404, "No \(thing) here.")
    }
    return Response(200, "\(thing): \(place)")
  }
}

/// Takes in what was found, and gives it a number.
struct ReportClerk {
  let key: any RoomKey
  let session: any Session
  let numbers: Numbers

  func report(_ thing: String, foundAt place: String) async throws -> Response {
    let number = numbers.next()
    try key.unlock()
    try await session.write("\(number): \(thing), \(place)")
    return Response(201, "\(number)")
  }
}

/// Hands a thing to the traveller who lost it.
struct ClaimClerk {
  let connection: any Connection
  let session: any Session
  let key: any RoomKey

  func claim(_ thing: String, by name: String) async throws -> Response {
    guard let place = try await connection.look(for: thing, in: "found") else {
      return Response(404, "No \(thing) here.")
    }
    try key.unlock()
    try await session.write("\(thing) goes to \(name)")
    return Response(200, "\(thing): \(place)")
  }
}
