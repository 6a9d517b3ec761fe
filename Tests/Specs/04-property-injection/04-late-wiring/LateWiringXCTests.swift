import SpecSupport
import XCTest

@testable import LateWiring

final class LateWiringOldRadioXCTests: XCTestCase {
  func testTheOldRadiosSignatureNamesTheErrorItThrows() {
    XCTAssertEqual(
      Program.signature.lines, ["errors of one type"],
      "The spec asked the compiler which errors `OldRadio.play()` can throw. Callers read in a "
        + "signature what they have to catch, and a typed throws tells them the one type of error "
        + "that can come. Look at the signature of `play()` in `OldRadio.swift`."
    )
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
  func testKeepsEachPairingOnTheStationThatItWasTunedTo() {
    XCTAssertEqual(
      Program.tuned.lines,
      [
        "paired", "bath: News", "paired", "bath: Jazz FM", "paired",
        "bath: News",
      ],
      "A radio was tuned to a station and paired with a speaker in the bath, and the spec played "
        + "what came out; then the same again for another station, and for the first one once "
        + "more, with the same speaker. A line says “paired” when `pair(_:with:)` has returned. "
        + "Pairing must take along the station that the radio has then, and play nothing yet. "
        + "`play()` tells that station to the speaker. Look at what `pair(_:with:)` does, and at "
        + "the `play()` of what it returns."
    )
  }

  func testEachPairingKeepsTheSpeakerThatItWasGiven() {
    XCTAssertEqual(
      Program.paired.lines,
      ["bath: Jazz FM", "hall: Jazz FM", "bath: Jazz FM", "attic: News"],
      "One radio was paired with a speaker in the bath and one in the hall, and the spec played "
        + "both pairings in turn. Then another radio was paired with a speaker in the attic, and "
        + "nothing but what `pair(_:with:)` had returned was kept. Each pairing must own its "
        + "speaker: a weak or unowned reference would lose it, and a place that several pairings "
        + "share would hold the wrong one. Look at what the type that `pair(_:with:)` returns keeps."
    )
  }

  func testTheAppPlaysAsSoonAsASpeakerIsFound() {
    let searches = [SpeakerSearch(), SpeakerSearch()]
    let speakers = [TestSpeaker(), TestSpeaker()]

    startRadio(station: "Jazz FM", search: searches[0])
    startRadio(station: "News", search: searches[1])
    func heard(_ time: String) -> [String] {
      zip(["first", "second"], speakers).map { name, speaker in
        let stations = speaker.heard.values.joined(separator: ", ")
        return "\(time), \(name): \(stations.isEmpty ? "nothing" : stations)"
      }
    }

    let early = heard("before")
    for (search, speaker) in zip(searches, speakers) {
      search.hear(from: speaker)
    }

    XCTAssertEqual(
      early + heard("after"),
      [
        "before, first: nothing", "before, second: nothing",
        "after, first: Jazz FM", "after, second: News",
      ],
      "`startRadio` was called for two stations, each with a search of its own, and then a speaker "
        + "answered each search. The lines say what the first and the second speaker heard before "
        + "and after that. The app's users wait for the radio, so it must play at the moment when "
        + "the speaker is found. Look at `startRadio` in `CompositionRoot.swift`: what happens, "
        + "and in which order?")
  }
}
