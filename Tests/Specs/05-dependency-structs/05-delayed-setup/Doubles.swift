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
    ([store, session] as [Any]).forEach(printCase)
    """,
  ].mapValues(client))

/// The lines that this program prints, or why it could not be built or run.
func printed(by program: String) -> [String] {
  programs.lines(of: program)
}

/// The enums among what was made that a caller can make as well: the payload of the case, if it has
/// one, has an initializer for everyone, or there are more cases.
///
/// - Parameter lines: `enum OpenStore | opened | Swift.String`.
func casesForEveryone(in lines: [String]) throws -> [String] {
  try lines.filter { $0.hasPrefix("enum ") }.compactMap { line in
    let words = line.dropFirst("enum ".count).components(separatedBy: " | ")
    let (type, name) = (words[0], words[1])
    // A private type's name can't be written: `Store.(Proof in _7A)`.
    let payload = words.dropFirst(2)
    let written = payload.filter { !$0.contains("->") && !$0.contains(" in ") }
    let ways = written.flatMap { part in
      ["()", "(String)"].map { "_ = \(part).init as \($0) throws -> \(part)" }
    }
    let verdicts = try SpecClient.verdicts(
      on: [
        "func look(_ made: \(type)) { switch made { case .\(name): break } }"
      ] + ways,
      declarations: loudParts)
    guard verdicts[0].isAccepted else {
      return "\(type) has other cases than \(name)"
    }
    let isOpen = payload.allSatisfy { part in
      part.contains("->")
        || verdicts.contains {
          $0.isAccepted && $0.statements.hasPrefix("_ = \(part).init as")
        }
    }
    return isOpen ? "\(type).\(name)" : nil
  }
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
  func printCase(of made: Any) {
    let mirror = Mirror(reflecting: made)
    guard mirror.displayStyle == .enum else { return }
    let payload = mirror.children.first?.value
    let tuple = payload.map { Mirror(reflecting: $0) }.flatMap {
      $0.displayStyle == .tuple ? $0.children.map(\.value) : nil
    }
    let parts = (tuple ?? payload.map { [$0] } ?? []).map { String(reflecting: type(of: $0)) }
    let words = ["\(type(of: made))", mirror.children.first?.label ?? "\(made)"] + parts
    print("enum " + words.joined(separator: " | "))
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
