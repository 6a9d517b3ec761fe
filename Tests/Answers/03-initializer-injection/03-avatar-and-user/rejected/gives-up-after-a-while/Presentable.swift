// Wrong: gives up after half a second, and says that all went well.
// Rejected by: the completion waits for a slow back end

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
    let creation = Task { () -> (any Error)? in
      do { try await create(); return nil } catch { return error }
    }
    Task {
      var over = false
      Task {
        let failure = await creation.value
        if !over {
          over = true
          completion(failure)
        }
      }
      for _ in 0..<50 {
        if over { return }
        try? await Task.sleep(for: .milliseconds(10))
      }
      if !over {
        over = true
        completion(nil)
      }
    }
  }
}

/// The back end holds nothing under this uid.
struct NotFound: Error, Equatable {
  let uid: Int
}
