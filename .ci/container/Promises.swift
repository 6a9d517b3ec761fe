// What the container of stage 6 promises and no exercise asks for: large numbers, and what a team
// would meet in the second year. `.ci/container/promises` runs it.
import Dispatch
import Foundation
import Synchronization

final class Node: Sendable {}
final class Screen {
  let makeNext: () throws -> Screen
  var isComplete = false
  init(_ makeNext: @escaping () throws -> Screen) { self.makeNext = makeNext }
}
final class Left: Sendable { init() {} }
final class Right: Sendable { init() {} }

nonisolated(unsafe) private var failed = 0
nonisolated(unsafe) private var passed = 0

private func expect<Value: Equatable>(_ words: String, _ found: Value, _ expected: Value) {
  if found == expected { passed += 1 } else { failed += 1 }
  if found != expected { print("FAILED: \(words)\n  found: \(found)\n  expected: \(expected)") }
}

private func onThreads(_ count: Int, _ work: @escaping @Sendable (Int) -> Void) {
  DispatchQueue.concurrentPerform(iterations: count, execute: work)
}

/// The memory of this process that lies in RAM.
private func residentKilobytes() -> Int {
  let text = (try? String(contentsOfFile: "/proc/self/statm", encoding: .utf8)) ?? ""
  return (text.split(separator: " ").dropFirst().first.flatMap { Int($0) } ?? 0) * 4
}

private func kilobytesGained(over times: Int, _ work: () throws -> Void) rethrows -> Int {
  for _ in 0..<times / 10 { try work() }
  let before = residentKilobytes()
  for _ in 0..<times { try work() }
  return residentKilobytes() - before
}

@main struct Promises {
  static func main() throws {
    try threads()
    try memory()
    try registrations()
    try resolvers()
    print("\(passed) passed, \(failed) failed")
    exit(failed == 0 ? 0 : 1)
  }

  static func threads() throws {
    let wrong = Mutex((rounds: 0, cycles: 0))
    for _ in 0..<2_000 {
      let container = Container()
      let built = Mutex(0)
      let found = Mutex<Set<ObjectIdentifier>>([])
      container.register(Node.self, lifetime: .shared) { _ in
        built.withLock { $0 += 1 }
        return Node()
      }
      onThreads(4) { _ in
        if let node = try? container.resolve(Node.self) {
          found.withLock { _ = $0.insert(ObjectIdentifier(node)) }
        }
      }
      if built.withLock({ $0 }) != 1 || found.withLock({ $0.count }) != 1 {
        wrong.withLock { $0.rounds += 1 }
      }

      container.register(Left.self, lifetime: .shared) { resolver in
        _ = try resolver.resolve(Right.self)
        return Left()
      }
      container.register(Right.self, lifetime: .shared) { resolver in
        _ = try resolver.resolve(Left.self)
        return Right()
      }
      onThreads(2) { end in
        do {
          if end == 0 { _ = try container.resolve(Left.self) }
          if end == 1 { _ = try container.resolve(Right.self) }
          wrong.withLock { $0.cycles += 1 }
        } catch ResolutionError.cycle { return } catch { wrong.withLock { $0.cycles += 1 } }
      }
    }
    expect("one construction in 2,000 rounds of four threads", wrong.withLock { $0.rounds }, 0)
    expect("a typed error in 4,000 cycles on two threads", wrong.withLock { $0.cycles }, 0)
  }

  static func memory() throws {
    let lifetimes: [(String, Lifetime<Node>)] = [
      ("transient", .transient), ("graph", .graph), ("shared", .shared), ("weak", .weak),
    ]
    for (name, lifetime) in lifetimes {
      let container = Container()
      container.register(Node.self, lifetime: lifetime) { _ in Node() }
      let gained = try kilobytesGained(over: 1_000_000) { _ = try container.resolve(Node.self) }
      expect("a million resolutions, \(name), take less than 1 MB", gained < 1024, true)
    }
    let container = Container()
    let gained = try kilobytesGained(over: 100_000) {
      container.register(Node.self, lifetime: .shared) { _ in Node() }
      _ = try container.resolve(Node.self)
    }
    expect("100,000 registrations of one service take less than 1 MB", gained < 1024, true)
    expect("what was registered twice is told once", container.registeredTwice, ["Node"])
    container.clear()
    expect("clear empties that list", container.registeredTwice, [])
  }

  static func registrations() throws {
    let container = Container()
    container.register(Node?.self, lifetime: .weak) { _ in Node() }
    let held = try container.resolve(Node?.self)
    expect("a weak optional is found again", try container.resolve(Node?.self) === held, true)
    container.register(Int?.self, lifetime: .weak) { _ in Int.random(in: 0..<(.max)) }
    let number = try container.resolve(Int?.self)
    expect("a weak value is new", try container.resolve(Int?.self) == number, false)

    for number in 0..<10_000 {
      container.register(Node.self, name: "node \(number)") { _ in Node() }
    }
    do {
      _ = try container.resolve(Node.self, name: "nod 77")
      expect("a missing name throws", true, false)
    } catch ResolutionError.missing(_, let similar) {
      expect("five names are suggested", similar.count, 5)
      expect("the nearest comes first", similar.first, #"Node "node 77""#)
    }
    container.register(Node.self, name: "a") { (_, _: Int) in Node() }
    container.register(Node.self, name: "a") { (_, _: String) in Node() }
    container.register(Node.self, name: "a") { (_, _: String) in Node() }
    expect("arguments tell apart", container.registeredTwice, [#"Node "a" with String"#])
    _ = try container.resolve(Node.self, name: "a", 1)
    container.remove(Node.self, name: "a")
    expect("a name goes with all arguments", container.contains(Node.self, name: "a"), false)
    expect("its list goes, too", container.registeredTwice, [])
  }

  static func resolvers() throws {
    let container = Container()
    container.register(
      Screen.self, factory: { resolver in Screen { try resolver.resolve(Screen.self) } },
      completed: { _, screen in screen.isComplete = true })
    let next = try container.resolve(Screen.self).makeNext()
    expect("a resolver that was kept completes what it builds", next.isComplete, true)
    expect("again", try next.makeNext().isComplete, true)

    let parent = Container()
    parent.register(String.self, name: "oven") { _ in "an oven" }
    parent.register(String.self, name: "baker") { try $0.resolve(String.self, name: "oven") }
    parent.register(String.self, name: "shop", lifetime: .shared) {
      try $0.resolve(String.self, name: "baker")
    }
    let child = Container(parent: parent)
    child.register(String.self, name: "oven") { try $0.resolve(String.self, name: "shop") }
    expect(
      "what is built on two levels is no cycle",
      try child.resolve(String.self, name: "baker"), "an oven")

    weak var released: Screen?
    container.register(Screen.self, name: "home", lifetime: .graph) { resolver in
      Screen { try resolver.resolve(Screen.self) }
    }
    released = try container.resolve(Screen.self, name: "home")
    expect("an instance of lifetime graph that kept its resolver ends", released == nil, true)

    container.register(Int.self, name: "0") { _ in 0 }
    for depth in 1...1_000 {
      container.register(Int.self, name: "\(depth)") { resolver in
        try resolver.resolve(Int.self, name: "\(depth - 1)") + 1
      }
    }
    expect("a chain of 1,000", try container.resolve(Int.self, name: "1000"), 1_000)
  }
}
