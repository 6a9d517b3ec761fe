import Testing

@testable import WorkbookKit

@Suite struct DeclarationsTests {
  private let file = """
    protocol Clock { func wait(seconds: Int) }
    struct Till {
      let now: () -> Date
      var name: String?
      init(clock: any Clock, rounds: Int = 3) {
        ring(clock, name: name)
        f(a: rounds, b: now())
        f(a: now, b: other)
      }
    }
    """

  private func mutants(_ operation: String) -> [String] {
    Mutants.mutants(
      of: "Till.swift", file, given: "", Declarations(in: [CodeBlocks(SwiftSource(file))])
    ).filter { $0.operation == operation }.map(\.after)
  }

  @Test func `an argument that must be given is not left out`() {
    let declarations = Declarations(in: [CodeBlocks(SwiftSource(file))])

    #expect(["clock", "now", "seconds"].allSatisfy { !declarations.mayBeLeftOut($0) })
    #expect(["rounds", "name", "unheardOf"].allSatisfy(declarations.mayBeLeftOut))
    #expect(mutants("dropped argument").contains("ring(clock)"))
  }

  @Test func `values of other types are not swapped, and unknown ones are left to the compiler`() {
    #expect(mutants("swapped arguments") == ["f(a: other, b: now)"])
  }

  @Test func `what a function is given may be what it returns, or is of another type`() {
    #expect(Declarations.mayBe("String", "String?"))
    #expect(Declarations.mayBe("any Clock", "any Clock"))
    #expect(Declarations.mayBe("Till", "any Clock"))
    #expect(Declarations.mayBe(nil, "Int"))
    #expect(!Declarations.mayBe("Int", "any Clock"))
    #expect(!Declarations.mayBe("Guest", "String"))
  }

  @Test func `a struct made anew of the same parts is the same, a class is not`() {
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
    let mutants = Mutants.mutants(
      of: "Pot.swift", file, given: "", Declarations(in: [CodeBlocks(SwiftSource(file))]))

    #expect(
      mutants.filter { $0.operation == "made anew" }.map(\.after) == [
        "later { g(Colour(Pot(name))) }", "later { g(Pot(name)) }",
      ])
  }
}
