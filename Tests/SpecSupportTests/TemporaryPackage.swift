import Foundation

@testable import SpecSupport

/// A package with one exercise, in a temporary folder that goes away with its owner.
final class TemporaryPackage {
  let root: URL

  init() throws {
    root = FileManager.default.temporaryDirectory
      .appending(path: "spec support \(UUID().uuidString)")
    for folder in [answer.folder, answer.starter] {
      try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    }
  }

  deinit {
    try? FileManager.default.removeItem(at: root)
  }

  /// The path of a spec's file; it need not be there.
  var spec: String { root.appending(path: "Tests/Specs/01-a/01-desk-lamp/LampSpecs.swift").path }

  var answer: GradedAnswer { GradedAnswer(spec: spec) }

  func write(_ text: String, to folder: URL, as name: String) throws {
    try text.write(to: folder.appending(path: name), atomically: true, encoding: .utf8)
  }

  /// Writes a shell script and returns its path.
  ///
  /// A child makes the file that is run. A child that another test starts while this process writes
  /// would have the file open, too, and Linux runs no file that is open for writing.
  func program(_ name: String, _ script: String) throws -> String {
    let file = root.appending(path: name)
    try write("#!/bin/sh\n\(script)\n", to: root, as: "\(name).text")
    let install = try Process.run(
      URL(filePath: "/usr/bin/install"),
      arguments: ["-m", "755", "\(file.path).text", file.path])
    install.waitUntilExit()
    return file.path
  }
}
