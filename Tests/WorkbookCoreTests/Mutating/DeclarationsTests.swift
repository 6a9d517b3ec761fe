import Testing

@testable import author

@Suite struct DeclarationsTests {
  private let file = """
    protocol Clock { func wait(seconds: Int) }
    struct Till {
      let now: () -> Date
      var name: String?
      init(clock: any Clock, rounds: Int = 3) {
        ring(clock, name: name)
      }
    }
    """

  @Test func `an argument that a call needs is not left out`() {
    let declarations = Declarations(in: [ParsedFile(file)])

    #expect(["clock", "now", "seconds"].allSatisfy { !declarations.mayBeLeftOut($0) })
    #expect(["rounds", "name", "unheardOf"].allSatisfy(declarations.mayBeLeftOut))
    #expect(
      changes("dropped argument", in: file) == ["ring(clock, name: name) → ring(clock)"])
  }

  @Test func `a function may return what it was given, unless that has another type`() {
    #expect(Declarations.mayBe("String", "String?"))
    #expect(Declarations.mayBe("any Clock", "any Clock"))
    #expect(Declarations.mayBe("Till", "any Clock"))
    #expect(Declarations.mayBe(nil, "Int"))
    #expect(!Declarations.mayBe("Int", "any Clock"))
    #expect(!Declarations.mayBe("Guest", "String"))
  }

  @Test func `a struct made anew from the same values is the same, and a class is not`() {
    let file = """
      struct Colour { struct Tone {} }
      final class Pot {}
      func f(_ name: String) {
        let colour = Colour(name)
        let striped = Colour(Pot(name))
        let tone = Colour.Tone(name)
        let pot = Pot(name)
        later { g(colour) }
        later { g(striped) }
        later { g(tone) }
        later { g(pot) }
      }
      """
    #expect(
      changes("made anew", in: file) == [
        "later { g(striped) } → later { g(Colour(Pot(name))) }",
        "later { g(pot) } → later { g(Pot(name)) }",
      ])
  }
}
