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
      makeDryFarm(animals).feedAnimals() == [
        "Baa!", "Meal 1", "", "Baa!", "Meal 1",
      ],
      """
      A farm was built with five animals of two kinds, and did not feed exactly these, each once, \
      the first one first. The animals come from the caller, so the farm must neither add nor drop \
      nor sort any, not even one that says nothing. If the farm fed the cow and the duck, the \
      animals don't reach it: look at `makeFarm(animals:isRaining:)`. Otherwise look at \
      `feedAnimals()`.
      """)
  }

  @Test func `each feeding asks every animal again`() {
    let farm = makeDryFarm([HungryAnimal(), HungryAnimal()])

    #expect(
      again { farm.feedAnimals().joined(separator: ", ") } == [
        "Meal 1, Meal 1", "Meal 2, Meal 2", "Meal 3, Meal 3",
      ],
      """
      A farm was told three times to feed two animals that count their meals, and their answers \
      don't show one meal for each feeding. What an animal says can change, so only the animal \
      knows it. Look at when `Farm.swift` calls `feed()`.
      """)
  }

  @Test func `each feeding asks for the weather anew`() {
    let weather = TestWeather()
    let farm = makeFarm(
      animals: [TestAnimal(answer: "Baa!")], isRaining: { weather.isRaining })

    let empty = makeFarm(animals: [], isRaining: { weather.isRaining })

    let (found, touched) = Tripwire.touched {
      [true, false, true].map { isRaining in
        weather.isRaining = isRaining
        let words = farm.feedAnimals().joined(separator: " ")
        return isRaining ? "rain: \(words)" : "sun: \(words)"
      } + ["rain, no animals: \(empty.feedAnimals().joined(separator: " "))"]
    }

    #expect(
      found + touched == [
        "rain: Everybody in! Baa!", "sun: Baa!", "rain: Everybody in! Baa!",
        "rain, no animals: Everybody in!",
      ],
      """
      A farm was built with weather of the spec's own and fed three times, in rain, in sunshine and \
      in rain again; then a farm without animals was fed in rain. A line shows what was said; a line such as "Sky" is something real that the \
      farm used. Weather changes after a farm is built, and a test needs weather that it can \
      choose. Look at how the weather gets from `makeFarm(animals:isRaining:)` to `feedAnimals()`, \
      and at when it's read.
      """)
  }

  @Test func `a farm knows no cow, no duck and no sky`() throws {
    let client = SpecClient(
      "_ = Farm.self",
      declarations: """
        func makeFarm(
          animals: [any Animal], isRaining: @escaping () -> Bool
        ) -> Farm { fatalError() }
        func makeFarm() -> Farm { fatalError() }
        """)

    let verdict = try client.typecheck(
      leavingOut: [
        "Cow.swift", "Duck.swift", "Sky.swift", "CompositionRoot.swift",
      ])

    #expect(
      verdict.explanation == CompilerVerdict.accepted,
      """
      Your files were compiled without `Cow.swift`, `Duck.swift`, `Sky.swift` and \
      `CompositionRoot.swift`, and the compiler refused. Which animals there are, and which sky, is \
      for the caller to say, so `Farm` may name no real one, not even as a fallback. Look at the \
      line that the compiler gives.
      """)
  }

  @Test func `no farm can be built without all that it needs`() throws {
    let accepted = try Calls.verdicts.get().incomplete
      .filter(\.isAccepted).map { "`\($0.statements)` compiles" }

    #expect(
      accepted == [],
      """
      The code found here leaves something out, and the compiler accepts it. (`specValue()` stands \
      for an argument of the right type.) Only the caller knows what a farm is made of, so the \
      compiler must tell a caller who forgets something. Look at every initializer on the way to a \
      farm, in `CompositionRoot.swift` too. What a short call costs is the subject of 3.2.
      """)
  }

  @Test func `there is one way to build a farm`() throws {
    let found = try Calls.verdicts.get().initializers

    #expect(
      found == "one initializer",
      """
      Other files need exactly one initializer of `Farm`, which asks for what a farm needs. A \
      second one may ask for less. If there are several, look for each `init` in the type and in \
      its extensions, also for one that a protocol brings. If the compiler refused a call, look at \
      what `Farm.swift` makes private.
      """)
  }

  @Test func `a farm keeps the animals it was built with`() throws {
    let calls = try Calls.verdicts.get()
    let farm = makeDryFarm([HungryAnimal(), HungryAnimal()])
    let (count, answers) = (farm.headCount, farm.feedAnimals())

    #expect(
      calls.takesItsAnimals == "takes its animals at once",
      """
      An initializer takes a closure or an autoclosure that returns animals. Who lives on a farm \
      is decided when it is built, but a closure is called later, when the caller's list may have \
      changed. Look at what the initializer in `Farm.swift` takes.
      """)
    #expect(
      ["\(count) animals"] + answers == ["2 animals", "Meal 1", "Meal 1"],
      """
      A farm was built with two animals to which the spec kept no reference, and it doesn't have \
      both any more. A farm needs its animals as long as it lives, so it must own them. Look in \
      `Farm.swift` for `weak` or `unowned`; if there is neither, look at \
      `makeFarm(animals:isRaining:)`.
      """)
  }

  @Test func `a built farm never changes`() throws {
    let calls = try Calls.verdicts.get()
    let loose = try Self.answer.get().loosePlacesOfAFarm()
    let accepted = Set(
      calls.swaps.filter(\.isAccepted).map { verdict in
        String(verdict.statements.split(separator: "\n").last ?? "")
      }
    ).sorted()

    #expect(
      makeDryFarm([TestAnimal()]).feedAnimals() == ["Only a test"],
      """
      A farm was built with an animal of the spec's own and didn't feed it, so the spec can't say \
      whether the animal could be replaced. A farm has the animals with which it was built. Look \
      at `makeFarm(animals:isRaining:)` and at `feedAnimals()` first.
      """)
    #expect(
      accepted == [],
      """
      Code outside `Farm` can give a built farm other animals, or other weather: the compiler \
      accepts each assignment found here. What a farm was given is fixed when it is built; \
      otherwise a caller has to ask what has happened to the farm since then. Look at the property \
      or the subscript on the left of the assignment.
      """)
    #expect(
      loose == [],
      """
      The properties found here hold what a farm was given, and are variables or optionals. That \
      is fixed when a farm is built, and a variable lets any method of the farm change it later, \
      even if the variable is private. Look at how each of them is declared.
      """)
  }

  @Test(.tags(.guard))
  func `keeps counting without feeding`() {
    let animal = TestAnimal()

    _ = makeDryFarm([animal]).headCount

    #expect(
      animal.meals.values == [],
      """
      A farm was built and counted, and its animal was fed. Only `feedAnimals()` may feed. Look at \
      when `Farm.swift` calls `feed()`.
      """)
  }

  @Test(.tags(.guard))
  func `keeps no state in a global or a static property`() throws {
    let state = try Self.answer.get().globalState()

    #expect(
      state == [],
      """
      Your code stores something changeable in a global or a static property, found here. All \
      farms of the program share it, so one feeds the animals of another. Look at what belongs to \
      a single farm.
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
