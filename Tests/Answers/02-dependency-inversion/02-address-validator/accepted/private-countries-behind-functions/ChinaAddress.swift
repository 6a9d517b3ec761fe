func inChina(_ largestFirst: [String]) -> any Address {
  struct China: Address {
    let parts: [String]
    var displayAddress: String { parts.joined(separator: ", ") }
  }
  return China(parts: largestFirst)
}
