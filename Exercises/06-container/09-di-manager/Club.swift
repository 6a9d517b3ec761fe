/// Something that the back end knows by a number.
@MainActor
protocol Indexable: Sendable {
  /// Negative until the back end has created it.
  var uid: Int { get }
}

extension Indexable {
  /// Whether the back end has created it.
  var isValid: Bool { uid >= 0 }
}

/// Something that the back end creates and finds again.
protocol Presentable: AnyObject, Indexable {
  /// Lets the back end create it. From then on it has a valid uid.
  func create() async throws
}

extension Presentable {
  /// Does what `create()` does, for callers that cannot wait with `await`.
  ///
  /// - Parameter completion: Called once, when the creation is over, with the
  ///   error that ended it, or `nil`.
  func create(completion: @escaping @MainActor ((any Error)?) -> Void) {
    Task {
      do {
        try await create()
        completion(nil)
      } catch {
        completion(error)
      }
    }
  }
}

/// The back end holds nothing under this uid.
struct NotFound: Error, Equatable {
  let uid: Int
}

/// A member of the club.
protocol User: Presentable {
  var username: String { get }
}

/// A picture that a user has made.
protocol Avatar: Presentable {
  /// Where the picture is; empty for a new avatar.
  var imageURL: String { get }
  var author: any User { get }
}
