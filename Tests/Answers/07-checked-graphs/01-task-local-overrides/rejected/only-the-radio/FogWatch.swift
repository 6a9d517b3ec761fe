// Wrong: a warning goes to the right radio, with the time of the real clock.
// Rejected by: a fog watch warns with the values it was started with

/// Keeps ferries in the harbour when there is fog.
struct FogWatch {
  let ferries: [Ferry]

  func start(at lighthouse: Lighthouse) {
    let surrounding = Dependencies.current
    lighthouse.whenFogComes { [ferries] in
      // The lighthouse's thread belongs to no task, and has only live values.
      withDependencies {
        $0.say = surrounding.say
      } operation: {
        ferries.forEach { $0.wait() }
      }
    }
  }
}
