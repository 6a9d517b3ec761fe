import SpecSupport
import SpecTags
import Testing

@testable import LateWiring

@Suite struct LateWiringOldRadioSpecs {
  @Test func `used too early, the old radio does not stop the app`() async {
    await #expect(
      processExitsWith: .success,
      """
      `play()` was called before `speaker` was set, and the whole app \
      stopped. A caller can catch an error, not a trap: no `!` and no \
      `fatalError` here, throw instead.
      """
    ) {
      try? OldRadio(station: "Jazz FM").play()
    }
  }

  @Test func `used too early, the old radio throws NotPaired`() async {
    await #expect(
      processExitsWith: .success,
      "`play()` stopped the app, so no caller got an error. It must throw."
    ) {
      #expect(
        throws: NotPaired.self,
        """
        `play()` was called before `speaker` was set, and the caller did not \
        get a `NotPaired`. A required thing that is missing must be told: do \
        not skip the call, and do not put in a speaker that nobody chose.
        """
      ) {
        try OldRadio(station: "Jazz FM").play()
      }
    }
  }

  @Test func `a speaker that was taken away is missed again`() async {
    await #expect(
      processExitsWith: .success,
      """
      Either `play()` threw while `speaker` was set, or it stopped the app \
      after that. It must throw when `speaker` is nil, and only then.
      """
    ) {
      let balcony = Balcony()
      try balcony.sunshine(with: TestSpeaker())
      balcony.rain()

      #expect(
        throws: NotPaired.self,
        """
        `speaker` was set, then set to nil again, and `play()` did not \
        throw. It must look at `speaker` in each call, and keep no other.
        """
      ) {
        try balcony.radio.play()
      }
    }
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
}

@Suite struct LateWiringRadioSpecs {
  @Test func `a radio without a speaker cannot play`() throws {
    let radio = #"var radio = Radio(station: "Jazz FM")"#
    let paired = #"var paired = radio.paired(with: RoomSpeaker("bath"))"#

    let early = try client("\(radio)\nradio.play()").typecheck()
    let inTime = try client("\(radio)\n\(paired)\npaired.play()").typecheck()

    #expect(
      early.isRefused(with: "'play"),
      """
      The wrong order must not compile. Take `play()` away from `Radio`; \
      its place is a type that has a speaker. \(early.explanation)
      """)
    #expect(
      inTime.isAccepted,
      """
      The right order must compile, without `try`: once there is a speaker, \
      nothing can be missing. \(inTime.explanation)
      """)
  }

  @Test(arguments: [
    #"Radio(station: "Jazz FM").paired(with: nil)"#,
    #"PairedRadio(station: "Jazz FM")"#,
    #"PairedRadio(station: "Jazz FM", speaker: nil)"#,
  ])
  func `a paired radio cannot be made without a speaker`(code: String) throws {
    let without = try client("_ = \(code)").typecheck()
    let with = try client(
      """
      var radio = Radio(station: "Jazz FM")
      let _: PairedRadio = radio.paired(with: RoomSpeaker("bath"))
      """
    ).typecheck()

    try #require(
      with.isAccepted,
      "`paired(with:)` must return a `PairedRadio`. \(with.explanation)")
    #expect(
      ["argument", "initializer", "could not be inferred"]
        .contains(where: without.isRefused(with:)),
      """
      This must not compile: a `PairedRadio` that may have no speaker is the \
      old radio again. It has no default for it. \(without.explanation)
      """)
  }

  @Test func `a paired radio keeps nothing that may be missing`() {
    let optionals = client(
      """
      let radio = Radio(station: "Jazz FM")
      optionals(in: radio.paired(with: RoomSpeaker("bath"))).forEach {
        print($0)
      }
      """,
      alsoDeclaring: "import SpecSupport"
    ).lines()

    #expect(
      optionals == [],
      """
      A property of the paired radio, or of what it keeps, is optional, so \
      `play()` can still be called with nothing there. Keep the speaker as an \
      `any Speaker`, from the initializer on: no `?`, no `!`, not weak.
      """)
  }
}
