import SpecSupport
import SpecTags
import Testing

@testable import Farm

@Suite struct FarmSpecs {
  @Test func `it feeds the animals it was given, in their order`() {
    let animals: [any Animal] = [
      TestAnimal(answer: "Baa!"), HungryAnimal(), TestAnimal(answer: ""),
      TestAnimal(answer: "Baa!"), HungryAnimal(),
    ]

    #expect(
      makeFarm(animals: animals).feedAnimals() == [
        "Baa!", "Meal 1", "", "Baa!", "Meal 1",
      ],
      """
      A farm was built with five animals of two kinds, and did not feed exactly these, each once, \
      the first one first. If the farm fed the cow and the duck, nothing hands the animals over \
      yet: look at `makeFarm(animals:)`. Otherwise look at `feedAnimals()`. The animals come from \
      the caller, so the farm must neither add nor drop nor sort any, not even one that says \
      nothing.
      """)
  }

  @Test func `each feeding asks every animal again`() {
    let farm = makeFarm(animals: [HungryAnimal(), HungryAnimal()])

    #expect(
      again { farm.feedAnimals() } == [
        ["Meal 1", "Meal 1"], ["Meal 2", "Meal 2"], ["Meal 3", "Meal 3"],
      ],
      """
      A farm was told three times to feed two animals that count their meals, and their answers \
      don't show one meal for each feeding. What an animal says can change, so only the animal \
      knows it. Store the animals rather than their answers, and call `feed()` once for each, in \
      `feedAnimals()`.
      """)
  }

  @Test func `a farm knows neither a cow nor a duck`() throws {
    let client = SpecClient(
      "_ = Farm.self",
      declarations: """
        func makeFarm(animals: [any Animal]) -> Farm { fatalError() }
        func makeFarm() -> Farm { fatalError() }
        """)

    let verdict = try client.typecheck(
      leavingOut: ["Cow.swift", "Duck.swift", "CompositionRoot.swift"])

    #expect(
      verdict.explanation == CompilerVerdict.accepted,
      """
      Your files were compiled without `Cow.swift`, `Duck.swift` and `CompositionRoot.swift`, and \
      the compiler refused. Which animals there are is for the caller to say, so `Farm` may name \
      no real one, not even as a fallback. Look at the line that the compiler gives, and move the \
      real animals to `makeFarm()` in `CompositionRoot.swift`.
      """)
  }

  @Test func `no farm can be built without its animals`() throws {
    let calls = try Calls.verdicts.get()
    // Several initializers are the next spec's fault.
    let accepted = calls.incomplete
      .filter { !$0.missesAnArgument && !$0.isRefused(with: "ambiguous") }
      .map { $0.isAccepted ? "`\($0.statements)` compiles" : $0.explanation }

    #expect(
      accepted == [],
      """
      The compiler doesn't ask for the animals in the code found here, so a caller can forget \
      them. Only the caller knows who lives on its farm. Take the animals in the initializer of \
      `Farm`, as its one parameter, which has no default and is never nil. Write no short call in \
      any file, `CompositionRoot.swift` included: what a short call costs is the subject of 3.2.
      """)
  }

  @Test func `there is one way to build a farm`() throws {
    let found = try Calls.verdicts.get().initializers

    #expect(
      found == "one initializer",
      """
      Code outside `Farm.swift` needs exactly one initializer of `Farm`, with one parameter for \
      the animals. An initializer says what a farm needs, and a second one may ask for less. If \
      there are several, look for another `init` in the type and in its extensions, also one that \
      a protocol brings; make it private, or remove it. If the compiler refused a call, look at \
      the initializer in `Farm.swift`, or at the stored properties from which it's made.
      """)
  }

  @Test func `a farm keeps the animals it was built with`() throws {
    let calls = try Calls.verdicts.get()
    let farm = makeFarm(animals: [HungryAnimal(), HungryAnimal()])
    let (count, answers) = (farm.headCount, farm.feedAnimals())

    #expect(
      calls.takesItsList == "takes its list at once",
      """
      The initializer of `Farm` takes a closure or an autoclosure that returns the animals. A \
      farm's animals are fixed when it is built, but a closure is called later, when the caller's \
      list may have changed. Take an `[any Animal]`, and store the list itself or what is in it.
      """)
    #expect(
      "\(count) animals: \(answers)" == #"2 animals: ["Meal 1", "Meal 1"]"#,
      """
      A farm was built with two animals to which the spec kept no reference, and it doesn't have \
      both any more. A farm needs its animals as long as it lives, so it must own them. Look in \
      `Farm.swift` for `weak` or `unowned`; if there is neither, look at `makeFarm(animals:)`.
      """)
  }

  @Test func `the animals of a built farm never change`() throws {
    let calls = try Calls.verdicts.get()
    let loose = try Self.answer.get().loosePlacesOfAnimals()
    let accepted = calls.swaps.filter(\.isAccepted).map { verdict in
      String(verdict.statements.split(separator: "\n").last ?? "")
    }

    #expect(
      makeFarm(animals: [TestAnimal()]).feedAnimals() == ["Only a test"],
      """
      A farm was built with an animal of the spec's own and didn't feed it, so the spec can't say \
      whether the animal could be replaced. A farm has the animals with which it was built. Look \
      at `makeFarm(animals:)` and at `feedAnimals()` first.
      """)
    #expect(
      accepted == [],
      """
      Code outside `Farm` can give a built farm other animals: the compiler accepts each \
      assignment found here. A farm's animals are fixed when it is built; otherwise a caller \
      has to ask what has happened to the farm since then. Store them in a `let`, also in an object in which you store them, \
      and write no property or subscript that sets them.
      """)
    #expect(
      loose == [],
      """
      The properties found here hold the animals of a farm, and are variables or optionals. A \
      farm's animals are fixed when it is built, and a variable lets any method of the farm change \
      them later, even if it is private. Make each of these properties a `let` whose type is not \
      optional, also in an object in which you store the animals.
      """)
  }

  @Test(.tags(.guard))
  func `keeps counting without feeding`() {
    let animal = TestAnimal()

    _ = makeFarm(animals: [animal]).headCount

    #expect(
      animal.meals.values == [],
      """
      A farm was built and counted, and its animal was fed. Only `feedAnimals()` may feed. Store \
      the animals rather than their answers in `Farm.swift`, and count them in `headCount`.
      """)
  }

  @Test(.tags(.guard))
  func `keeps no state in a global or a static property`() throws {
    let state = try Self.answer.get().globalState()

    #expect(
      state == [],
      """
      Your code stores something changeable in a global or a static property, found here. All \
      farms of the program share it, so one feeds the animals of another. Store the animals in a \
      property of the farm, which its initializer sets.
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

  private static let answer = Result { try CompiledAnswer(spec: #filePath) }
}
