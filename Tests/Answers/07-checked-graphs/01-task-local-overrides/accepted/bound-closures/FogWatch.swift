// Sound: a helper binds a closure to the values of now, and each ferry has a handler of its own.
/// Keeps ferries in the harbour when there is fog.
struct FogWatch {
  let ferries: [Ferry]

  func start(at lighthouse: Lighthouse) {
    for ferry in ferries {
      lighthouse.whenFogComes(Dependencies.bound { ferry.wait() })
    }
  }
}
