extension Files {
  /// The paths of the files and links in a folder and in the folders below, relative to it.
  func tree(_ folder: String) -> [String] {
    ((try? list(folder)) ?? []).flatMap { name in
      let path = "\(folder)/\(name)"
      return kind(path) == .folder ? tree(path).map { "\(name)/\($0)" } : [name]
    }
  }

  /// Puts a copy of a file, a link or a folder in a place, whatever stands there.
  ///
  /// The copy is made elsewhere and moved: a file is never half there, and never missing.
  ///
  /// - Parameter staging: A path on the same disk, for the copy.
  func place(_ source: String, at target: String, through staging: String) throws {
    try remove(staging)
    try copy(source, staging)
    if kind(staging) == .file { try makeWritable(staging) }
    if kind(staging) == .folder || kind(target) == .folder { try remove(target) }
    try replace(staging, target)
  }
}
