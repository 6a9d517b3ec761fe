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
      didn't come to its next line. A caller can catch an error, but not a trap, so `play()` in \
      `OldRadio.swift` must throw when `speaker` is nil. It can't use `!`, an implicitly \
      unwrapped optional or `fatalError` there.
      """)
  }

  @Test func `used too early, the old radio throws NotPaired`() {
    #expect(
      Program.usedTooEarly.lines.dropFirst().prefix(1) == ["thrown: NotPaired"],
      """
      `play()` was called on an `OldRadio` before `speaker` was set, and the caller didn't get a \
      `NotPaired`. If a required part is missing, the caller has to hear about it, so `play()` \
      must neither skip the call nor play on a speaker that nobody chose.
      """)
  }

  @Test func `a speaker that was taken away is missed again`() {
    #expect(
      Program.takenAway.lines == [
        "balcony: Jazz FM", "without a speaker: NotPaired",
        "bath: Jazz FM", "without a speaker: NotPaired",
      ],
      """
      `Balcony` set a speaker and played, then set `speaker` to nil, and the spec called `play()` \
      again. All of this happened twice. `OldRadio.play()` must look at `speaker` in each call: \
      it plays while there is one, and throws `NotPaired` whenever there is none. Look for another \
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
      This is the right order: pair a `Radio` with a speaker, then play on what `paired(with:)` \
      returns. It must compile as a `PairedRadio`, and without `try`, because nothing can be \
      missing any more. Look at `paired(with:)` in `Radio.swift`.
      """)
    #expect(
      verdicts.tooEarly.filter(\.isAccepted).map(\.statements) == [],
      """
      This code plays on a `Radio` that has no speaker yet, and it compiles. The compiler can only \
      keep the order if a `Radio` can't play at all, so move `play()` to the type that has a \
      speaker. If `Radio` itself doesn't declare `play()`, look for a protocol extension or a \
      superclass that does.
      """)
  }

  @Test func `a paired radio cannot be made without a speaker`() throws {
    let verdicts = try Self.pairing.get()

    #expect(
      verdicts.paired.explanation == CompilerVerdict.accepted,
      """
      The spec needs a `PairedRadio` that was made with a speaker before it can try without one. \
      `Radio.paired(with:)` must return it.
      """)
    #expect(
      verdicts.withoutSpeaker.filter(\.isAccepted).map(\.statements) == [],
      """
      This code makes a `PairedRadio` without a speaker, and it compiles: a `PairedRadio` that may \
      have no speaker is the old radio again. Every initializer of `PairedRadio` has to ask for an \
      `any Speaker`, which is neither optional nor has a default. Look through its extensions, \
      too.
      """)
    #expect(
      Program.storage.lines.prefix(1) == ["no enum"],
      """
      `PairedRadio` is an enum, so it can have a case without a speaker, and `play()` has to cope \
      with it. A paired radio is one thing only, and has a speaker from its first moment to its \
      last. Make it a struct or a class; what waits for a speaker is a `Radio`.
      """)
  }

  @Test func `a paired radio keeps nothing that may be missing`() throws {
    let inside = Program.storage.lines.filter {
      !["an enum", "no enum"].contains($0)
    }
    let declared = try LateWiringOldRadioSpecs.answer.get().loosePlaces(for: [
      "Speaker"
    ])
    .filter {
      $0.hasPrefix("PairedRadio.") && ($0.hasSuffix("?") || $0.hasSuffix("!"))
    }

    #expect(
      inside + (inside.isEmpty ? declared : []) == [],
      """
      These properties of a `PairedRadio`, or of an object that it keeps, are optional, so \
      `play()` can still find nothing there. A paired radio has its speaker from its first moment \
      to its last: keep it as an `any Speaker` that the initializer sets, without `?`, `!` or \
      `weak`.
      """)
  }

  /// What the compiler says of radios in the right order and in the wrong one, and of a caller that
  /// expects `NotPaired` from an old radio, in one call.
  static let pairing = Result {
    let radio = #"var radio = Radio(station: "Jazz FM")"#
    let paired =
      "let paired: PairedRadio = radio.paired(with: SpecRoomSpeaker(\"bath\"))"
    let tooEarly = ["\(radio)\nradio.play()", "\(radio)\ntry radio.play()"]
    let withoutSpeaker = [
      #"_ = Radio(station: "Jazz FM").paired()"#,
      #"_ = Radio(station: "Jazz FM").paired(with: nil)"#,
      #"_ = PairedRadio(station: "Jazz FM")"#,
      #"_ = PairedRadio(station: "Jazz FM", speaker: nil)"#,
      // These find an initializer whatever its label is.
      "_ = PairedRadio.init as () -> PairedRadio",
      "_ = PairedRadio.init as (String) -> PairedRadio",
      "_ = PairedRadio.init as (Radio) -> PairedRadio",
    ]
    let oldCaller = """
      do throws(NotPaired) {
        try OldRadio(station: "Jazz FM").play()
      } catch {}
      """
    let verdicts = try SpecClient.verdicts(
      on: [
        oldCaller,
        "\(radio)\n\(paired.replacing("let ", with: "var "))\npaired.play()",
      ] + tooEarly + withoutSpeaker,
      declarations: roomSpeaker)
    return (
      oldCaller: verdicts[0], paired: verdicts[1],
      tooEarly: verdicts[2...].prefix(tooEarly.count),
      withoutSpeaker: verdicts.dropFirst(2 + tooEarly.count)
    )
  }
}
