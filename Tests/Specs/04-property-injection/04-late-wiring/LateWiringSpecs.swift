import SpecSupport
import SpecTags
import Testing

@testable import LateWiring

@Suite struct LateWiringOldRadioSpecs {
  @Test func `used too early, the old radio does not stop the app`() {
    #expect(
      Program.usedTooEarly.lines.prefix(1) == ["the app goes on"],
      """
      A small program called `play()` on an `OldRadio` before it set `speaker`, and \
      the program didn't reach its next line. A caller can catch an error, but not a \
      trap. Look at what `play()` in `OldRadio.swift` does when `speaker` is `nil`: \
      `!`, an implicitly unwrapped optional and `fatalError` all stop the program.
      """)
  }

  @Test func `used too early, the old radio tells its caller`() {
    #expect(
      Program.usedTooEarly.lines.dropFirst().prefix(1) == ["thrown: an error"],
      """
      A small program called `play()` on an `OldRadio` before it set `speaker`, and the \
      program received no error. The caller must find out that a required dependency is \
      missing. So `play()` must not return as if it had played, and must not play on a \
      speaker that the caller didn't choose. Look at `play()` in `OldRadio.swift`.
      """)
  }

  @Test func `a speaker that was taken away is missed again`() {
    #expect(
      Program.takenAway.lines == [
        "balcony: Jazz FM", "without a speaker: an error",
        "bath: Jazz FM", "without a speaker: an error",
      ],
      """
      A small program ran these steps twice: `Balcony` set a speaker and played, `Balcony` \
      set `speaker` to `nil`, and the program called `play()` again. `found` lists the \
      stations that were played, and whether the last call threw an error. `OldRadio.play()` \
      must read `speaker` in each call: it plays if there is a speaker, and throws if there \
      is none. Look for another property of `OldRadio` that still holds a speaker.
      """)
  }

  @Test(.tags(.guard))
  func `keeps nothing in a global or static property`() throws {
    let state = try Self.answer.get().globalState()

    #expect(
      state == [],
      """
      `found` lists the global and static properties in your code that can change. \
      All radios share these properties, so one radio can change what another \
      radio does. Store each value where it belongs: in a single radio, in a \
      single error, or in the closure that `startRadio` passes to the search.
      """)
  }

  @Test(.tags(.guard))
  func `keeps the outside world as it is`() throws {
    let changed = try GradedAnswer(spec: #filePath).changedWorld()

    #expect(
      changed == [],
      """
      The spec compared the files marked “The outside world” with the originals, and \
      `found` lists the files that have changed. The specs rely on these files, so they \
      can no longer see what your code does. To restore a file, run \
      `swift run workbook reset`, followed by the exercise's number and the file's name.
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
      The spec made a radio, paired it with a speaker, and called `play()` on what `pair(_:with:)` \
      returned. The compiler rejected this code, and `found` shows why. The code must compile \
      without `try`, because a paired radio always has a speaker. Look at `makeRadio(station:)` \
      and `pair(_:with:)` in `CompositionRoot.swift`, and at what they return.
      """)
    #expect(
      verdicts.tooEarly.filter(\.isAccepted).map(\.statements) == [],
      """
      The spec tried to play on a radio that has no speaker yet, and the compiler accepted the \
      code in `found`. Such a mistake must not compile, or else it's found only when the app runs. \
      Look at what a caller can do with the type that `makeRadio(station:)` returns. If that type \
      doesn't declare `play()` itself, look for a protocol extension or a superclass that does.
      """)
  }

  @Test func `what pair returns cannot be made without a speaker`() throws {
    let verdicts = try Self.pairing.get()

    #expect(
      verdicts.paired.explanation == CompilerVerdict.accepted,
      """
      The spec's code pairs a radio with a speaker and calls `play`, but the compiler \
      rejected it, and `found` shows why. This code must compile before the spec can try \
      to build a paired radio without a speaker. Look at `pair(_:with:)` in \
      `CompositionRoot.swift`, and at what it returns.
      """)
    #expect(
      verdicts.withoutSpeaker.filter(\.isAccepted).map(\.statements) == [],
      """
      Without passing in a speaker, the spec tried to build the value that \
      `pair(_:with:)` returns, and the compiler accepted the code in `found`. A \
      radio that can play but may have no speaker is no better than the old radio. \
      Look at all the ways to build such a value: the function `pair(_:with:)`, and \
      the initializers of the type that it returns, including those in extensions.
      """)
    #expect(
      Program.storage.lines.prefix(1) == ["no enum"],
      """
      The spec checked whether `pair(_:with:)` returns an enum. If one of the enum's \
      cases has no speaker, `play()` has to handle that case, just as it had to handle \
      `nil`. The spec can't see the other cases, so it accepts no enum here, but any \
      struct, class or protocol. Look at the type that `pair(_:with:)` returns.
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
      `found` lists optional properties: either of the value that `pair(_:with:)` returns, \
      or of an object that this value keeps. If such a property is `nil`, `play()` has no \
      speaker to play on. A paired radio must have its speaker from its first moment to \
      its last. Look for `?`, `!` and `weak` in the type that `pair(_:with:)` returns.
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
