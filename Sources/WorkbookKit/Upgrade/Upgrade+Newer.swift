extension Upgrade {
  /// The newer workbook in a folder.
  ///
  /// - Parameters:
  ///   - path: The absolute path.
  ///   - name: The path as the person wrote it.
  /// - Throws: `WorkbookError` when there is none, it cannot be read, or it is this copy, lies in
  ///   it or around it.
  public static func newer(
    at path: String, named name: String, than workbook: Workbook, files: Files
  ) throws -> Workbook {
    guard files.isFolder(path) else {
      throw WorkbookError("There is no folder \(name).", next: "Check the path.", isUsage: true)
    }
    let (from, here) = (files.resolve(path), files.resolve(workbook.root))
    guard from != here else {
      throw WorkbookError(
        "\(name) is this copy of the workbook itself.", next: "Name the newer one's folder.",
        isUsage: true)
    }
    guard !from.hasPrefix("\(here)/"), !here.hasPrefix(from == "/" ? from : "\(from)/") else {
      throw WorkbookError(
        "\(name) lies inside this copy of the workbook, or around it.",
        next: "Put the newer one beside it.", isUsage: true)
    }
    do {
      let newer = try Workbook(around: from, files: files)
      if newer.root == from { return newer }
    } catch let error as WorkbookError where files.exists("\(from)/Package.swift") {
      throw WorkbookError(
        "The workbook in \(name) cannot be read: \(error.problem)",
        next: "Take a whole copy of it.", isUsage: true)
    } catch {}
    throw WorkbookError(
      "\(name) is no workbook.", next: "Name the folder with the newer one's Package.swift.",
      isUsage: true)
  }
}
