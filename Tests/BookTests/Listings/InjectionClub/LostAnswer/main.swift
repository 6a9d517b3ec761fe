struct NoAnswer: Error {}

/// The server does what it is asked, and the first answer gets lost.
func ask(try number: Int, _ work: () async -> Void) async throws {
  await work()
  if number == 1 { throw NoAnswer() }
}

func twice(_ work: () async -> Void) async {
  for number in 1...2 {
    do { return try await ask(try: number, work) } catch { continue }
  }
}

let plain = Server()
await twice { await plain.add("Emma") }
print("Asked twice: \(await plain.titles)")

let server = Server()
await twice { await server.add("Emma", request: "7f3a") }
print("Asked twice, with one request id: \(await server.titles)")
