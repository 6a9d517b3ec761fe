extension Verifier {
  /// What a file that is carried on says otherwise than the solution that it comes from.
  func faults(of file: CarriedOnFile, _ name: String) -> [Fault] {
    guard let source = workbook.syllabus.exercises.first(where: { $0.number == file.number }),
      let solution = try? files.text("\(workbook.solution(source))/\(name)")
    else {
      return [Fault("\(name) is carried on from \(file.number), whose solution has no such file.")]
    }
    return file.drift(from: solution).map {
      [
        Fault(
          "\(name) has drifted from the solution of \(file.number), which it carries on: without a TODO, it changes the line `\($0.trimmingSpaces)`"
        )
      ]
    } ?? []
  }
}

extension String {
  fileprivate var trimmingSpaces: Substring {
    drop { $0 == " " }
  }
}
