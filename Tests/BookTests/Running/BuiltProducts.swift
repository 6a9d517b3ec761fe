import Foundation

@testable import WorkbookCore

/// The folder of programs and modules that were built together with these tests.
enum BuiltProducts {
  static let folder: String = {
    #if os(macOS)
      // The tests are a bundle that the toolchain's runner has loaded.
      Bundle(for: Marker.self).bundleURL.deletingLastPathComponent().path
    #else
      URL(filePath: Bundle.main.executablePath ?? CommandLine.arguments[0])
        .deletingLastPathComponent().path
    #endif
  }()

  /// A program that was built, such as `workbook`; `nil` when there is none of that name.
  static func program(_ name: String) -> String? {
    let path = "\(folder)/\(name)"
    return FileManager.default.isExecutableFile(atPath: path)
      && !FileSystemClient.live.isFolder(path)
      ? path : nil
  }

  /// Compiled system modules that building left behind; filling another folder takes seconds.
  static var moduleCache: String? {
    let cache = "\(folder)/ModuleCache"
    return FileSystemClient.live.isFolder(cache) ? cache : nil
  }

  private final class Marker {}
}
