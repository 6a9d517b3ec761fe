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
    // TODO: The caller hears at once that all went well, whatever happens.
    Task { try? await create() }
    completion(nil)
  }
}

/// The back end holds nothing under this uid.
struct NotFound: Error, Equatable {
  let uid: Int
}
