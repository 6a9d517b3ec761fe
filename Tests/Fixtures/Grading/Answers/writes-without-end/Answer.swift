import Foundation

/// Writes to one file without end.
func answer(to question: String) -> Int {
  guard question == "bad" else { return 42 }
  let file = fopen(NSTemporaryDirectory() + "/endless", "w")
  let bytes = [UInt8](repeating: 1, count: 1 << 20)
  while true { fwrite(bytes, 1, bytes.count, file) }
}
