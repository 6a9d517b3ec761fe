// The outside world. Leave it as it is.

/// One promise that every back end keeps, written down.
///
/// A faulty back end may answer with an empty list: write `first`, not `[0]`.
struct Check: Sendable {
  typealias Body<Value> = @Sendable (Desk) async throws -> Value

  private let name: String
  private let expected: String
  /// What comes out, in words; `nil` when it is what was expected.
  private let surprise: Body<String?>

  /// What is wrong with the back end at this desk; `nil` when nothing is.
  func complaint(about desk: Desk) async -> String? {
    var found: String?
    do {
      found = try await surprise(desk)
    } catch { found = error is Desk.Skip ? nil : words(for: error) }
    guard let found else { return nil }
    let note = found == expected ? " (parts of a second; see openingNight)" : ""
    return "Check: \(name)\nexpected: \(expected)\nfound: \(found)\(note)"
  }
}

extension Check {
  /// Expects a value, or `nil`. With more than one statement, name the type:
  /// `[String]()` for `[]`, `Date.openingNight`, `["owl"] as [String?]`.
  ///
  /// ```swift
  /// Check("what comes out", expected: "ada") { desk in
  ///   try await desk.users.create(name: "ada", joined: .openingNight).name
  /// }
  /// ```
  init<Value: Equatable & Sendable>(
    _ name: String, expected: Value?, found: @escaping Body<Value?>
  ) {
    self.init(name: name, expected: words(for: expected)) { desk in
      let value = try await found(desk)
      return value == expected ? nil : words(for: value)
    }
  }

  /// Expects this error, for example `ClubError.noMember("ada")`.
  init<Value>(
    _ name: String, throws error: ClubError, by body: @escaping Body<Value>
  ) {
    self.init(name: name, expected: words(for: error)) { desk in
      do { _ = try await body(desk) } catch let found as ClubError {
        return found == error ? nil : words(for: found)
      }
      return "no error"
    }
  }

  /// Expects some error, whichever: `throws: ClubError.self`.
  init<Value>(
    _ name: String, throws _: ClubError.Type, by body: @escaping Body<Value>
  ) {
    self.init(name: name, expected: "some ClubError") { desk in
      do { _ = try await body(desk) } catch is ClubError { return nil }
      return "no error"
    }
  }
}

private func words(for value: Any?) -> String {
  if let error = value as? any Error { return "the error “\(error)”" }
  return value.map { "\($0)" } ?? "nil"
}
