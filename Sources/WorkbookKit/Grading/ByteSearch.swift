import Foundation

extension ArraySlice<UInt8> {
  /// Whether the ASCII word stands in these bytes.
  ///
  /// `memchr` finds the word's first letter as fast as the machine reads memory, in debug builds
  /// too; 200 MB of learner output must not slow the grader down.
  func contains(word: StaticString) -> Bool {
    withUnsafeBytes { bytes in
      guard let base = bytes.baseAddress else { return false }
      var offset = 0
      let length = word.utf8CodeUnitCount
      while bytes.count - offset >= length,
        let found = memchr(base + offset, Int32(word.utf8Start[0]), bytes.count - offset)
      {
        offset = UnsafeRawPointer(found) - base
        if bytes.count - offset >= length, memcmp(found, word.utf8Start, length) == 0 {
          return true
        }
        offset += 1
      }
      return false
    }
  }
}
