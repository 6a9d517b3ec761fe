// Sound: the creation begins at once, so a fast one is over at once too.
// Keeps: 1

/// Something that the back end creates and finds again.
protocol Presentable: AnyObject, Indexable {
  /// Lets the back end create it. From then on it has a valid uid.
  func create() async throws

  /// The one that the back end holds under this uid.
  ///
  /// - Throws: `NotFound` when there is none.
  static func query(uid: Int) throws -> Self
}

extension Presentable {
  /// Does what `create()` does, for callers that cannot wait with `await`.
  ///
  /// - Parameter completion: Called once, when the creation is over, with the
  ///   error that ended it, or `nil`.
  func create(completion: @escaping @MainActor ((any Error)?) -> Void) {
    Task.immediate {
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
