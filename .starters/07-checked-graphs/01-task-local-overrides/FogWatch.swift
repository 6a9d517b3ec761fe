/// Keeps ferries in the harbour when there is fog.
struct FogWatch {
  let ferries: [Ferry]

  func start(at lighthouse: Lighthouse) {
    // TODO 4: The lighthouse's thread belongs to no task, so overrides do not
    // reach it. What the ferries say must be said where the watch was started.
    lighthouse.whenFogComes { [ferries] in
      ferries.forEach { $0.wait() }
    }
  }
}
