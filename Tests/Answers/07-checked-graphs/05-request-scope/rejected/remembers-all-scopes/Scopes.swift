import Synchronization

final class Scopes: Sendable {
  let all = Mutex<[RequestScope]>([])
}
