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
      The spec built a farm with five animals of two kinds, and `found` lists what \
      `feedAnimals()` returned. The caller chooses the animals, so the farm must feed each of \
      them once, in their order. It must not add, drop or sort any, even if an animal returns \
      an empty string. If the farm fed the cow and the duck, it never received the caller's \
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
      The spec called `feedAnimals()` three times on a farm with two animals \
      that count their meals. Each call must ask every animal again, because \
      an animal's answer can change. Look at when `Farm.swift` calls `feed()`.
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
      The spec built a farm with weather of its own and fed it three times: in rain, in sunshine, \
      and in rain again. Then it fed a farm without animals in rain. `found` lists what the farms \
      returned, and any real thing that they used, such as "Sky". Weather changes after a farm is \
      built, and a test needs weather that it can choose. Look at how the weather gets from \
      `makeFarm(animals:isRaining:)` to `feedAnimals()`, and at when your code reads it.
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
      The spec compiled your files without `Cow.swift`, `Duck.swift`, `Sky.swift` and \
      `CompositionRoot.swift`, and the compiler refused them. The caller decides which \
      animals and which sky a farm uses, so `Farm` must not name a real animal or the \
      real sky, even as a fallback. Look at the line that the compiler reports.
      """)
  }

  @Test func `no farm can be built without all that it needs`() throws {
    let accepted = try Calls.verdicts.get().incomplete
      .filter(\.isAccepted).map { "`\($0.statements)` compiles" }

    #expect(
      accepted == [],
      """
      The code that `found` lists leaves something out, and the compiler accepts \
      it. (`specValue()` is an argument of the right type.) Only the caller can \
      choose a farm's dependencies, so the compiler must tell a caller who forgets \
      one of them. Look at every initializer on the way to a farm, including those \
      in `CompositionRoot.swift`. Exercise 3.2 is about the cost of short calls.
      """)
  }

  @Test func `there is one way to build a farm`() throws {
    let found = try Calls.verdicts.get().initializers

    #expect(
      found == "one initializer",
      """
      The spec looked for exactly one initializer of `Farm` that other files can call. It must \
      ask for everything that a farm needs, and a second initializer may ask for less. If there \
      are several, look for each `init` in the type and in its extensions, including one that a \
      protocol adds. If the compiler refused a call, look at what `Farm.swift` makes private.
      """)
  }

  @Test func `a farm keeps the animals it was built with`() throws {
    let calls = try Calls.verdicts.get()
    let farm = makeDryFarm([HungryAnimal(), HungryAnimal()])
    let (count, answers) = (farm.headCount, farm.feedAnimals())

    #expect(
      calls.takesItsAnimals == "takes its animals at once",
      """
      An initializer in your code takes a closure or an autoclosure that returns animals. A \
      farm's animals are chosen when the farm is built, but a closure is called later, when the \
      caller's list may have changed. Look at the parameters of the initializer in `Farm.swift`.
      """)
    #expect(
      ["\(count) animals"] + answers == ["2 animals", "Meal 1", "Meal 1"],
      """
      The spec built a farm with two animals to which it kept no reference, and the farm didn't \
      keep both of them. `found` shows the head count, and then what the animals returned. A farm \
      needs its animals for as long as it lives, so it must hold them strongly. Look for `weak` \
      or `unowned` in `Farm.swift`. If you find neither, look at `makeFarm(animals:isRaining:)`.
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
      The spec built a farm with an animal of its own, but the farm didn't feed \
      this animal. So the spec can't check whether other code could replace the \
      animal. A farm must have the animals with which it was built. Look at \
      `makeFarm(animals:isRaining:)` and at `feedAnimals()` first.
      """)
    #expect(
      accepted == [],
      """
      Code outside `Farm` can give a built farm other animals or other weather: the \
      compiler accepts each assignment that `found` lists. A farm's dependencies must be \
      fixed when it's built. Otherwise, a caller has to ask what has happened to the farm \
      since then. Look at the property or the subscript on the left of each assignment.
      """)
    #expect(
      loose == [],
      """
      The properties that `found` lists hold a farm's dependencies, and \
      they're variables or optionals. A farm's dependencies must be fixed when \
      it's built, and any method of the farm can change a variable later, even \
      a private one. Look at how each of these properties is declared.
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
      Your code keeps mutable state in a global or a static property, which \
      `found` names. All farms in the program share this state, so one farm \
      feeds another farm's animals. Look at what belongs to a single farm.
      """)
  }

  @Test(.tags(.guard))
  func `keeps the outside world as it is`() throws {
    let changed = try GradedAnswer(spec: #filePath).changedWorld()

    #expect(
      changed == [],
      """
      The files that `found` lists belong to the outside world, and they have \
      changed. The specs observe your code through these files, so they can no \
      longer tell what it does. Put each file back with `swift run workbook reset`, \
      followed by the exercise's number and the file's name.
      """)
  }

  private static let answer = Result { try CompiledAnswer(spec: #filePath) }
}
