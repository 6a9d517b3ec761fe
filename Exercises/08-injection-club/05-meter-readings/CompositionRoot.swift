/// The app for Brook's readers. Its main calls this.
func startBrookApp() -> any Walk {
  MeterApp()
}

/// The app for Delta's readers. Its main calls this.
func startDeltaApp() -> any Walk {
  // Delta begins in March.
  MeterApp()
}

/// A walk past these meters, for this utility and with this store.
func makeWalk(
  past meters: [Meter], for utility: Utility, store: any Store
) -> any Walk {
  MeterApp()
}
