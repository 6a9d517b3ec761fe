import SpecSupport

@testable import TestDoubles

/// Stands on every side of a registration and notes its steps, in order.
struct Witness: Directory, MemberStore, Post {
  var directory: Result<Bool, Outage> = .success(true)
  /// What the store throws instead of adding a member.
  var refusal: NameTaken?
  let steps = SpecSupport.SpecRecorder<String>()

  func isFree(_ name: String) throws -> Bool {
    steps.record("ask for \(name)")
    return try directory.get()
  }

  func add(_ member: Member) throws {
    steps.record("add \(member.username) as \(member.uid)")
    if let refusal { throw refusal }
  }

  func member(named name: String) -> Member? { nil }

  func remove(named name: String) {
    steps.record("remove \(name)")
  }

  func send(_ letter: Letter) {
    steps.record("write to \(letter.to)")
  }

  /// Registers a new user, whose creation is noted, too.
  @MainActor func register() async -> [String] {
    await register(
      SpecUser {
        steps.record("create")
        return 7
      })
  }

  /// Registers a user with this witness on every side, and notes how it ended.
  @MainActor func register(_ user: any User) async -> [String] {
    let registration = Registration(directory: self, members: self, post: self)
    do { try await registration.register(user) } catch {
      // Around the error, there may be another one that describes itself like it.
      let isBare =
        error is Outage || error is NameTaken || error is CancellationError
      steps.record("throw \(isBare ? "" : "\(type(of: error)) with ")\(error)")
    }
    return steps.values
  }
}

/// A user that the specs bring; `creation` says what its uid becomes.
final class SpecUser: User {
  let username = "Ned"
  private(set) var uid = -1
  private let creation: () throws -> Int

  init(creation: @escaping () throws -> Int) {
    self.creation = creation
  }

  func create() async throws {
    uid = try creation()
  }
}

/// What the specs let go wrong.
struct Outage: Error, Equatable {
  var code = 503
}

/// What a call returned or threw, for a spec to show.
///
/// A free function could be mixed up with one of the answer's.
enum Outcome {
  static func of<Value>(_ body: () throws -> Value) -> String {
    do { return "\(try body())" } catch { return "throws \(error)" }
  }
}
