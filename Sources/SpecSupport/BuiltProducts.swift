import Foundation

/// What was built together with the specs, in the layout of whoever built it.
struct BuiltProducts {
  /// The folder for all products.
  let folder: URL
  /// The folder that the modules are searched in.
  let modules: URL

  /// - Parameter image: The program or the bundle that runs the specs, somewhere in the folder.
  /// - Throws: `ClientFailure` when no folder above it holds modules.
  init(around image: URL) throws {
    var folder = image.resolvingSymlinksInPath().deletingLastPathComponent()
    while folder.path != "/" {
      // SwiftPM's native build has a folder for modules; Xcode, and SwiftPM's `swiftbuild`, have not.
      let places = [folder.appending(path: "Modules"), folder]
      if let modules = places.first(where: Self.hasModule) {
        (self.folder, self.modules) = (folder, modules)
        return
      }
      folder.deleteLastPathComponent()
    }
    throw ClientFailure(description: "the folder of built modules was not found")
  }

  private static func hasModule(_ folder: URL) -> Bool {
    let module = folder.appending(path: "SpecSupport.swiftmodule").path
    return FileManager.default.fileExists(atPath: module)
  }

  /// The paths of a module's objects.
  func objects(of module: String) -> [String] {
    guard modules != folder else { return [folder.appending(path: "\(module).o").path] }
    let folder = folder.appending(path: "\(module).build")
    // The folder also has the objects of files that were renamed since, so SwiftPM's list decides.
    let list = try? Data(contentsOf: folder.appending(path: "output-file-map.json"))
    let outputs = try? JSONDecoder().decode([String: [String: String]].self, from: list ?? Data())
    // In a release build, the entry without a file names an object that is not written.
    return (outputs ?? [:]).compactMap { file, output in file.isEmpty ? nil : output["object"] }
  }
}
