import SpecSupport

@testable import LateWiring

/// A speaker that remembers what it was told to play.
final class TestSpeaker: Speaker {
  let heard: SpecRecorder<String>

  init(heard: SpecRecorder<String> = SpecRecorder()) {
    self.heard = heard
  }

  func play(_ station: String) {
    heard.record(station)
  }
}

/// A client that brings a speaker, `SpecRoomSpeaker("bath")`, which prints its room and what it plays,
/// and `thrown`, which says whether some code throws an error.
func client(_ statements: String, alsoDeclaring more: String = "") -> SpecClient
{
  SpecClient(
    statements,
    declarations: roomSpeaker
      + """
      func thrown(by code: () throws -> Void) -> String {
        do { try code() } catch { return "an error" }
        return "nothing"
      }

      """ + more)
}

let roomSpeaker = #"""
  final class SpecRoomSpeaker: Speaker {
    let room: String
    init(_ room: String) { self.room = room }
    func play(_ station: String) { print("\(room): \(station)") }
  }

  """#
