import Synchronization

/// The scopes of the requests that are at work.
final class Scopes: Sendable {
  let running = Mutex<[ObjectIdentifier: RequestScope]>([:])
}
