import SpecSupport
import SpecTags
import Testing

@testable import FarmConveniences

@Suite struct FarmConveniencesSpecs {
  @Test func `the farm builds without the app's files`() throws {
    let verdict = try SpecClient("").typecheck(with: farmFiles)

    #expect(
      verdict.explanation == CompilerVerdict.accepted,
      """
      The spec compiled `Animal.swift` and `Farm.swift` without the other files, and the \
      compiler refused them. A test that needs a farm would have to compile the app's parts \
      too. Look at the line that the compiler reports: a default value there names one of \
      the app's parts, or a short call is in the core and belongs in one of the app's files.
      """)
  }

  @Test func `the dairy builds without the app's files`() throws {
    let verdict = try CoreAlone.verdict()

    #expect(
      verdict == CompilerVerdict.accepted,
      """
      The spec compiled the core (`Animal.swift`, `Farm.swift` and `Dairy.swift`) without \
      the other files, and the compiler refused it. Another app, with other parts, \
      couldn't use this core. Look at the line that the compiler reports. Short calls such \
      as `Farm()` belong to the app too, so the core can't use them as default values.
      """)
  }

  @Test func `without the app's files, nothing is built with a part missing`()
    throws
  {
    let calls = try CoreAlone.calls.get()
    let accepted = calls.incomplete.filter { !$0.missesAnArgument }
      .map { $0.isAccepted ? "`\($0.statements)` compiles" : $0.explanation }

    #expect(
      calls.complete.explanation == CompilerVerdict.accepted,
      """
      The spec compiled a call to `Dairy(farm:cooler:)` with the core alone \
      (`Animal.swift`, `Farm.swift` and `Dairy.swift`), and the compiler refused the \
      call. Tests and other apps build dairies in this way. Look at the initializers \
      of `Farm` and `Dairy`, and at the line that the compiler reports.
      """)
    #expect(
      accepted == [],
      """
      With the core alone, the spec compiled calls that leave out a part. For each \
      call in `found`, the compiler didn't report a missing argument. If you forget \
      a dependency, the compiler must report that mistake. Look in `Farm.swift` and \
      `Dairy.swift` for a default value, even an empty one. Look also for an \
      optional, and for a second initializer that does without the part.
      """)
  }

  @Test(.tags(.guard))
  func `keeps every part of a farm and a dairy in a constant`() throws {
    let loose = try Self.answer.get()
      .loosePlaces(for: ["Farm", "Cooler", "Animal"])

    #expect(
      loose == [],
      """
      The properties that `found` lists hold a part, and they're variables or \
      optionals. An object with such a property can be incomplete: it has no part yet, \
      or it has a part that the caller never chose. Such an object fails only when it's \
      used. Look at how each of these properties is declared, and at what sets it.
      """)
  }

  @Test(.tags(.guard))
  func `keeps no state in a global or a static property`() throws {
    let state = try Self.answer.get().globalState()

    #expect(
      state == [],
      """
      Your code keeps mutable state in a global or a static property, which `found` \
      names. All farms and dairies in the program share this state, so one object \
      changes the behaviour of another. Look at where each short call gets its parts.
      """)
  }

  @Test(.tags(.guard))
  func `keeps the app's farm on a cow and a duck`() {
    let (screens, built) = Tripwire.touched { [FarmScreen(), FarmScreen()] }
    let signs = screens.map { $0.feedingTime() }

    #expect(
      built + signs == [
        "Cow", "Duck", "Cow", "Duck", "2 animals: Moo! Quack!",
        "2 animals: Moo! Quack!",
      ],
      """
      Two screens used `Farm()`. `found` lists the parts that these calls built at once, and then \
      what the screens returned. As in the starter, each call must build a cow and a duck of its \
      own, in this order, when the call is made. Look at the initializer that defines `Farm()`.
      """)
  }

  @Test(.tags(.guard))
  func `keeps a farm that is handed over`() {
    let (screen, built) = Tripwire.touched { SundayScreen() }
    let (round, used) = Tripwire.touched { screen.morning() }

    #expect(
      built + [round] + used == [
        "IceCooler", "Round 1: Milk at 4 degrees", "IceCooler",
      ],
      """
      A screen built a dairy with `Dairy(farm:)` and an empty farm, and then made a \
      round. `found` lists the real parts that the call built at once, then the round, \
      and then the real parts that the round used. The dairy must use the farm that \
      was passed in, even an empty one. Only the cooler comes from the app, and the \
      call must build it at once. Look at the initializer that defines `Dairy(farm:)`.
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
