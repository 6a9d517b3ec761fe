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
      The spec built a farm with five animals of two kinds, and `found` lists what `feedAnimals()` \
      returned. The caller chooses the animals, so the farm must feed exactly these animals, each \
      of them once, in the caller's order. It must return what each animal returned, even if \
      that's an empty string. If the farm fed the cow and the duck, it never received the caller's \
      animals: look at `makeFarm(animals:isRaining:)`. Otherwise look at `feedAnimals()`.
      """)
  }

  @Test func `each feeding asks every animal again`() {
    let farm = makeDryFarm([HungryAnimal(), HungryAnimal()])

    #expect(
      again { farm.feedAnimals().joined(separator: ", ") } == [
        "Meal 1, Meal 1", "Meal 2, Meal 2", "Meal 3, Meal 3",
      ],
      """
      The spec called `feedAnimals()` three times on a farm with two animals that count \
      their meals. `found` has one entry for each call. What an animal returns can change, \
      so each call must feed every animal again. Look at when `Farm.swift` calls `feed()`.
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
      The spec built a farm with test weather, and called `feedAnimals()` three times: in rain, in \
      sunshine, and in rain again. Then it fed a farm without animals, in rain. `found` lists what \
      the farms returned, followed by anything real that they used, such as "Sky". Weather changes \
      after a farm is built, and a test needs weather that it can choose. Look at how the weather \
      gets from `makeFarm(animals:isRaining:)` to `feedAnimals()`, and at when your code reads it.
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
      The spec left out `Cow.swift`, `Duck.swift`, `Sky.swift` and `CompositionRoot.swift`, \
      and the rest of your code didn't compile. The caller decides which animals and which \
      sky a farm uses, so `Farm` must not name a real animal or the real sky, even as a \
      fallback. Look at the line that the compiler reports.
      """)
  }

  @Test func `no farm can be built without all that it needs`() throws {
    let accepted = try Calls.verdicts.get().incomplete
      .filter(\.isAccepted).map { "`\($0.statements)` compiles" }

    #expect(
      accepted == [],
      """
      Each call in `found` leaves out an argument or passes `nil` for it, but the compiler \
      accepts the call. (`specValue()` is an argument of the right type.) Only the caller \
      can choose a farm's dependencies, so a call that forgets one of them must not compile. \
      Look at every initializer of `Farm` and of the types that it takes, including those in \
      `CompositionRoot.swift`. Exercise 3.2 is about the cost of short calls.
      """)
  }

  @Test func `there is one way to build a farm`() throws {
    let found = try Calls.verdicts.get().initializers

    #expect(
      found == "one initializer",
      """
      The spec looked for the initializers of `Farm` that other files can call. \
      There must be exactly one, and it must require everything that a farm \
      needs. If `found` is "several initializers", look for every `init` in the \
      type and in its extensions, including one that a protocol adds. If `found` \
      is an error from the compiler, look at what `Farm.swift` makes private.
      """)
  }

  @Test func `a farm keeps the animals it was built with`() throws {
    let calls = try Calls.verdicts.get()
    let farm = makeDryFarm([HungryAnimal(), HungryAnimal()])
    let (count, answers) = (farm.headCount, farm.feedAnimals())

    #expect(
      calls.takesItsAnimals == "takes its animals at once",
      """
      An initializer in your code takes a closure or an autoclosure that returns animals. A farm's \
      animals must be chosen when the farm is built, but a closure can be called later, when the \
      caller's list may have changed. Look at the parameters of the initializer in `Farm.swift`.
      """)
    #expect(
      ["\(count) animals"] + answers == ["2 animals", "Meal 1", "Meal 1"],
      """
      The spec built a farm with two animals, and kept no other reference to these animals. \
      `found` shows the farm's head count, followed by what the animals returned. A farm needs \
      its animals for as long as it lives, so it must hold them strongly. Look for `weak` or \
      `unowned` in `Farm.swift`. If you find neither, look at `makeFarm(animals:isRaining:)`.
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
      The spec built a farm with one test animal, and `found` lists what \
      `feedAnimals()` returned. A farm must feed the animals that it was built \
      with. Until it does, the spec can't check whether other code could replace \
      them. First look at `makeFarm(animals:isRaining:)` and at `feedAnimals()`.
      """)
    #expect(
      accepted == [],
      """
      Code outside `Farm` can give a built farm other animals or other weather: the \
      compiler accepts each assignment in `found`. A farm's dependencies must be fixed when \
      the farm is built. Otherwise, a caller can't know which animals and which weather a \
      farm uses. Look at the property or the subscript on the left of each assignment.
      """)
    #expect(
      loose == [],
      """
      The properties in `found` hold a farm's dependencies, but they're variables \
      or optionals. A farm's dependencies must be fixed when the farm is built. \
      If they're in a variable, even a private one, a method of the farm can \
      change them later. Look at how each of these properties is declared.
      """)
  }

  @Test(.tags(.guard))
  func `keeps counting without feeding`() {
    let animal = TestAnimal()

    _ = makeDryFarm([animal]).headCount

    #expect(
      animal.meals.values == [],
      """
      The spec built a farm and read its `headCount`, and the farm fed its \
      animal. `found` lists what the animal returned. Only `feedAnimals()` \
      may feed animals. Look at when `Farm.swift` calls `feed()`.
      """)
  }

  @Test(.tags(.guard))
  func `keeps no state in a global or a static property`() throws {
    let state = try Self.answer.get().globalState()

    #expect(
      state == [],
      """
      Your code keeps mutable state in the global or static properties that `found` \
      lists. All farms in the program share this state, so one farm can change what \
      another farm does. Look at which of these values belong to a single farm.
      """)
  }

  @Test(.tags(.guard))
  func `keeps the outside world as it is`() throws {
    let changed = try GradedAnswer(spec: #filePath).changedWorld()

    #expect(
      changed == [],
      """
      You changed or removed the files that `found` lists, which belong to the outside \
      world. The specs use these files to observe your code, so they can no longer \
      tell what your code does. To restore a file, run `swift run workbook reset`, \
      followed by the exercise's number and the file's name.
      """)
  }

  private static let answer = Result { try CompiledAnswer(spec: #filePath) }
}
