protocol Camera: Sendable {
  func photograph(_ bib: Int) async
}
