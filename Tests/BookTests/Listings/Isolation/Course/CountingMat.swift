// Does not compile: stored property 'asked' of 'Sendable'-conforming class 'CountingMat' is mutable
final class CountingMat: Mat {
  var asked = 0

  func passed() -> Set<Int> {
    asked += 1
    return []
  }
}
