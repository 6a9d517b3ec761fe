import SpecSupport
import SpecTags
import Testing

@testable import Farm

@Suite struct FarmSpecs {
  @Test(arguments: [["Baa!"], ["Baa!", "Neigh!", "Baa!"]])
  func `it feeds the animals it was given, in their order`(answers: [String]) {
    let farm = makeFarm(animals: answers.map { TestAnimal(answer: $0) })

    let heard = farm.feedAnimals()

    #expect(
      heard == answers,
      """
      The farm must feed the animals it was given: these, no others, first \
      one first. Either `makeFarm(animals:)` does not hand them over, or \
      `feedAnimals()` does not use them.
      """)
  }

  @Test func `each feeding asks every animal again`() {
    let animal = TestAnimal()
    let farm = makeFarm(animals: [animal])

    _ = farm.feedAnimals()
    _ = farm.feedAnimals()

    #expect(
      animal.meals.values.count == 2,
      """
      A farm was told to feed its animal twice, and that is not how often it \
      ate. Keep the animals, not their answers, and feed them in \
      `feedAnimals()` only.
      """)
  }

  @Test func `a farm knows neither a cow nor a duck`() throws {
    let verdict = try Client("_ = Farm.self").typecheck(
      leavingOut: ["Cow.swift", "Duck.swift", "CompositionRoot.swift"])

    #expect(
      verdict.isAccepted,
      """
      Without `Cow.swift` and `Duck.swift`, `Farm.swift` must compile. Which \
      animals there are is for the builder to say: `Farm` may name no real \
      one, not even as a fallback. \(verdict.explanation)
      """)
  }

  @Test(arguments: ["Farm()", "Farm(animals: nil)"])
  func `no farm can be built without its animals`(call: String) throws {
    let builder = try Client("_ = Farm(animals: [])").typecheck()
    let forgetful = try Client("_ = \(call)").typecheck()

    #expect(
      builder.isAccepted && forgetful.missesAnArgument,
      """
      `Farm(animals: [])` must compile and `\(call)` must not: what a farm \
      needs is a parameter without a default, and never nil. No file may \
      fill it in: what a short call costs is for 3.2 to show. \
      \((builder.isAccepted ? forgetful : builder).explanation)
      """)
  }

  @Test func `nobody can swap the animals of a built farm`() throws {
    let builder = try Client("_ = Farm(animals: [])").typecheck()
    let farm = Mirror(reflecting: makeFarm(animals: [TestAnimal()]))
    let properties = farm.children.compactMap(\.label) + ["animals"]
    let swap = try properties.map(swapping).first { !isForbidden($0) }
    let isClosed = swap == nil

    try #require(
      builder.isAccepted,
      "`Farm(animals: [])` must compile first. \(builder.explanation)")
    #expect(
      isClosed,
      """
      A farm keeps what it was built with, so nobody outside may set its \
      property: make it a `let`. \(swap?.explanation ?? "")
      """)
  }

  @Test(.tags(.guard))
  func `keeps counting without feeding`() {
    let animal = TestAnimal()

    _ = makeFarm(animals: [animal]).headCount

    #expect(
      animal.meals.values.isEmpty,
      """
      An animal was fed when the farm was only built and counted. Count the \
      animals, not their answers.
      """)
  }

  @Test(.tags(.guard))
  func `keeps the outside world as it is`() throws {
    let changed = try GradedAnswer(spec: #filePath).changedWorld()

    #expect(
      changed == [],
      """
      A file that stands for the outside world was changed. The specs watch that file, so they \
      can't tell any more what your code does. Put each file found here back: \
      `swift run workbook reset`, then the exercise's number and the file's name.
      """)
  }
}

/// What the compiler says to somebody who sets this property from outside.
private func swapping(_ property: String) throws -> CompilerVerdict {
  try Client(
    """
    var farm = Farm(animals: [])
    farm.\(property) = Farm(animals: []).\(property)
    """
  ).typecheck()
}

/// Whether the property is a constant, or cannot be seen or set from outside.
private func isForbidden(_ swap: CompilerVerdict) -> Bool {
  ["cannot assign", "inaccessible", "has no member"]
    .contains(where: swap.isRefused(with:))
}
