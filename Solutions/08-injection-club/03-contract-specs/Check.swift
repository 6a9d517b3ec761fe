// The outside world. Leave it as it is.

/// One promise that every back end keeps, written down.
struct Check: Sendable {
  typealias Body<Value> = @Sendable (Desk) async throws -> Value

  private let name: String
  private let expected: String
  /// What comes out, in words; `nil` when it is what was expected.
  private let surprise: Body<String?>

  /// What is wrong with the back end at this desk; `nil` when the check passes
  /// or is skipped.
  func complaint(about desk: Desk) async -> String? {
    var found: String?
    do { found = try await surprise(desk) } catch is Desk.Skip {} catch {
      found = words(for: error)
    }
    return found.map { "Check: \(name)\nexpected: \(expected)\nfound: \($0)" }
  }
}

extension Check {
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

  /// ```swift
  /// Check("what is refused", throws: ClubError.noMember("ada")) { desk in … }
  /// ```
  init<Value>(
    _ name: String, throws error: ClubError, by body: @escaping Body<Value>
  ) {
    self.init(name: name, expected: words(for: error)) { desk in
      do { _ = try await body(desk) } catch error { return nil }
      return "no error"
    }
  }

  /// ```swift
  /// Check("what fails, in any words", throws: ClubError.self) { desk in … }
  /// ```
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
  guard let value else { return "nil" }
  return value is any Error ? "the error “\(value)”" : "\(value)"
}

private func ~= (expected: ClubError, found: any Error) -> Bool {
  found as? ClubError == expected
}
