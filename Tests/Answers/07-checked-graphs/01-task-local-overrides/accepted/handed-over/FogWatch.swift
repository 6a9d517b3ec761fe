struct FogWatch {
  let ferries: [Ferry]

  func start(at lighthouse: Lighthouse) {
    lighthouse.whenFogComes { [ferries, current = Dependencies.current] in
      ferries.forEach { $0.wait(with: current) }
    }
  }
}
