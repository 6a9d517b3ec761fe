import Foundation
import Testing

@testable import SpecSupport

@Suite struct GradedAnswerTests {
  private func answer(
    _ exercise: String = "01-inherited-object", environment: [String: String] = [:]
  ) -> GradedAnswer {
    GradedAnswer(
      spec: "/my work/w/Tests/Specs/01-hidden-singletons/\(exercise)/AnySpecs.swift",
      environment: environment)
  }

  @Test func `it is found from where the spec lies`() {
    #expect(answer().key == "01-hidden-singletons/01-inherited-object")
    #expect(
      answer().folder.path == "/my work/w/Exercises/01-hidden-singletons/01-inherited-object")
    #expect(
      answer().starter.path == "/my work/w/.starters/01-hidden-singletons/01-inherited-object")
  }

  @Test(arguments: ["Solutions", ".build/answers/x", "Tests/Answers/01-a/01-b/accepted/c"])
  func `the environment names the folder of answers`(answers: String) {
    let answer = answer(environment: ["WORKBOOK_ANSWERS": answers])
    #expect(
      answer.folder.path
        == "/my work/w/\(answers)/01-hidden-singletons/01-inherited-object")
  }

  #if os(Linux)
    @Test func `a variable that code sets later names no other folder`() async {
      // In a process of its own, because other threads may read variables here.
      await #expect(processExitsWith: .success) {
        let before = GradedAnswer(spec: "/w/Tests/Specs/01-a/01-b/BSpecs.swift").folder
        setenv("WORKBOOK_ANSWERS", "elsewhere", 1)
        precondition(ProcessInfo.processInfo.environment["WORKBOOK_ANSWERS"] == "elsewhere")
        precondition(GradedAnswer(spec: "/w/Tests/Specs/01-a/01-b/BSpecs.swift").folder == before)
      }
    }
  #endif

  @Test(arguments: [
    ("01-inherited-object", "InheritedObject"), ("12-pin-it-first", "PinItFirst"),
    ("03-seams", "Seams"),
  ])
  func `its module is named after the folder`(exercise: String, module: String) {
    #expect(answer(exercise).module == module)
  }

  @Test func `its sources are the Swift files, in order`() throws {
    let package = try TemporaryPackage()
    for name in ["B.swift", "README.md", "A.swift"] {
      try package.write("", to: package.answer.folder, as: name)
    }
    #expect(try package.answer.sources().map(\.lastPathComponent) == ["A.swift", "B.swift"])
  }

  @Test func `sources that are not wanted are left out`() throws {
    let package = try TemporaryPackage()
    for name in ["B.swift", "A.swift"] {
      try package.write("", to: package.answer.folder, as: name)
    }
    let sources = try package.answer.sources(leavingOut: ["A.swift", "C.swift"])
    #expect(sources.map(\.lastPathComponent) == ["B.swift"])
    #expect(try package.answer.allFiles(but: ["A.swift", "C.swift"]) == ["B.swift"])
  }

  @Test func `a folder that is not there is an error`() {
    #expect(throws: (any Error).self) { try answer().sources() }
  }
}

@Suite struct OutsideWorldTests {
  private let package: TemporaryPackage
  private let world = GradedAnswer.worldMarker + "\nstruct Server {}\n"

  init() throws {
    package = try TemporaryPackage()
    for folder in [package.answer.folder, package.answer.starter] {
      try package.write(world, to: folder, as: "Server.swift")
      try package.write("// TODO 1: Do it.\n", to: folder, as: "Lamp.swift")
    }
  }

  @Test func `an untouched world is unchanged`() throws {
    #expect(try package.answer.changedWorld() == [])
  }

  @Test func `the learner's own files may change`() throws {
    try package.write("// done\n", to: package.answer.folder, as: "Lamp.swift")
    try package.write("// new\n", to: package.answer.folder, as: "Bulb.swift")
    #expect(try package.answer.changedWorld() == [])
  }

  @Test(arguments: ["", " ", "\n", "struct Server {}\n"])
  func `every change to the world is told`(addition: String) throws {
    let text = addition.isEmpty ? "" : world + addition
    try package.write(text, to: package.answer.folder, as: "Server.swift")
    #expect(try package.answer.changedWorld() == ["Server.swift"])
  }

  @Test func `a part of the world that is gone is told`() throws {
    try FileManager.default.removeItem(at: package.answer.folder.appending(path: "Server.swift"))
    #expect(try package.answer.changedWorld() == ["Server.swift"])
  }

  @Test func `taking the mark away does not help`() throws {
    try package.write("struct Server {}\n", to: package.answer.folder, as: "Server.swift")
    #expect(try package.answer.changedWorld() == ["Server.swift"])
  }

  @Test func `a file that has to stay is told when it changed`() throws {
    let given = ["Server.swift", "Lamp.swift"]
    #expect(try package.answer.changed(among: given) == [])

    try package.write("// done\n", to: package.answer.folder, as: "Lamp.swift")

    #expect(try package.answer.changed(among: given) == ["Lamp.swift"])
  }

  @Test func `a file that has to stay, and that no starter has, is an error`() {
    #expect(throws: (any Error).self) {
      try package.answer.changed(among: ["Typo.swift"])
    }
  }

  @Test func `the starter's text can be read`() throws {
    try package.write("// done\n", to: package.answer.folder, as: "Lamp.swift")
    #expect(try package.answer.starterText(of: "Lamp.swift") == "// TODO 1: Do it.\n")
  }

  @Test func `without the pristine starter nothing can be said`() throws {
    try FileManager.default.removeItem(at: package.answer.starter)
    #expect(throws: (any Error).self) { try package.answer.changedWorld() }
  }
}

extension GradedAnswerTests {
  @Test(arguments: [("01-i18n", "I18n"), ("01-v2x-lamp", "V2xLamp")])
  func `a module is named as the manifest names it`(exercise: String, module: String) {
    let answer = GradedAnswer(spec: "/w/Tests/Specs/01-a/\(exercise)/S.swift", environment: [:])
    #expect(answer.module == module)
  }
}
