// Does not compile: cannot find 'CloudSpelling' in scope
protocol Spelling {
  func corrected(_ line: String) -> String
}

final class Diary {
  var spelling: any Spelling = CloudSpelling.shared
}
