import ChildProcess

extension SpecRunner {
  /// The XCTest specs, as the built program lists them; one that is listed twice is one.
  ///
  /// XCTest lists `Module.Class/method` and prints `Class.method` while it runs.
  ///
  /// - Parameter limit: After so many seconds the program is stopped.
  /// - Throws: `WorkbookError` when the program did not end well: its list may lack specs.
  func listXCTests(limit: Double) throws -> [FoundSpec] {
    let start = time.seconds()
    var output = CappedOutput()
    let ending = try programs.run(
      product.listXCTests, { output.append($0) }, { time.seconds() - start > limit })
    guard ending == .exited(code: 0) else {
      throw unlisted(ending, output: output.text, limit: limit)
    }
    var ids: Set<String> = []
    return output.text
      .split(separator: "\n")
      .compactMap { FoundSpec(xctest: String($0)) }
      .filter { ids.insert($0.id).inserted }
  }

  /// No spec was running, so there is none to blame; code may run before the first of them.
  private func unlisted(
    _ ending: ChildProcess.Ending, output: String, limit: Double
  ) -> WorkbookError {
    guard ending != .stopped else {
      return WorkbookError(
        "The XCTest specs did not begin within \(Int(limit)) seconds.",
        next: "If the machine is busy, give them longer: --timeout \(Int(limit) * 3).")
    }
    let crash = Crash(ending: ending, output: output, key: key)
    return WorkbookError(
      "The XCTest specs did not begin: \(crash.text)",
      next: crash.advice ?? "Check again. If it comes back: swift run workbook doctor")
  }
}

extension FoundSpec {
  /// - Parameter id: `Module.Class/method`; `nil` when it is something else.
  init?(xctest id: String) {
    let words = id.split(separator: "/")
    guard words.count == 2, words[1].hasPrefix("test"), !id.contains(" "),
      let dot = words[0].firstIndex(of: ".")
    else { return nil }
    self.init(id: id, name: "\(words[0][words[0].index(after: dot)...]).\(words[1])")
  }
}
