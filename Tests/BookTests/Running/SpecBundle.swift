import Testing

/// Tests behind the book that are run together: a unit's, or a tutorial's at its end.
struct SpecBundle: Hashable, Sendable {
  /// The file to name when something is wrong.
  let file: TextFile
  /// The target of the tests.
  let name: String
  /// The tests' files by the names that they are compiled under.
  let specs: [String: TextFile]
  /// The module that the tests import, for a tutorial.
  var module: String?
  /// The module's files.
  var sources: [String: TextFile] = [:]

  /// How many tests are to run, at least.
  var specCount: Int { specs.values.map { SpecCount(in: $0.text).count }.reduce(0, +) }
}

extension SpecBundle: CustomTestStringConvertible {
  var testDescription: String { name }

  /// The tests of a unit; `nil` when it has none.
  init?(_ unit: Unit) {
    guard unit.specCount > 0, !unit.isProgram, let file = unit.sound.first else { return nil }
    let folder = "\(BookFiles.listings)/\(unit.chapter)/"
    // In folders of folders two files may have one name.
    let named = unit.sound.map { file in
      (file.path.dropFirst(folder.count).replacing("/", with: "_"), file)
    }
    self.init(
      file: file, name: unit.module, specs: Dictionary(named.map { (String($0), $1) }) { $1 })
  }

  /// The tests of what a tutorial comes to.
  init?(_ tutorial: Tutorial) {
    guard let last = tutorial.states.last else { return nil }
    func files(_ steps: [Tutorial.Step]) -> [String: TextFile] {
      Dictionary(steps.map { ($0.name, $0.listing) }) { $1 }
    }
    self.init(
      file: tutorial.file, name: tutorial.file.stem, specs: files(last.specs),
      module: tutorial.module, sources: files(last.sources))
  }
}
