import Foundation

/// The Swift files below the folder `Sources`, each with its module's name.
func sources(below folder: URL) throws -> [(module: String, text: String)] {
  try FileManager.default.subpathsOfDirectory(atPath: folder.path)
    .filter { $0.hasSuffix(".swift") }
    .map { path in
      let file = folder.appending(path: path)
      return (String(path.prefix { $0 != "/" }), try String(contentsOf: file, encoding: .utf8))
    }
}

/// How often each module says `.shared`.
func sharedUses(in sources: [(module: String, text: String)]) -> [String: Int] {
  sources.reduce(into: [:]) { counts, source in
    counts[source.module, default: 0] += source.text.matches(of: /\.shared(?!\w)/).count
  }
}
