/// Takes no picture until two runners stand in front of it.
actor SlowCamera: Camera {
  private var waiting: [CheckedContinuation<Void, Never>] = []

  func photograph(_ bib: Int) async {
    guard waiting.isEmpty else {
      waiting.removeFirst().resume()
      return
    }
    await withCheckedContinuation { waiting.append($0) }
  }
}
