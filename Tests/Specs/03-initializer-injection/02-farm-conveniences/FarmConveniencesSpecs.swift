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
      `Animal.swift` and `Farm.swift` were compiled without the other files, and the compiler \
      refused. A test that needs a farm would have to compile the app's parts too. Look at the \
      line that the compiler gives: a default value there names one of the app's parts, or a short \
      call stands in the core and belongs in a file of the app.
      """)
  }

  @Test func `the dairy builds without the app's files`() throws {
    let verdict = try CoreAlone.verdict()

    #expect(
      verdict == CompilerVerdict.accepted,
      """
      The core (`Animal.swift`, `Farm.swift` and `Dairy.swift`) was compiled without the other \
      files, and the compiler refused. Another app, with other parts, could not use it. Look at \
      the line that the compiler gives. Short calls, such as `Farm()`, are the app's too, so the \
      core can't use them as default values.
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
      A dairy with all its parts does not compile next to the core (`Animal.swift`, `Farm.swift` \
      and `Dairy.swift`). Tests and other apps build dairies that way. Look at the two \
      initializers, and at the line that the compiler gives.
      """)
    #expect(
      accepted == [],
      """
      Each call found here lacks a part, and next to the core alone the compiler doesn't complain \
      about that. If you forget a dependency, the compiler has to tell you. Look in `Farm.swift` \
      and `Dairy.swift` for a default value, even an empty one, for an optional, and for a second \
      initializer that does without the part.
      """)
  }

  @Test(.tags(.guard))
  func `keeps every part of a farm and a dairy in a constant`() throws {
    let loose = try Self.answer.get()
      .loosePlaces(for: ["Farm", "Cooler", "Animal"])

    #expect(
      loose == [],
      """
      The properties found here hold a part, and are variables or optionals. An object with such a \
      property can be half built: it has no part yet, or one that the caller never chose, and it fails \
      only when it works. Look at how each of them is declared, and at what sets it.
      """)
  }

  @Test(.tags(.guard))
  func `keeps no state in a global or a static property`() throws {
    let state = try Self.answer.get().globalState()

    #expect(
      state == [],
      """
      Your code stores something changeable in a global or a static property, found here. All \
      farms and dairies of the program share it, so one changes what another one does. Look at \
      where each short call gets its parts.
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
      Two screens used `Farm()`. The list found here names the parts that were built at once, and \
      then what the screens said. Today each call builds a cow and a duck of its own, in this \
      order, when the call is made. Look at the initializer that \
      gives `Farm()` its meaning.
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
      A screen built a dairy with `Dairy(farm:)` and an empty farm. The list found here names the \
      real parts that were built at once, then the morning's round, and then the real parts that \
      it used. A farm that is handed over must be used, even an empty one, and only the cooler is \
      the app's: it is built when the call is made. Look at the initializer \
      that gives `Dairy(farm:)` its meaning.
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
