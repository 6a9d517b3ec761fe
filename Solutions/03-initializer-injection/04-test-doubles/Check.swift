// Read it, and leave it as it is.

/// Registers a user, as `Registration.register(_:)` does.
typealias Register = @MainActor (any User) async throws -> Void

/// Builds a registration from the parts that a check brings along.
typealias MakeRegister =
  @MainActor (any Directory, any MemberStore, any Post) -> Register

/// One promise of a registration, written down as a test.
///
/// ```swift
/// Check("what it promises", expected: 1) { makeRegister in
///   let register = makeRegister(directory, members, post)
///   try await register(user)
///   return 1  // what was found
/// }
/// ```
@MainActor struct Check {
  private let judge: @MainActor (MakeRegister) async -> String?

  /// - Parameters:
  ///   - name: What is promised. It's shown when the check fails.
  ///   - expected: What must come out.
  ///   - found: What comes out of the registration that the check is given. An
  ///     error that it throws is a failure of the check.
  init<Value: Equatable>(
    _ name: String, expected: Value,
    found: @escaping @MainActor (MakeRegister) async throws -> Value
  ) {
    judge = { makeRegister in
      let text: String
      do {
        let value = try await found(makeRegister)
        guard value != expected else { return nil }
        text = "\(value)"
      } catch {
        text = "the check itself throws \(error)"
      }
      return "Check: \(name)\nexpected: \(expected)\nfound: \(text)"
    }
  }

  /// What is wrong with the registration; `nil` when the check passes.
  func complaint(about makeRegister: MakeRegister) async -> String? {
    await judge(makeRegister)
  }
}

/// What the work throws, in words such as `"NameTaken()"`; `nil` if nothing.
///
/// To expect an error, put it into words the same way: `"\(NameTaken())"`.
@MainActor func thrown(by work: () async throws -> Void) async -> String? {
  do { try await work() } catch { return "\(error)" }
  return nil
}
