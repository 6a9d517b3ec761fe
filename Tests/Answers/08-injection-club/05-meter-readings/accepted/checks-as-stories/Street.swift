// Sound: the doubles are functions around a diary, and a check is a long story.
/// What happens in a check, in order.
final class Diary: Store {
  var lines: [String] = []
  var moods: [Character] = []
  var readings: [Reading] = []

  func load() -> [Reading] { readings }
  func save(_ readings: [Reading]) { self.readings = readings }

  /// The mood of the next call: `+` books, `-` objects, `?` asks back, `~` is
  /// busy, and a blank is no network.
  func mood(at text: String) -> Character {
    let mood = moods.isEmpty ? "+" : moods.removeFirst()
    let values = readings.map(\.value)
    lines.append("\(text) \(mood) \(values)")
    return mood
  }
}

struct BrookPlayer: BrookServer {
  let diary: Diary

  func book(_ cubicMetres: Int, of meter: String) throws(BrookError) {
    switch diary.mood(at: "\(cubicMetres)") {
    case "+": return
    case "-": throw .refused("no such house")
    default: throw .noNetwork
    }
  }
}

struct DeltaPlayer: DeltaServer {
  let diary: Diary

  func take(_ slip: DeltaSlip) -> DeltaReply {
    switch diary.mood(at: "\(Double(slip.litres) / 1_000)") {
    case "+": .thanks
    case "-": .unknownMeter
    case "?": .doubtful("sure?")
    case "~": .busy
    default: .noNetwork
    }
  }
}
