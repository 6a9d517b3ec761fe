import Foundation
import SpecSupport

@testable import DelayedSetup

/// A disk and a server that fail on demand. It remembers each call and how that ended.
final class FlakyPhone: Disk, Server {
  struct SpecBroken: Error {}

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
      throw SpecBroken()
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

private let programs = SpecPrograms(
  [
    "early store": """
    let old = makeServices(disk: SpecLoudDisk(token: "7"), server: SpecLoudServer())
    report("token", old.store.token)
    """,
    "early session": """
    let old = makeServices(disk: SpecLoudDisk(token: "7"), server: SpecLoudServer())
    report("name", old.session.userName)
    try old.store.start()
    report("name with a started store", old.session.userName)
    """,
    "session first": """
    let old = makeServices(disk: SpecLoudDisk(token: "7"), server: SpecLoudServer())
    report("start") { try old.session.start(); return "it worked" }
    """,
    "guest": """
    let services = makeServices(disk: SpecLoudDisk(token: ""), server: SpecGuestServer())
    report("token before the start", services.store.token)
    for _ in 1...2 {
      report("start") { try startServices(services); return "it worked" }
    }
    report("token", services.store.token)
    report("name", services.session.userName)
    """,
    "at once": """
    let one = try OpenStore.open(dependencies: .init(disk: SpecLoudDisk(token: "7")))
    let two = try OpenStore.open(dependencies: .init(disk: SpecLoudDisk(token: "8")))
    let first = try SignedInSession.signIn(
      dependencies: .init(store: one, server: SpecLoudServer()))
    let second = try SignedInSession.signIn(
      dependencies: .init(store: two, server: SpecLoudServer()))
    print("now the questions")
    for _ in 1...2 {
      print(one.token(), two.token(), first.userName(), second.userName())
    }
    """,
    "inside": """
    let store = try OpenStore.open(dependencies: .init(disk: SpecLoudDisk(token: "7")))
    let session = try SignedInSession.signIn(
      dependencies: .init(store: store, server: SpecLoudServer()))
    let _: (String, String) = (store.token(), session.userName())
    optionals(in: store).forEach { print("optional in OpenStore: \\($0)") }
    optionals(in: session).forEach { print("optional in SignedInSession: \\($0)") }
    for made in [store, session] as [Any] where Mirror(reflecting: made).displayStyle == .enum {
      print("enum \\(type(of: made))")
    }
    """,
  ].mapValues(client))

/// The lines that this program prints, or why it could not be built or run.
func printed(by program: String) -> [String] {
  programs.lines(of: program)
}

/// The cases of the enums among what was made that a caller can write as well: each part of the
/// payload has an initializer for everyone, or there is none.
///
/// - Parameter lines: `enum OpenStore`.
func casesForEveryone(in lines: [String], of answer: CompiledAnswer) throws
  -> [String]
{
  let types = lines.filter { $0.hasPrefix("enum ") }.map {
    String($0.dropFirst("enum ".count))
  }
  return try types.flatMap { type in
    try answer.cases(of: type).filter {
      try $0.payload.allSatisfy(anyoneCanMake)
    }
    .map { "\(type).\($0.name)" }
  }
}

/// Whether another file can write a value of this type.
private func anyoneCanMake(_ type: String) throws -> Bool {
  if type.contains("->") { return true }
  let ways = ["()", "(String)"].map {
    "_ = \(type).init as \($0) throws -> \(type)"
  }
  return try SpecClient.verdicts(on: ways, declarations: loudParts).contains(
    where: \.isAccepted)
}

/// A client that brings disks and servers which print what they do, and some that fail.
func client(_ statements: String) -> SpecClient {
  SpecClient(statements, declarations: loudParts)
}

let loudParts = #"""
  import Foundation
  import SpecSupport

  struct SpecLoudDisk: Disk {
    let token: String
    func open() throws -> String { print("open \(token)"); return token }
  }
  struct SpecLoudServer: Server {
    func signIn(token: String) throws -> String {
      print("sign in with \(token)")
      return "user \(token)"
    }
  }
  struct SpecGuestServer: Server {
    func signIn(token: String) throws -> String { print("sign in a guest"); return "" }
  }
  struct SpecBroken: Error {
    let part: String
  }
  struct SpecBrokenDisk: Disk {
    func open() throws -> String { throw SpecBroken(part: "disk") }
  }
  struct SpecBrokenServer: Server {
    func signIn(token: String) throws -> String { throw SpecBroken(part: "server") }
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
