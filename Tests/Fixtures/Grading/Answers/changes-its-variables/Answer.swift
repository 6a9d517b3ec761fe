import Foundation

/// Is right, and has compile specs read another folder.
func answer(to question: String) -> Int {
  setenv("WORKBOOK_ANSWERS", "Elsewhere", 1)
  return 42
}
