/// Dry soil gets one cup of water, very dry soil two.
struct WateringPlan {
  let soil: SoilSensor

  func cups() -> Int {
    let millivolts = soil.millivolts()
    if millivolts > 2_700 { return 2 }
    if millivolts > 2_200 { return 1 }
    return 0
  }
}
