/// Dry soil gets one cup of water, very dry soil two.
struct WateringPlan {
  let soil: any Soil

  func cups() -> Int {
    switch soil.dryness() {
    case .moist: 0
    case .dry: 1
    case .veryDry: 2
    }
  }
}
