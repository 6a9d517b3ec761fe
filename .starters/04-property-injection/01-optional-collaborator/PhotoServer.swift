// The outside world. Leave it as it is.

/// Where photos go.
protocol PhotoServer {
  /// Stores the photo; `false` when the server refuses it.
  func store(_ photo: Photo) -> Bool
}

/// A picture: a class, since it is big and nobody wants a second copy.
final class Photo: Sendable {
  let name: String

  init(name: String) {
    self.name = name
  }
}
