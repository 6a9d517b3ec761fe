import SpecSupport

@testable import LateWiring

/// A speaker that remembers what it was told to play.
final class TestSpeaker: Speaker {
  let heard: Recorder<String>

  init(heard: Recorder<String> = Recorder()) {
    self.heard = heard
  }

  func play(_ station: String) {
    heard.record(station)
  }
}

/// A client that brings a speaker, `RoomSpeaker("bath")`, which prints its room and what it plays,
/// and `thrown`, which names the error that some code throws.
func client(_ statements: String, alsoDeclaring more: String = "") -> Client {
  Client(
    statements,
    declarations: roomSpeaker
      + """
      func thrown(by code: () throws -> Void) -> String {
        do { try code() } catch { return error is NotPaired ? "NotPaired" : "\\(type(of: error))" }
        return "nothing"
      }

      """ + more)
}

let roomSpeaker = #"""
  final class RoomSpeaker: Speaker {
    let room: String
    init(_ room: String) { self.room = room }
    func play(_ station: String) { print("\(room): \(station)") }
  }

  """#

/// A program that plays too early on several old radios.
enum UsedTooEarly {
  static let stations = [
    "Radio Ghent", "Jazz  FM", " 🇧🇪 Zoë", String(repeating: "News ", count: 30),
  ]

  /// What it prints: that it goes on, what it caught, and what each error's text has; or, if it was
  /// stopped, why.
  static let lines = client(
    """
    let stations = \(stations)
    let radios = stations.map { OldRadio(station: $0) }
    let errors = radios.map { radio in Result { try radio.play() } }
    print("the app goes on")
    print("thrown:", thrown { try errors[0].get() })
    for (station, result) in zip(stations, errors) {
      guard case .failure(let error) = result else { continue }
      let text = "\\(error)"
      let words = [station, "speaker", "play"]
      let missing = words.filter { !text.lowercased().contains($0.lowercased()) }
      print(
        missing.isEmpty
          ? "\\(station): its text has the station, speaker, play"
          : "\\(station): \\(missing) isn't in its text, which is: \\(text)")
    }
    """
  ).lines()
}
