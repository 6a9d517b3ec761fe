// Does not compile: sending 'self.station' risks causing data races
import Observation

final class OldStation {
  private var answers = 0

  func birds(at place: String) async -> [String] {
    answers += 1
    return ["Heron"]
  }
}

@MainActor @Observable
final class PondModel {
  private(set) var birds: [String] = []
  private let station = OldStation()

  func load() async {
    birds = await station.birds(at: "Mill pond")
  }
}
