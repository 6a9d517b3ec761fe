// The outside world. Leave it as it is.

/// What the server hands each request to, as many as come.
protocol Office: Sendable {
  func respond(to request: Request) async -> Response
}

/// What a traveller asks. The gate gives it a trace, by which the railway
/// follows it through all of its books.
struct Request: Sendable {
  let trace: String
  let errand: Errand
}

enum Errand: Sendable {
  case price(of: String)
  case find(String)
  case report(String, foundAt: String)
  case claim(String, by: String)
}

/// What a traveller is told. Clerks make it, deep down in their work.
struct Response: Sendable, Equatable {
  let status: Int
  let text: String
  let trace: String

  init(_ status: Int, _ text: String) {
    self.status = status
    self.text = text
    trace = currentTrace()
  }

  /// To everything that goes wrong.
  static var later: Response { Response(500, "Please ask again later.") }
}
