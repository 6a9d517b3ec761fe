// Wrong: both apps keep what waits in the same place.
// Rejected by: Delta's readers get an app of their own
/// The app for Brook's readers. Its main calls this.
func startBrookApp() -> any Walk {
  makeWalk(
    past: MorningList.brook(), for: .brook(BrookLine.shared),
    store: PhoneStore.brook)
}

/// The app for Delta's readers. Its main calls this.
func startDeltaApp() -> any Walk {
  makeWalk(
    past: MorningList.delta(), for: .delta(DeltaLine.shared),
    store: PhoneStore.brook)
}

/// A walk past these meters, for this utility and with this store.
func makeWalk(
  past meters: [Meter], for utility: Utility, store: any Store
) -> any Walk {
  CellarWalk(
    list: MeterList(meters: meters), office: office(of: utility), store: store)
}

private func office(of utility: Utility) -> any Office {
  switch utility {
  case .brook(let server): BrookOffice(server: server)
  case .delta(let server): DeltaOffice(server: server)
  }
}
