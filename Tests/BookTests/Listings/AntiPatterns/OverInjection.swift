import Testing

protocol RainGauge { func millimetres() -> Double }
protocol WindVane { func gust() -> Double }
protocol CloudCamera { func coveredPercent() -> Double }
protocol Dome { func open() }
protocol Lamp { func switchOn() }
protocol Diary { func write(_ line: String) }

struct EveningShow {
  let rain: any RainGauge
  let wind: any WindVane
  let clouds: any CloudCamera
  let dome: any Dome
  let stairLamp: any Lamp
  let dialLamp: any Lamp
  let diary: any Diary

  func begin() {
    guard rain.millimetres() == 0, wind.gust() < 15, clouds.coveredPercent() < 40 else {
      return diary.write("Too bad a sky.")
    }
    dome.open()
    stairLamp.switchOn()
    diary.write("Open.")
  }
}

/// Knows three instruments, and answers one question.
struct Sky {
  let rain: any RainGauge
  let wind: any WindVane
  let clouds: any CloudCamera

  func isGoodEnough() -> Bool {
    rain.millimetres() == 0 && wind.gust() < 15 && clouds.coveredPercent() < 40
  }
}

/// A sky in which each instrument reads one value.
struct Reading: RainGauge, WindVane, CloudCamera {
  let value: Double
  func millimetres() -> Double { value }
  func gust() -> Double { value }
  func coveredPercent() -> Double { value }
}

@Test(arguments: [(0, 14.9, 39.9, true), (0.1, 0, 0, false), (0, 15, 0, false), (0, 0, 40, false)])
func `a sky is good enough below all three limits`(
  rain: Double, wind: Double, clouds: Double, expected: Bool
) {
  let sky = Sky(
    rain: Reading(value: rain), wind: Reading(value: wind), clouds: Reading(value: clouds))
  #expect(sky.isGoodEnough() == expected)
}
