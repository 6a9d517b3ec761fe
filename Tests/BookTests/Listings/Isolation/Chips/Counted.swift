// Does not compile: mutation of captured var 'asked' in concurrently-executing code
func makeCounted() -> Chips {
  var asked = 0
  return Chips(passed: {
    asked += 1
    return []
  })
}
