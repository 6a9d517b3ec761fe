/// Keeps ferries in the harbour when there is fog.
struct FogWatch {
  let ferries: [Ferry]

  func start(at lighthouse: Lighthouse) {
    // TODO 4: The lighthouse's thread belongs to no task, so overrides do not
    // reach it. Ferries must warn with the values this method was called with.
    // Each reads the clock when it waits, not before.
    lighthouse.whenFogComes { [ferries] in
      ferries.forEach { $0.wait() }
    }
  }
}
