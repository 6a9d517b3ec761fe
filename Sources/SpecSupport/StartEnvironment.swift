import Foundation

extension ProcessInfo {
  /// The variables that this process was started with.
  ///
  /// An answer that calls `setenv` could otherwise have its compile specs read another folder than
  /// the one whose code runs. macOS doesn't show a process its first variables, so there they are
  /// what `environment` says.
  public var startEnvironment: [String: String] {
    guard let bytes = FileManager.default.contents(atPath: "/proc/self/environ") else {
      return environment
    }
    let pairs = bytes.split(separator: 0).compactMap { line -> (String, String)? in
      let words = String(decoding: line, as: UTF8.self)
        .split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
      return words.count == 2 ? (String(words[0]), String(words[1])) : nil
    }
    return Dictionary(pairs) { first, _ in first }
  }
}
