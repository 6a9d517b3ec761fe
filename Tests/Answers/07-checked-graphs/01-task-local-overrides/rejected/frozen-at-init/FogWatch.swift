// Wrong: remembers the values of its making, not those of `start`.
// Rejected by: a fog watch warns with the values it was started with

/// Keeps ferries in the harbour when there is fog.
struct FogWatch {
  let ferries: [Ferry]
  private let surrounding = Dependencies.current

  init(ferries: [Ferry]) {
    self.ferries = ferries
  }

  func start(at lighthouse: Lighthouse) {
    lighthouse.whenFogComes { [ferries, surrounding] in
      // The lighthouse's thread belongs to no task, and has only live values.
      withDependencies {
        $0 = surrounding
      } operation: {
        ferries.forEach { $0.wait() }
      }
    }
  }
}
