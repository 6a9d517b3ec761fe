import Testing

@testable import WorkbookCore

@Suite struct SpecNameTests {
  @Test(arguments: [
    "it asks the API it was given", "It asks the `API` it was given.",
    "it asks – the API, it was given!", "Specs.testItAsksTheAPIItWasGiven",
  ])
  func `letters and digits alone are compared`(name: String) {
    #expect(SpecName.key(SpecName.sentence(name)) == "itaskstheapiitwasgiven")
  }

  @Test(arguments: [
    ("keeps 2 callers", "keeps 3 callers"), ("it is größer", "it is grosser"),
    ("it tests", "it"),
  ])
  func `other letters and digits are another spec`(one: String, other: String) {
    #expect(SpecName.key(one) != SpecName.key(other))
  }

  @Test(arguments: [
    ("Specs.testItAsks", "ItAsks"), ("Specs.test", ""), ("it calls Foo.testBar once", nil),
    ("it asks", nil),
  ])
  func `an XCTest name is known by its method`(name: String, method: String?) {
    #expect(SpecName.xctestMethod(name).map(String.init) == method)
  }

  @Test(arguments: [
    ("Specs.testItAsksTwice", "it asks twice"), ("it asks `shared`", "it asks shared"),
    ("it asks the API", "it asks the API"),
  ])
  func `a spec that the brief does not name is told by its own`(name: String, sentence: String) {
    #expect(SpecName.sentence(name) == sentence)
  }

  @Test(arguments: [
    ("P.Specs/testItAsks", true), ("P.Specs/testItAsks()/F.swift:7:4", false),
    ("P.Specs/`tests it`()/F.swift:7:4", false), ("P.Specs/itAsks", false),
  ])
  func `an id tells its framework`(id: String, isXCTest: Bool) {
    #expect(SpecName.isXCTest(id) == isXCTest)
  }
}
