/// On top of the highest mast.
protocol WindMeter {
  func metresPerSecond() -> Int
}

/// Moves the rope, and the cabins that hang from it.
protocol Motor {
  func run()
  func stop()
}

/// Is heard in both stations.
protocol Siren {
  func sound()
}
