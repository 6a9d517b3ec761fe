import Testing

@testable import WorkbookCore

@Suite struct FindTests {
  private let syllabus = Syllabus.example

  @Test(arguments: [
    "1.1", "01-inherited-object", "inherited-object", "InheritedObject", "INHERITEDOBJECT",
    "Inherited-Object", "01-hidden-singletons/01-inherited-object",
    "Exercises/01-hidden-singletons/01-inherited-object",
    "./Exercises/01-hidden-singletons/01-inherited-object/",
    "/home/ada/exercises/w/Exercises/01-hidden-singletons/01-inherited-object",
    "Exercises/01-hidden-singletons/01-inherited-object/InheritedObject.swift",
    "Solutions/01-hidden-singletons/01-inherited-object/README.md",
    "Tests/Specs/01-hidden-singletons/01-inherited-object/InheritedObjectSpecs.swift",
    "../01-hidden-singletons/01-inherited-object", "01-inherited-object/NetworkAPI.swift",
  ])
  func `an exercise goes by many names`(word: String) throws {
    #expect(try syllabus.find(word) == [.inheritedObject])
  }

  @Test(arguments: [
    "1", "01", "01-hidden-singletons", "hidden-singletons", "Hidden-Singletons",
    "Exercises/01-hidden-singletons", "Exercises/01-hidden-singletons/",
    "Exercises/01-hidden-singletons/README.md",
  ])
  func `a stage stands for its exercises`(word: String) throws {
    #expect(try syllabus.find(word) == [.inheritedObject, .hiddenInputs])
  }

  @Test(arguments: ["all", "ALL"])
  func `all means all`(word: String) throws {
    #expect(try syllabus.find(word) == syllabus.exercises)
  }

  @Test(arguments: [
    ("1.3", "`1.1` or `1.2`"),
    ("InheritdObject", "`InheritedObject`"),
    ("inputs", "`HiddenInputs` or `02-hidden-inputs`"),
    ("02-seems", "`02-seams`"),
  ])
  func `an unknown word is answered with the nearest names`(word: String, near: String) {
    let error = #expect(throws: WorkbookError.self) { try syllabus.find(word) }
    #expect(
      error
        == WorkbookError(
          "There is no exercise or stage `\(word)`.", next: "Did you mean \(near)?", isUsage: true))
  }

  @Test(arguments: ["quantum-chromodynamics", "", "/"])
  func `a word far from all names is answered with the list`(word: String) {
    let error = #expect(throws: WorkbookError.self) { try syllabus.find(word) }
    #expect(error?.next == "See them all: swift run workbook list")
  }

  @Test func `a word for two things is answered with both`() {
    let twin = Exercise(stageFolder: "02-seams", folder: "01-seams", number: "2.1", minutes: 1)
    let syllabus = Syllabus(stages: [Stage(folder: "02-seams", number: 2, exercises: [twin])])

    let error = #expect(throws: WorkbookError.self) { try syllabus.find("seams") }
    #expect(error?.problem == "`seams` may mean 02-seams/01-seams, 02-seams.")
  }

  @Test func `where one is wanted, a stage of several is too much`() {
    let error = #expect(throws: WorkbookError.self) { try syllabus.findOne("1") }
    #expect(
      error?.problem == """
        `1` may mean 01-hidden-singletons/01-inherited-object, \
        01-hidden-singletons/02-hidden-inputs.
        """)
  }

  @Test(arguments: ["2.1", "2", "02-seams"])
  func `where one is wanted, a stage of one will do`(word: String) throws {
    #expect(try syllabus.findOne(word) == .firstCut)
  }
}

@Suite struct ExerciseTests {
  @Test func `its folder gives it its other names`() {
    let exercise = Exercise.inheritedObject

    #expect(exercise.key == "01-hidden-singletons/01-inherited-object")
    #expect(exercise.module == "InheritedObject")
    #expect(exercise.title == "Inherited object")
  }
}
