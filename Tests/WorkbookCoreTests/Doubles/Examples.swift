@testable import WorkbookCore
@testable import workshop

extension Syllabus {
  /// Two stages, three exercises.
  static let example = Syllabus(stages: [
    Stage(
      folder: "01-hidden-singletons", number: 1,
      exercises: [.inheritedObject, .hiddenInputs]),
    Stage(folder: "02-seams", number: 2, exercises: [.firstCut]),
  ])
}

extension Exercise {
  static let inheritedObject = Exercise(
    stageFolder: "01-hidden-singletons", folder: "01-inherited-object", number: "1.1", minutes: 12)
  static let hiddenInputs = Exercise(
    stageFolder: "01-hidden-singletons", folder: "02-hidden-inputs", number: "1.2", minutes: 15)
  static let firstCut = Exercise(
    stageFolder: "02-seams", folder: "01-first-cut", number: "2.1", minutes: 20)
}

extension Workbook {
  static let example = Workbook(root: "/w", syllabus: .example, .test(files: Disk().files))
}

extension Disk {
  /// A workbook whose first exercise has three files, one of them the outside world's.
  static func withStarter() -> Disk {
    let starter = [
      "NetworkAPI.swift": "\(Starter.worldMarker)\nstruct NetworkAPI {}\n",
      "Banner.swift": "// TODO 2: Ask it.\n",
      "Root.swift": "// TODO 3: Hand it over.\n// TODO 1: Take it.\n",
    ]
    let disk = Disk()
    for (name, text) in starter {
      disk["\(Workbook.example.starter(.inheritedObject))/\(name)"] = text
      disk["\(Workbook.example.folder(.inheritedObject))/\(name)"] = text
    }
    return disk
  }
}
