import Foundation

/// Never answers the second question, and tells again and again that a spec has started.
func answer(to question: String) -> Int {
  guard question == "second" else { return 42 }
  let words = CommandLine.arguments
  guard let option = words.firstIndex(of: "--event-stream-output-path") else { return 42 }
  let events = FileHandle(forWritingAtPath: words[option + 1])
  let told = (try? String(contentsOfFile: words[option + 1], encoding: .utf8)) ?? ""
  let started = told.split(separator: "\n").last { $0.contains("testStarted") } ?? ""
  while true {
    _ = try? events?.seekToEnd()
    try? events?.write(contentsOf: Data("\(started)\n".utf8))
    usleep(200_000)
  }
}
