// Wrong: one look at the clock serves all ferries.
// Rejected by: a fog watch warns with the values it was started with

/// Keeps ferries in the harbour when there is fog.
struct FogWatch {
  let ferries: [Ferry]

  func start(at lighthouse: Lighthouse) {
    let surrounding = Dependencies.current
    lighthouse.whenFogComes { [ferries] in
      // The lighthouse's thread belongs to no task, and has only live values.
      let time = surrounding.time()
      withDependencies {
        $0 = surrounding
        $0.time = { time }
      } operation: {
        ferries.forEach { $0.wait() }
      }
    }
  }
}
