import SpecSupport
import SpecTags
import Testing

@testable import FarmConveniences

@Suite struct FarmConveniencesSpecs {
  @Test func `the farm builds without the app's files`() throws {
    let verdict = try Client("").typecheck(with: farmFiles)

    #expect(
      verdict.isAccepted,
      """
      `Animal.swift` and `Farm.swift` do not build alone, so whoever needs a \
      farm must take the app's parts too. Either a default names one of \
      them, or a short call stands in the core. \
      \(verdict.explanation)
      """)
  }

  @Test(
    arguments: [
      "Farm()", "Dairy()", "Dairy(farm: Farm(animals: []))",
      "Dairy(cooler: TestCooler())", "Farm(animals: nil)",
      "Dairy(farm: Farm(animals: []), cooler: nil)",
    ])
  func `without the app's files, nothing is built with a part missing`(
    call: String
  ) throws {
    let full = "Dairy(farm: Farm(animals: []), cooler: TestCooler())"
    let complete = try besideTheCore(full)
    let forgetful = try besideTheCore(call)

    #expect(
      complete.isAccepted && forgetful.missesAnArgument,
      """
      With the core alone, `\(full)` must compile and `\(call)` must not. The \
      core must build alone, and fill in nothing that was forgotten: no \
      default, not even an empty one, no optional, nothing looked up. \
      \((complete.isAccepted ? forgetful : complete).explanation)
      """)
  }

  @Test(
    .tags(.guard),
    arguments: ["Farm()", "Dairy()", "Dairy(farm: Farm(animals: []))"])
  func `keeps the app's short calls`(call: String) throws {
    let caller = try Client("_ = \(call)").typecheck()

    #expect(
      caller.isAccepted,
      """
      The app writes `\(call)` in many places, and nobody may have to touch \
      them. Give it this short call in `FarmConveniences.swift`. \
      \(caller.explanation)
      """)
  }

  @Test(.tags(.guard))
  func `keeps the app's farm on a cow and a duck`() {
    let (screens, built) = Tripwire.touched { [FarmScreen(), FarmScreen()] }
    let signs = screens.map { $0.feedingTime() }

    #expect(
      Set(signs) == ["2 animals: Moo! Quack!"]
        && built == ["Cow", "Duck", "Cow", "Duck"],
      """
      Two screens write `Farm()`, and each expects a cow and a duck of its \
      own, in this order. Build them in the short call, for each farm.
      """)
  }

  @Test(.tags(.guard))
  func `keeps a farm that is handed over`() {
    let touched = Tripwire.touched { SundayScreen().morning() }

    // It is built, and it cools.
    #expect(
      touched.names == ["IceCooler", "IceCooler"],
      """
      `SundayScreen` hands an empty farm to its dairy, and leaves only the \
      cooler to the app. Either the short call does not pass the farm on, or \
      it builds another part than one `IceCooler`.
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

/// What the compiler says of an expression when all but the core is left out.
private func besideTheCore(_ expression: String) throws -> CompilerVerdict {
  try Client("_ = \(expression)", declarations: testCooler)
    .typecheck(with: core)
}
