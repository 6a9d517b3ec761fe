import Foundation
import Testing

@testable import SpecSupport

/// What the compiler says of an answer that is one file.
func compiled(_ code: String, world: String? = nil) throws -> CompiledAnswer {
  let package = try TemporaryPackage()
  try package.write(code, to: package.answer.folder, as: "Shop.swift")
  if let world {
    for folder in [package.answer.folder, package.answer.starter] {
      try package.write(
        "\(GradedAnswer.worldMarker)\n\(world)", to: folder, as: "World.swift")
    }
  }
  return try CompiledAnswer(spec: package.spec)
}

@Suite struct NoGlobalStateTests {
  @Test(arguments: [
    ("nonisolated(unsafe) var orders = 0", "orders"),
    ("enum Shop { nonisolated(unsafe) private static var orders: [String] = [] }", "Shop.orders"),
    ("@MainActor final class Shop { static var last: Shop? }", "Shop.last"),
    (
      "@MainActor protocol Till {}\nfinal class Shop: Till { private static var last = [1: \"\"] }",
      "Shop.last"
    ),
    (
      "import Synchronization\nenum Shop { static let orders = Mutex<[String: Int]>([:]) }",
      "Shop.orders"
    ),
    (
      "import Synchronization\nstruct Shop { private static let count = Atomic(0) }", "Shop.count"
    ),
    ("actor Till { var sum = 0 }\nenum Shop { static let till = Till() }", "Shop.till"),
    (
      """
      final class Till: @unchecked Sendable { var sum = 0 }
      struct Shop: Sendable { let till: Till; static let shared = Shop(till: Till()) }
      """, "Shop.shared"
    ),
    ("enum Shop { @TaskLocal static var current = 0 }", "Shop.$current"),
    (
      """
      import Synchronization
      final class Box: Sendable { let count = Mutex(0) }
      struct Shop: Sendable {
        let next: @Sendable () -> Int
        static let live: Shop = {
          let box = Box()
          return Shop(next: { box.count.withLock { $0 += 1; return $0 } })
        }()
      }
      """, "Shop.live"
    ),
    (
      """
      protocol Till: Sendable {}
      final class Drawer: Till, @unchecked Sendable { var sum = 0 }
      enum Shop { static let till: any Till = Drawer() }
      """, "Shop.till"
    ),
    (
      """
      protocol Till: Sendable {}
      final class Drawer: Till, @unchecked Sendable { var sum = 0 }
      func makeTill() -> any Till { Drawer() }
      enum Shop { static let till = makeTill() }
      """, "Shop.till"
    ),
    (
      """
      import Synchronization
      func counter() -> @Sendable () -> Int {
        let count = Box()
        return { count.sum.withLock { $0 += 1; return $0 } }
      }
      final class Box: Sendable { let sum = Mutex(0) }
      struct Shop: Sendable { let next: @Sendable () -> Int; static let live = Shop(next: counter()) }
      """, "Shop.live"
    ),
    (
      "import Foundation\nfunc keep(_ text: String) { UserDefaults.standard.set(text, forKey: \"a\") }",
      "UserDefaults"
    ),
    (
      "import Foundation\nfunc keep() { Thread.current.threadDictionary[\"a\"] = 1 }",
      "Thread.threadDictionary"
    ),
  ])
  func `what is kept outside every object is found`(code: String, name: String) throws {
    let answer = try compiled(code)

    #expect(answer.globalState() == [name])
    #expect(answer.globalState(allowing: [name]) == [])
  }

  @Test(arguments: [
    // Constants, also of one's own types.
    "enum Shop { static let name = \"Le Pain\"; static let sizes = [1, 2]; static var two: Int { 2 } }",
    "struct Price: Sendable { let cents: Int }\nlet dear = Price(cents: 900)",
    // Comments and strings are no code.
    "// static var orders = 0\nlet text = \"static var orders = 0\"",
    // State that an object owns.
    "final class Shop { var orders = 0; private lazy var name = \"\" }",
    // A struct of closures that keep nothing.
    """
    import Foundation
    struct Clock: Sendable {
      var now: @Sendable () -> Date
      static let live = Clock(now: { Date() })
      static let fixed: Clock = { let day = Date(timeIntervalSince1970: 0); return Clock { day } }()
    }
    """,
    // What a closure makes when it's called is gone when it returns.
    """
    import Synchronization
    final class Box: Sendable { let sum = Mutex(0) }
    struct Till: Sendable {
      var sum: @Sendable () -> Int
      static let live = Till(sum: { var sum = 0; sum += 1; let box = Box(); return box.sum.withLock { $0 } })
    }
    let next: @Sendable () -> Int = { var number = 0; number += 1; return number }
    """,
    "protocol Till: Sendable {}\nstruct Drawer: Till {}\nenum Shop { static let till: any Till = Drawer() }",
    "final class Drawer: Sendable { let size = 3 }\nenum Shop { static let drawer = Drawer() }",
    "import Foundation\nlet zone = TimeZone(identifier: \"UTC\")",
  ])
  func `a constant is not state`(code: String) throws {
    #expect(try compiled(code).globalState() == [])
  }

  @Test func `what the given world keeps is named by its spec`() throws {
    let answer = try compiled(
      "func ask() -> Int { World.asked }",
      world: "enum World { nonisolated(unsafe) static var asked = 0 }")

    #expect(answer.globalState() == ["World.asked"])
    #expect(answer.globalState(allowing: ["World.asked"]) == [])
  }

  @Test func `an answer that does not compile is an error, not a clean bill`() {
    #expect(throws: ClientFailure.self) { try compiled("let a: Int = \"\"") }
  }
}
