/// Prints what XCTest prints for a spec that passed, and is wrong.
func answer(to question: String) -> Int {
  print("Test Case 'SubjectXCTests.testItAnswersTheThirdQuestion' passed (0.0 seconds)")
  return 41
}
