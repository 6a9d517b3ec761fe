/// The tests behind the book are run, and pass: as many as there are.
struct SpecRule {
  let results: SpecResults

  func problems(with bundle: SpecBundle) -> [Problem] {
    if let reason = results.leftOut[bundle.name] {
      return [
        Problem(bundle.file, "Its tests were not run: \(reason).", next: "Mend that first.")
      ]
    }
    let specs = results.specs[bundle.name] ?? []
    let problems = specs.compactMap { problem(bundle, $0) }
    guard problems.isEmpty else { return problems }
    guard bundle.specCount > 0 else {
      return [
        Problem(bundle.file, "It comes to its end without a test.", next: "Add one that is green.")
      ]
    }
    guard specs.count >= bundle.specCount else {
      return [
        Problem(
          bundle.file,
          "\(bundle.specCount) tests are written with @Test, and \(specs.count) ran.",
          next: "A test is not found, for instance, in an `#if` or in a type that is private.")
      ]
    }
    return []
  }

  private func problem(_ bundle: SpecBundle, _ spec: SpecEvents.Spec) -> Problem? {
    let words =
      switch spec.end {
      case .passed: ""
      case .failed: "fails: \(spec.failures.first?.words ?? "")"
      case .skipped: "is switched off."
      case .brokeOff: "ended the whole program, or did not end within a minute."
      case .didNotRun: "did not run."
      }
    guard !words.isEmpty else { return nil }
    let failure = spec.failures.first
    return Problem(
      bundle.specs[failure?.file ?? ""] ?? bundle.file, line: failure?.line ?? 1,
      "“\(spec.name)” \(words)", next: "Every test behind the book is run, and passes.")
  }
}
