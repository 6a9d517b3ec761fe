/// Keeps some 8 MB more at each turn, as fast as it can.
func answer(to question: String) -> Int {
  var kept: [[UInt8]] = []
  while question == "bad" { kept.append([UInt8](repeating: 1, count: 8 << 20)) }
  return 42
}
