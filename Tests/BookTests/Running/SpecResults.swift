/// What became of all tests behind a book, built and run together, once.
struct SpecResults: Sendable {
  /// This package's book; the first test that asks has them run.
  static let ours = Result { try SpecResults(of: Workshop.ours) }

  /// The tests of each bundle, and what became of them.
  let specs: [String: [SpecEvents.Spec]]
  /// Why a bundle was left out: one that does not compile would keep the others from being built.
  let leftOut: [String: String]

  init(specs: [String: [SpecEvents.Spec]], leftOut: [String: String] = [:]) {
    self.specs = specs
    self.leftOut = leftOut
  }

  init(of workshop: Workshop) throws {
    var bundles: [SpecBundle] = []
    var leftOut: [String: String] = [:]
    for unit in workshop.book.units {
      guard let bundle = SpecBundle(unit) else { continue }
      if try workshop.soundVerdict(on: unit).errors.isEmpty {
        bundles.append(bundle)
      } else {
        leftOut[bundle.name] = "its code does not compile"
      }
    }
    for file in workshop.book.tutorials {
      guard let tutorial = try? Tutorial(file, in: workshop.book),
        let bundle = SpecBundle(tutorial),
        bundle.specCount > 0
      else { continue }
      let last = try workshop.diagnostics(of: tutorial).last ?? []
      if bundles.contains(where: { $0.module == bundle.module }) {
        leftOut[bundle.name] = "another tutorial has a module \(tutorial.module), too"
      } else if last.contains(where: { $0.severity == .error }) {
        leftOut[bundle.name] = "what it comes to does not compile"
      } else {
        bundles.append(bundle)
      }
    }
    self.leftOut = leftOut
    specs = Dictionary(grouping: try SpecPackage(bundles: bundles).run()) { $0.target }
  }
}
