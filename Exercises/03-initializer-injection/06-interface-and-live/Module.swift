// The outside world. Leave it as it is.

/// A module of the station: what a target is in `Package.swift`.
struct Module: Sendable {
  let name: String
  /// The names of its files.
  let files: [String]
  /// The names of the modules that its files use, as if each of its files
  /// began with `import` and these names.
  let imports: [String]

  init(_ name: String, files: [String], imports: [String] = []) {
    self.name = name
    self.files = files
    self.imports = imports
  }
}
