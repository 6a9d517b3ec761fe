import SpecSupport
import SpecTags
import Testing

@testable import LateWiring

@Suite struct LateWiringOldRadioSpecs {
  @Test func `used too early, the old radio does not stop the app`() {
    #expect(
      Program.usedTooEarly.lines.prefix(1) == ["the app goes on"],
      """
      A small program called `play()` on an `OldRadio` before it set `speaker`, and the program \
      didn't come to its next line. A caller can catch an error, but not a trap. Look at what \
      `play()` in `OldRadio.swift` does when `speaker` is nil: `!`, an implicitly unwrapped \
      optional and `fatalError` all stop the program.
      """)
  }

  @Test func `used too early, the old radio tells its caller`() {
    #expect(
      Program.usedTooEarly.lines.dropFirst().prefix(1) == ["thrown: an error"],
      """
      `play()` was called on an `OldRadio` before `speaker` was set, and the caller got no error. \
      If a required part is missing, the caller has to hear about it, so `play()` must neither \
      skip the call nor play on a speaker that the caller didn't choose. Look at \
      `OldRadio.swift`.
      """)
  }

  @Test func `a speaker that was taken away is missed again`() {
    #expect(
      Program.takenAway.lines == [
        "balcony: Jazz FM", "without a speaker: an error",
        "bath: Jazz FM", "without a speaker: an error",
      ],
      """
      `Balcony` set a speaker and played, then set `speaker` to nil, and the spec called `play()` \
      again. All of this happened twice. `OldRadio.play()` must look at `speaker` in each call: \
      it plays while there is one, and throws whenever there is none. Look for another \
      property of `OldRadio` that still remembers a speaker.
      """)
  }

  @Test(.tags(.guard))
  func `keeps nothing in a global or static property`() throws {
    let state = try Self.answer.get().globalState()

    #expect(
      state == [],
      """
      These properties are global or static, so all radios share what is in them, and the radio \
      that was used last decides what the others do. Make them properties of one radio, of one \
      error, or of the closure that `startRadio` hands over.
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

  fileprivate static let answer = Result { try CompiledAnswer(spec: #filePath) }
}

@Suite struct LateWiringRadioSpecs {
  @Test func `a radio without a speaker cannot play`() throws {
    let verdicts = try Self.pairing.get()

    #expect(
      verdicts.paired.explanation == CompilerVerdict.accepted,
      """
      This is the right order: make a radio, pair it with a speaker, then play on what \
      `pair(_:with:)` returns. It must compile, and without `try`, because nothing can be missing \
      any more. Look at these two functions in `CompositionRoot.swift` and at what they return.
      """)
    #expect(
      verdicts.tooEarly.filter(\.isAccepted).map(\.statements) == [],
      """
      This code plays on a radio that has no speaker yet, and it compiles, so the mistake is found \
      only when the app runs. Look at the type that `makeRadio(station:)` returns: what can a caller \
      do with it? If that type doesn't declare `play()` itself, look for a protocol extension or a \
      superclass that does.
      """)
  }

  @Test func `what pair returns cannot be made without a speaker`() throws {
    let verdicts = try Self.pairing.get()

    #expect(
      verdicts.paired.explanation == CompilerVerdict.accepted,
      """
      The spec pairs a radio with a speaker and plays before it tries to do without one. That must \
      compile. Look at `pair(_:with:)` in `CompositionRoot.swift` and at what it returns.
      """)
    #expect(
      verdicts.withoutSpeaker.filter(\.isAccepted).map(\.statements) == [],
      """
      This code gets what `pair(_:with:)` returns, but without a speaker, and it compiles: what can \
      play and may have no speaker is the old radio again. Look through all ways to make such a \
      value: the function `pair(_:with:)`, and the initializers of the type that it returns, also \
      those in extensions.
      """)
    #expect(
      Program.storage.lines.prefix(1) == ["no enum"],
      """
      What `pair(_:with:)` returns is an enum. If one of its cases has no speaker, `play()` has to \
      cope with that, as it had with nil. The spec can't see the other cases, so it accepts no enum \
      here, but any struct, class or protocol. Look at the type that `pair(_:with:)` returns.
      """)
  }

  @Test func `what pair returns keeps nothing that may be missing`() throws {
    let inside = Program.storage.lines.filter {
      !["an enum", "no enum"].contains($0)
    }
    let declared = try LateWiringOldRadioSpecs.answer.get().loosePlaces(for: [
      "Speaker"
    ])
    .filter {
      $0.hasPrefix("\(Self.pairedType.prefix { $0 != "<" }).")
        && ($0.hasSuffix("?") || $0.hasSuffix("!"))
    }

    #expect(
      inside + (inside.isEmpty ? declared : []) == [],
      """
      These properties of what `pair(_:with:)` returns, or of an object that it keeps, are optional, \
      so `play()` can still find nothing there. What can play has its speaker from its first moment \
      to its last. Look for `?`, `!` and `weak` in the type that `pair(_:with:)` returns.
      """)
  }

  /// What the compiler says of radios in the right order and in the wrong one, in one call.
  static let pairing = Result {
    let radio = #"var radio = makeRadio(station: "Jazz FM")"#
    let paired = #"var paired = pair(radio, with: SpecRoomSpeaker("bath"))"#
    let tooEarly = ["\(radio)\nradio.play()", "\(radio)\ntry radio.play()"]
    let type = pairedType
    let withoutSpeaker =
      ["\(radio)\n_ = pair(radio)", "\(radio)\n_ = pair(radio, with: nil)"]
      + (type.isEmpty
        ? []
        : [
          #"_ = \#(type)(station: "Jazz FM")"#,
          #"_ = \#(type)(station: "Jazz FM", speaker: nil)"#,
          #"_ = \#(type)(radio: makeRadio(station: "Jazz FM"))"#,
          // These find an initializer whatever its label is.
          "_ = \(type).init as () -> \(type)",
          "_ = \(type).init as (String) -> \(type)",
          """
          func made<Radio>(by make: (String) -> Radio, _ pair: (Radio) -> \(type)) {}
          made(by: makeRadio, \(type).init)
          """,
        ])
    let verdicts = try SpecClient.verdicts(
      on: ["\(radio)\n\(paired)\npaired.play()"] + tooEarly + withoutSpeaker,
      declarations: roomSpeaker)
    return (
      paired: verdicts[0], tooEarly: verdicts[1...].prefix(tooEarly.count),
      withoutSpeaker: verdicts.dropFirst(1 + tooEarly.count)
    )
  }

  /// What the learner calls the type of a paired radio, as the compiler tells it, or, behind a
  /// protocol, as the program does; empty when it's hidden, because then no other file can make one.
  private static let pairedType: String = {
    let client = SpecClient(
      """
      let radio = makeRadio(station: "Jazz FM")
      let _: SpecNothing = pair(radio, with: SpecRoomSpeaker("bath"))
      """, declarations: roomSpeaker + "struct SpecNothing {}\n")
    let types = (try? client.typecheck().errors)?.compactMap {
      $0.firstMatch(of: /value of type '([^']+)'/)?.output.1
    }
    if let type = types?.first,
      !["any ", "some "].contains(where: type.hasPrefix)
    {
      return String(type)
    }
    // Of a private type, the program prints its context in brackets.
    let dynamic = Program.type.lines.first {
      $0.wholeMatch(of: /[\w.]+/) != nil
    }
    return dynamic ?? ""
  }()
}
