import Foundation

/// The specs' objects, kept for each interface of an answer that they were compiled against.
///
/// Most wrong answers differ from the right one within a function, and a learner undoes an edit:
/// the specs meet the same interface again and again. The same bytes give the same objects, as long
/// as nothing else that a build depends on has changed, and `QuickBuild` starts anew then.
struct SpecObjects {
  let files: Files
  /// Where they are kept.
  let store: String
  /// Where the compiler writes them and the linker reads them.
  let folder: String

  /// A handful for a learner, all trials for an author; then it begins again.
  private static let most = 30

  /// Puts the objects back that were compiled against this interface.
  ///
  /// - Returns: What the compiler said when it made them, so that no warning is told just once;
  ///   `nil` when there are none.
  func putBack(for interface: Data) throws -> String? {
    let kept = files.folders(in: store).first {
      (try? files.read("\(store)/\($0)/interface")) == interface
    }
    guard let kept else { return nil }
    for name in try objects(in: "\(store)/\(kept)") {
      try copy(name, from: "\(store)/\(kept)", to: folder)
    }
    return try files.text("\(store)/\(kept)/output")
  }

  /// Keeps the objects, and what the compiler said when it made them.
  func keep(for interface: Data, output: String) throws {
    var count = files.folders(in: store).count
    if count >= Self.most {
      try files.remove(store)
      count = 0
    }
    let place = "\(store)/\(count)"
    for name in try objects(in: folder) { try copy(name, from: folder, to: place) }
    try files.write(Data(output.utf8), "\(place)/output")
    // The last, so that what was cut off before is never put back.
    try files.write(interface, "\(place)/interface")
  }

  private func objects(in folder: String) throws -> [String] {
    try files.list(folder).filter { $0.hasSuffix(".swift.o") }
  }

  private func copy(_ name: String, from old: String, to new: String) throws {
    try files.remove("\(new)/\(name)")
    try files.copy("\(old)/\(name)", "\(new)/\(name)")
  }
}
