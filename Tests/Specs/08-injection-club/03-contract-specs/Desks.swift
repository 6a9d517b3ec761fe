import ClubServer
import Foundation
import Synchronization

@testable import ContractSpecs

/// The back ends that keep the contract.
enum SoundBackend: CaseIterable, CustomStringConvertible {
  case mock, file, remote
  /// The one in which faults are planted. Here it has none.
  case ofTheSpecs

  var description: String {
    switch self {
    case .mock: "the mock"
    case .file: "the file back end"
    case .remote: "the remote back end"
    case .ofTheSpecs:
      "the specs' own back end, whose code you don't have"
    }
  }

  /// What a check says about a new and empty one.
  func complaint(of check: Check) async throws -> String? {
    switch self {
    case .mock: return await check.complaint(about: .mock)
    case .file: return await check.complaint(about: .file)
    case .remote:
      let server = try ClubServer()
      defer { server.stop() }
      return await check.complaint(about: .remote(server))
    case .ofTheSpecs: return await check.complaint(about: .faulty(nil))
    }
  }
}

extension Desk {
  static var mock: Desk {
    Desk(
      makeMockBackend(), restart: { throw Skip() }, breakDown: { throw Skip() })
  }

  /// A file on a disk in memory.
  static var file: Desk {
    let disk = SpecDisk()
    let open = { @Sendable in try makeFileBackend(disk: disk.disk) }
    // The disk is empty: nothing can be wrong with it.
    return Desk(try! open(), restart: open, breakDown: disk.breakDown)
  }

  static func remote(_ server: ClubServer) -> Desk {
    let http = HTTP.live(base: server.address, timeout: .seconds(5))
    let open = { @Sendable in
      makeRemoteBackend(
        http: http, say: { _ in }, pause: {}, makeID: { UUID().uuidString })
    }
    return Desk(open(), restart: open, breakDown: server.stop)
  }

  /// It promises no more than the mock, unless its fault shows later.
  static func faulty(_ fault: Fault?) -> Desk {
    let world = BreakableWorld()
    let latest = Mutex(FaultyBackend(fault, in: world))
    let backend = latest.withLock(\.asBackend)
    guard fault?.showsLater ?? true else {
      return Desk(
        backend, restart: { throw Skip() }, breakDown: { throw Skip() })
    }
    // The old back end's program has ended: it knows nothing of what the new one does.
    return Desk(
      backend,
      restart: {
        latest.withLock { latest in
          latest = latest.restarted()
          return latest.asBackend
        }
      },
      breakDown: world.breakDown)
  }

  private init(
    _ backend: Backend, restart: @escaping @Sendable () throws -> Backend,
    breakDown: @escaping @Sendable () throws -> Void
  ) {
    let veiled = Veiled(backend: backend)
    self.init(
      users: veiled, avatars: veiled,
      restart: {
        let next = Veiled(backend: try restart())
        return Backend(users: next, avatars: next)
      },
      breakDown: breakDown)
  }
}

/// Hides the type of a back end: a contract is about what it does.
///
/// It hands on no more than hundredths of a second. On the way to the server a
/// date from the clock loses its last digits only sometimes; a check that pins
/// one is to be refused always, and at each desk.
private struct Veiled: Users, Avatars {
  let backend: Backend

  func create(name: String, joined: Date) async throws -> User {
    let hundredths = joined.timeIntervalSince1970 * 100
    // Down, so that the second stays; `.29 * 100` is a little under 29.
    let kept = (hundredths + 0.001).rounded(.down) / 100
    return try await backend.users
      .create(name: name, joined: Date(timeIntervalSince1970: kept))
  }

  func query(name: String) async throws -> User? {
    try await backend.users.query(name: name)
  }

  func all() async throws -> [User] {
    try await backend.users.all()
  }

  func create(_ picture: String, author: User) async throws -> Avatar {
    try await backend.avatars.create(picture, author: author)
  }

  func query(author: User) async throws -> Avatar? {
    try await backend.avatars.query(author: author)
  }
}

/// A disk in memory, which can fail.
private final class SpecDisk: Sendable {
  private let files = Mutex<[String: Data]?>([:])

  @Sendable func breakDown() { files.withLock { $0 = nil } }

  var disk: Disk {
    Disk(
      read: { name in try self.use { $0[name] } },
      write: { data, name in try self.use { $0[name] = data } },
      move: { name, newName in
        try self.use { $0[newName] = $0.removeValue(forKey: name) }
      })
  }

  private func use<Result: Sendable>(
    _ body: (inout [String: Data]) -> Result
  ) throws -> Result {
    try files.withLock { files in
      guard files != nil else { throw Disk.Failure(description: "broken") }
      return body(&files!)
    }
  }
}
