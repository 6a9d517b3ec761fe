// Does not compile: non-'Sendable' type 'Guestbook' may have shared mutable state

final class Guestbook {
  static let shared = Guestbook()
  var names: Set<String> = []
}
