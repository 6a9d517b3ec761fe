extension Submission {
  /// Whether its own copy of an exercise's specs differs from ours.
  func hasOtherSpecs(for exercise: Exercise, than workbook: Workbook, _ files: Files) -> Bool {
    guard let copy else { return false }
    let theirs = "\(copy)/Tests/Specs/\(exercise.key)"
    guard files.kind(theirs) == .folder,
      let names = try? files.swiftFiles(in: workbook.specs(exercise))
    else { return false }
    return names.contains { name in
      let ours = "\(workbook.specs(exercise))/\(name)"
      // The size first: what is as large as ours can be read.
      return files.kind("\(theirs)/\(name)") != .file
        || files.size(ours) != files.size("\(theirs)/\(name)")
        || (try? files.read(ours)) != (try? files.read("\(theirs)/\(name)"))
    }
  }

  /// Whether `catch-up` put our answer there.
  func hasOurs(for exercise: Exercise, _ workbook: Workbook, _ files: Files) -> Bool {
    guard let copy else { return false }
    let record = "\(copy)/.workbook/catch-up.json"
    // What is read must have an end: a pipe has none.
    guard files.kind("\(copy)/.workbook") == .folder, files.kind(record) == .file,
      files.size(record) ?? .max <= Intake.largestFile
    else { return false }
    return CatchUp(in: Workbook(root: copy, syllabus: workbook.syllabus), files: files)
      .isOurs(exercise)
  }
}
