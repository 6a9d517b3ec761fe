import Testing

@testable import author

@Suite struct MemoryTests {
  @Test func `references become strong and weak`() {
    #expect(
      changes("strong reference", in: "weak var list: List?") == [
        "weak var list: List? → var list: List?"
      ])
    #expect(
      changes("strong reference", in: "f { [weak list] in list?.add() }") == [
        "f { [weak list] in list?.add() } → f { [list = Optional(list)] in list?.add() }"
      ])
    #expect(
      changes("weak reference", in: "class A { var log: (any Log)? }") == [
        "class A { var log: (any Log)? } → class A { weak var log: (any Log)? }"
      ])
    #expect(changes("weak reference", in: "class A { var log: Log? { nil } }") == [])
  }

  @Test func `what is made once is made each time, and the reverse`() {
    #expect(
      changes("made each time", in: "struct A { static let one = Till(1) }") == [
        "struct A { static let one = Till(1) } → "
          + "struct A { static var one: Till { Till(1) } }"
      ])
    #expect(
      changes("made once", in: "struct A { static var one: Self { Self(1) } }") == [
        "struct A { static var one: Self { Self(1) } } → "
          + "struct A { static let one: Self = Self(1) }"
      ])
    #expect(
      changes("not lazy", in: "class A { lazy var b = B() }") == [
        "class A { lazy var b = B() } → class A { var b = B() }"
      ])
  }

  @Test func `work is done without the lock that guards no value`() {
    #expect(
      changes("no lock", in: "self.lock.withLock { count += 1 }") == [
        "self.lock.withLock { count += 1 } → ({ count += 1 })()"
      ])
    #expect(changes("no lock", in: "lock.withLock { $0 += 1 }") == [])
  }

  @Test func `an object that is made once is made each time, and a struct is not`() {
    let text = """
      struct Size { let width: Int }
      final class Shop {
        let till = Till(1)
        let size = Size(width: 2)
        let name = "Shop"
        let door: Door
      }
      """
    #expect(
      changes("made each time", in: text) == ["let till = Till(1) → var till: Till { Till(1) }"])
  }

  @Test func `a property that is made each time has the type of its value`() {
    let text = """
      struct Shop {
        static let box = Box<Till>()
        static let tone = Colour.Tone(1)
        static let log = Log.shared
        static let limit = 3
        static let door: any Door = Gate()
      }
      """
    #expect(
      changes("made each time", in: text) == [
        "static let box = Box<Till>() → static var box: Box<Till> { Box<Till>() }",
        "static let tone = Colour.Tone(1) → static var tone: Colour.Tone { Colour.Tone(1) }",
        "static let log = Log.shared → static var log: Log { Log.shared }",
        "static let door: any Door = Gate() → static var door: any Door { Gate() }",
      ])
  }
}
