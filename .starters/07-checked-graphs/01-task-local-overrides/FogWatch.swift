/// Keeps ferries in the harbour when there is fog.
struct FogWatch {
  let ferries: [Ferry]

  func start(at lighthouse: Lighthouse) {
    lighthouse.whenFogComes { [ferries] in
      ferries.forEach { $0.wait() }
    }
  }
}
