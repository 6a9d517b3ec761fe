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
      The spec compiled `Animal.swift` and `Farm.swift` without any other file, and these \
      two files didn't compile. A test of a farm must not have to compile the app's parts. \
      Look at the line that the compiler reports: a default value there names one of the \
      app's parts, or a short call is in the core and belongs in one of the app's files.
      """)
  }

  @Test func `the dairy builds without the app's files`() throws {
    let verdict = try CoreAlone.verdict()

    #expect(
      verdict == CompilerVerdict.accepted,
      """
      The spec compiled the core (`Animal.swift`, `Farm.swift` and `Dairy.swift`) \
      without any other file, and the core didn't compile. It must compile \
      without the app's files, so that a second app can use the core with other \
      parts. Look at the line that the compiler reports. Short calls such as \
      `Farm()` belong to the app, so the core can't use them as default values.
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
      (`Animal.swift`, `Farm.swift` and `Dairy.swift`), and the compiler refused the call. \
      This call must compile, because tests and other apps use it to build dairies. Look at \
      the initializers of `Farm` and `Dairy`, and at the line that the compiler reports.
      """)
    #expect(
      accepted == [],
      """
      With the core alone, the spec compiled calls that leave out a part or pass `nil` \
      for it. For each call in `found`, the compiler didn't report a missing argument. \
      If a caller forgets a dependency, the compiler must report that mistake. Look in \
      `Farm.swift` and `Dairy.swift` for a default value (even an empty list), for an \
      optional, and for a second initializer that doesn't require the part.
      """)
  }

  @Test(.tags(.guard))
  func `keeps every part of a farm and a dairy in a constant`() throws {
    let loose = try Self.answer.get()
      .loosePlaces(for: ["Farm", "Cooler", "Animal"])

    #expect(
      loose == [],
      """
      The properties in `found` hold parts, but they're variables or optionals. Each part must \
      be in a constant that isn't optional. Otherwise, an object can exist without a part, or \
      with a part that its caller never chose, and this mistake shows only when the object is \
      used. Look at how each of these properties is declared, and at which code sets it.
      """)
  }

  @Test(.tags(.guard))
  func `keeps no state in a global or a static property`() throws {
    let state = try Self.answer.get().globalState()

    #expect(
      state == [],
      """
      Your code keeps mutable state in the global or static properties that `found` \
      lists. All farms and dairies in the program share this state, so one of them \
      can change what another one does. Look at where each short call gets its parts.
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
      The spec made two screens, each of which calls `Farm()`. `found` lists the parts \
      that were built while the screens were made, and then what the two screens \
      returned. As in the starter, each call must immediately build a cow and a duck \
      of its own, in this order. Look at the initializer that defines `Farm()`.
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
      A screen called `Dairy(farm:)` with a farm that has no animals, and then called \
      `morningRound()` on the new dairy. `found` lists the real parts that the first \
      call built, then the text that `morningRound()` returned, and then the real \
      parts that the round used. A dairy must use the farm that's passed in, even if \
      that farm has no animals. Only the cooler comes from the app, and `Dairy(farm:)` \
      must build it immediately. Look at the initializer that defines `Dairy(farm:)`.
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
