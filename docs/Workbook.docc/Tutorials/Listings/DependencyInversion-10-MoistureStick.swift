/// A stick for the next pot. It sends by radio how moist the soil is.
struct MoistureStick {
  func percent() -> Int { 35 }
}

extension MoistureStick: Soil {
  func dryness() -> Dryness { Dryness(moisture: percent()) }
}

extension Dryness {
  init(moisture percent: Int) {
    switch percent {
    case 45...: self = .moist
    case 17...: self = .dry
    default: self = .veryDry
    }
  }
}
