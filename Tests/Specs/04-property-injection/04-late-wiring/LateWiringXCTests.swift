import SpecSupport
import XCTest

@testable import LateWiring

final class LateWiringOldRadioXCTests: XCTestCase {
  func testTheOldRadiosSignatureNamesTheErrorItThrows() {
    XCTAssertEqual(
      Program.signature.lines, ["errors of one type"],
      "The spec asked the compiler which errors `OldRadio.play()` can throw. Callers read in a "
        + "signature what they have to catch, so it must name the type of its one error there: "
        + "that is typed throws. Look at `play()` in `OldRadio.swift`.")
  }

  func testItsErrorNamesTheStationTheSpeakerAndPlay() {
    XCTAssertEqual(
      Array(Program.usedTooEarly.lines.dropFirst(2)),
      Program.stations.map {
        "\($0): its text has the station, speaker, play"
      },
      "A program used several radios too early, caught their errors, and turned each error into a "
        + "text by string interpolation, as a log does. That text must say which radio it was, "
        + "with the whole station, and that `speaker` has to be set before `play()`. If there is "
        + "no text at all, `play()` doesn't throw yet. Interpolation takes the text from "
        + "`CustomStringConvertible`, and not from `LocalizedError`. Look at the type of the error "
        + "that `OldRadio.play()` throws.")
  }

  func testKeepsOldCallersPlaying() {
    let heard = SpecRecorder<String>()
    let balcony = Balcony()

    try? Kitchen().breakfast(with: TestSpeaker(heard: heard))
    try? balcony.sunshine(with: TestSpeaker(heard: heard))
    try? balcony.radio.play()

    XCTAssertEqual(
      heard.values, ["News", "Jazz FM", "Jazz FM"],
      "`Kitchen` and `Balcony` set the speaker in time and played, and the spec played the balcony's "
        + "radio once more. Nothing but the radio held its speaker then. These callers can't "
        + "change, so an `OldRadio` must own its speaker and play at once, as it did. Look at "
        + "`speaker` and `play()` in `OldRadio.swift`.")
  }
}

final class LateWiringRadioXCTests: XCTestCase {
  func testKeepsAPairedRadioOnTheStationThatItWasTunedTo() {
    XCTAssertEqual(
      Program.tuned.lines,
      [
        "paired", "bath: News", "paired", "bath: Jazz FM", "paired",
        "bath: News",
      ],
      "A radio was tuned to a station, paired with a speaker in the bath, and the paired radio "
        + "played; then the same again for another station, and for the first one once more, with "
        + "the same speaker. A line says “paired” when `pair(_:with:)` has returned. Each time, it "
        + "must take along the station that the radio has at that moment, and play nothing yet. "
        + "`play()` tells that station to the speaker. Look at what `pair(_:with:)` does, and at "
        + "the `play()` of what it returns."
    )
  }

  func testEachPairedRadioKeepsTheSpeakerThatItWasGiven() {
    XCTAssertEqual(
      Program.paired.lines,
      ["bath: Jazz FM", "hall: Jazz FM", "bath: Jazz FM", "attic: News"],
      "One radio was paired with a speaker in the bath and one in the hall, and both paired radios "
        + "played in turn. Then another radio was paired with a speaker in the attic, and only the "
        + "paired radio was kept. A paired radio must own its speaker: a weak or unowned reference "
        + "would lose it, and a place that several paired radios share would hold the wrong one. "
        + "Look at what is kept by the type that `pair(_:with:)` returns.")
  }

  func testTheAppPlaysAsSoonAsASpeakerIsFound() {
    let searches = [SpeakerSearch(), SpeakerSearch()]
    let speakers = [TestSpeaker(), TestSpeaker()]

    startRadio(station: "Jazz FM", search: searches[0])
    startRadio(station: "News", search: searches[1])
    let early = speakers.map(\.heard.values)
    for (search, speaker) in zip(searches, speakers) {
      search.hear(from: speaker)
    }

    XCTAssertEqual(
      early + speakers.map(\.heard.values), [[], [], ["Jazz FM"], ["News"]],
      "`startRadio` was called for two stations, each with a search of its own, and then a speaker "
        + "answered each search. The first two lists are what the speakers heard before, the other "
        + "two what they heard after. A radio can play at the moment when its speaker is found, so "
        + "pair it and play in the closure for `whenFound`. That closure has to keep the radio "
        + "alive. Look at `CompositionRoot.swift`.")
  }
}
