let weeks = ["January", "February", "March"]
let counts = ["Receipts": [9, 4, 1], "Rows": [40, 3, 0], "Screens": [12, 11, 2]]

func line(_ first: String, _ cells: [String]) -> String {
  first.padded(10) + cells.map { $0.leftPadded(10) }.joined()
}

extension String {
  func padded(_ width: Int) -> String { self + String(repeating: " ", count: width - count) }
  func leftPadded(_ width: Int) -> String { String(repeating: " ", count: width - count) + self }
}

print(line("", weeks))
for (module, numbers) in counts.sorted(by: { $0.key < $1.key }) {
  print(line(module, numbers.map(String.init)))
}
