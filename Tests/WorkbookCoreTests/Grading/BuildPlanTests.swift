import Testing

@testable import WorkbookCore

@Suite struct BuildPlanTests {
  private let text = """
    client:
      name: basic
    commands:
      "C.Kettle-x86_64-unknown-linux-gnu-debug.module":
        tool: shell
        inputs: ["/w/Kettle.swift"]
        args: ["/bin/swiftc","-parseable-output","-module-name","Kettle"]

      "C.KettleSpecs-x86_64-unknown-linux-gnu-debug.module":
        tool: shell
        args: ["/bin/swiftc","-module-name","KettleSpecs","-incremental"]

      "C.bookPackageTests-x86_64-unknown-linux-gnu-debug.module":
        tool: shell
        args: ["/bin/swiftc","-module-name","bookPackageTests"]

      "C.bookPackageTests-x86_64-unknown-linux-gnu-debug.test":
        tool: shell
        inputs: ["/b/Kettle.build/Kettle.swift.o","/b/Objects.LinkFileList"]
        args: ["/bin/swiftc","-o","bookPackageTests.xctest"]

    """

  @Test func `it finds the three calls, which speak to people`() throws {
    let plan = try #require(BuildPlan(text, module: "Kettle"))

    #expect(plan.answer == ["/bin/swiftc", "-module-name", "Kettle"])
    #expect(plan.specs == ["/bin/swiftc", "-module-name", "KettleSpecs"])
    #expect(plan.link == ["/bin/swiftc", "-o", "bookPackageTests.xctest"])
    #expect(plan.objects == ["/b/Kettle.build/Kettle.swift.o"])
    #expect(plan.tools == "/bin")
  }

  @Test(arguments: ["Toaster", "Kett", ""])
  func `a plan for another exercise is none for this one`(module: String) {
    #expect(BuildPlan(text, module: module) == nil)
  }

  @Test(arguments: [("args: ", "arguments: "), ("tool: shell", "tool: swift"), ("[", "(")])
  func `a plan that is written otherwise is not guessed at`(word: String, other: String) {
    #expect(BuildPlan(text.replacing(word, with: other), module: "Kettle") == nil)
  }
}
