/// A value that comes to be when somebody starts it.
final class Delayed<Value> {
  private let service: String
  private let make: () throws -> Value
  private var made: Value?

  init(_ service: String, make: @escaping () throws -> Value) {
    self.service = service
    self.make = make
  }

  func start() throws {
    if made == nil { made = try make() }
  }

  func value() throws(NotStarted) -> Value {
    guard let made else { throw NotStarted(service: service) }
    return made
  }
}
