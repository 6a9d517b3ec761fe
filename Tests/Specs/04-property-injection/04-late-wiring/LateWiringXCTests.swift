import SpecSupport
import XCTest

@testable import LateWiring

final class LateWiringOldRadioXCTests: XCTestCase {
  func testTheOldRadiosSignatureNamesTheErrorItThrows() {
    XCTAssertEqual(
      Program.signature.lines, ["errors of one type"],
      "The spec asked the compiler which errors `OldRadio.play()` can throw, "
        + "and `found` shows the result. A signature shows callers what they "
        + "have to catch, and a typed throws names the only type of error that "
        + "can occur. Look at the signature of `play()` in `OldRadio.swift`."
    )
  }

  func testItsErrorNamesTheStationTheSpeakerAndPlay() {
    XCTAssertEqual(
      Array(Program.usedTooEarly.lines.dropFirst(2)),
      Program.stations.map {
        "\($0): its text has the station, speaker, play"
      },
      "A small program called `play()` too early on several radios, and turned "
        + "each error into a string by interpolation, as a log does. The string must "
        + "contain the radio's whole station, and must show that `speaker` has to be "
        + "set before `play()`. If `found` is empty, `play()` doesn't throw yet. "
        + "Interpolation uses `CustomStringConvertible`, and not `LocalizedError`. "
        + "Look at the type of the error that `OldRadio.play()` throws.")
  }

  func testKeepsOldCallersPlaying() {
    let heard = SpecRecorder<String>()
    let balcony = Balcony()

    try? Kitchen().breakfast(with: TestSpeaker(heard: heard))
    try? balcony.sunshine(with: TestSpeaker(heard: heard))
    try? balcony.radio.play()

    XCTAssertEqual(
      heard.values, ["News", "Jazz FM", "Jazz FM"],
      "`Kitchen` and `Balcony` set a speaker in time and played, and the spec called "
        + "`play()` on the balcony's radio once more. `found` lists the stations that "
        + "the speaker played. At the last call, only the radio still held its speaker. "
        + "These callers can't change, so an `OldRadio` must own its speaker and play at "
        + "once, as before. Look at `speaker` and `play()` in `OldRadio.swift`."
    )
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
      "A small program set a radio's `station`, paired the radio with a speaker in "
        + "the bath, and called `play()` on the result. It did so for “News”, “Jazz FM” "
        + "and “News” again. An entry “paired” means that `pair(_:with:)` has returned, "
        + "and the other entries show what the speaker played. Pairing must play "
        + "nothing, and `play()` must play the station that the radio had when it was "
        + "paired. Look at `pair(_:with:)`, and at the `play()` of what it returns."
    )
  }

  func testEachPairingKeepsTheSpeakerThatItWasGiven() {
    XCTAssertEqual(
      Program.paired.lines,
      ["bath: Jazz FM", "hall: Jazz FM", "bath: Jazz FM", "attic: News"],
      "A small program paired one radio with a speaker in the bath and with one in the "
        + "hall, and played both pairings in turn. Then it paired another radio with a speaker "
        + "in the attic, and kept only what `pair(_:with:)` had returned. `found` lists what "
        + "each speaker played. Each pairing must own its speaker: a weak or unowned reference "
        + "would lose the speaker, and storage shared by several pairings would hold the wrong "
        + "one. Look at the properties of the type that `pair(_:with:)` returns."
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
      "The spec called `startRadio` for two stations, each with its own search, "
        + "and then a speaker answered each search. `found` shows what the two "
        + "speakers had played before and after these answers. The app's users wait "
        + "for the radio, so it must play as soon as the speaker is found. Look at "
        + "what `startRadio` in `CompositionRoot.swift` does, and in which order."
    )
  }
}
