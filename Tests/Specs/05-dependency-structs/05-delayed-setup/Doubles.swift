import SpecSupport

@testable import DelayedSetup

/// A disk and a server that fail on demand. It remembers each call and how that ended.
final class FlakyPhone: Disk, Server {
  struct Broken: Error {}

  /// The part that fails: "disk" or "server".
  var broken: String?
  private(set) var calls: [String] = []

  func open() throws -> String {
    try work("disk")
    return "7"
  }

  func signIn(token: String) throws -> String {
    try work("server")
    return "Ann"
  }

  private func work(_ part: String) throws {
    guard part != broken else {
      calls.append("\(part) failed")
      throw Broken()
    }
    calls.append("\(part) worked")
  }
}

/// What the call returns or throws, in words.
func outcome<Answer>(of call: () throws -> Answer) -> String {
  do {
    let answer = try call()
    return answer is Void ? "it worked" : "it returned \"\(answer)\""
  } catch {
    return "it threw \(error)"
  }
}

/// A client that brings disks and servers which print what they do, and some that fail.
func client(_ statements: String) -> Client {
  Client(statements, declarations: loudParts)
}

let loudParts = #"""
  import SpecSupport

  struct LoudDisk: Disk {
    let token: String
    func open() throws -> String { print("open \(token)"); return token }
  }
  struct LoudServer: Server {
    func signIn(token: String) throws -> String {
      print("sign in with \(token)")
      return "user \(token)"
    }
  }
  struct GuestServer: Server {
    func signIn(token: String) throws -> String { print("sign in a guest"); return "" }
  }
  struct Broken: Error {
    let part: String
  }
  struct BrokenDisk: Disk {
    func open() throws -> String { throw Broken(part: "disk") }
  }
  struct BrokenServer: Server {
    func signIn(token: String) throws -> String { throw Broken(part: "server") }
  }
  func report(_ label: String, _ call: () throws -> String) {
    do {
      print("\(label): \(try call())")
    } catch let error as NotStarted {
      print("\(label): NotStarted, service \(error.service)")
    } catch {
      print("\(label): \(error)")
    }
  }
  """#

/// Stands in for the old services. It says so when it is used.
let oldServices = """
  final class Store {
    struct Dependencies {
      let disk: any Disk
    }
    init(dependencies: Dependencies) { print("a Store was built") }
    func start() throws {}
    func token() throws(NotStarted) -> String { "old" }
  }
  final class Session {
    struct Dependencies {
      let store: Store
      let server: any Server
    }
    init(dependencies: Dependencies) { print("a Session was built") }
    func start() throws {}
    func userName() throws(NotStarted) -> String { "old" }
  }
  struct Services {
    let store: Store
    let session: Session
  }
  func makeServices(disk: any Disk, server: any Server) -> Services {
    let store = Store(dependencies: .init(disk: disk))
    return Services(
      store: store, session: Session(dependencies: .init(store: store, server: server)))
  }
  func startServices(_ services: Services) throws {}
  """
