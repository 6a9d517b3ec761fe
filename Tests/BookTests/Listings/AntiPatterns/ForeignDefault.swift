import Synchronization
import Testing

protocol RainGauge {
  func millimetres() -> Double
}

struct NightWatch {
  private let gauge: any RainGauge
  private let diary: Diary

  init(gauge: any RainGauge = RoofGauge(), diary: Diary = .shared) {
    self.gauge = gauge
    self.diary = diary
  }

  func evening() {
    diary.write(gauge.millimetres() > 0 ? "Closed, rain." : "Open.")
  }
}

/// The diary that the observatory's website shows.
final class Diary: Sendable {
  static let shared = Diary()
  private let lines = Mutex<[String]>([])

  var text: [String] { lines.withLock { $0 } }

  func write(_ line: String) { lines.withLock { $0.append(line) } }
}

struct RoofGauge: RainGauge {
  func millimetres() -> Double { 0 }
}

struct StubGauge: RainGauge {
  let answer: Double
  func millimetres() -> Double { answer }
}

@Test func `a watch that is handed only its gauge writes on the website`() {
  NightWatch(gauge: StubGauge(answer: 3)).evening()
  #expect(Diary.shared.text == ["Closed, rain."])
}
