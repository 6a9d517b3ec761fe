import Foundation
import Fuzzing
import Testing

@testable import WorkbookCore
@testable import workshop

@Suite struct ProgressFuzzTests {
  private let path = "/w/.workbook/progress.json"

  private func store(_ disk: Disk) -> ProgressStore {
    ProgressStore(in: Workbook.example.with(files: disk.files, time: Clock().time))
  }

  private func bytes(_ disk: Disk, _ path: String) throws -> [UInt8] {
    Array(try disk.files.read(path))
  }

  @Test func `whatever the file holds, it is read or set aside unchanged`() throws {
    try Fuzz.cases(500) { random in
      let disk = Disk()
      var bytes = Array(random.progressJSON().utf8)
      if random.once(in: 2) { bytes = random.damaged(bytes) }
      try disk.files.write(Data(bytes), path)

      let (progress, notice) = store(disk).load()

      if notice == nil {
        try #require(disk.paths == [path], "\(random)")
      } else {
        try #require(progress == LearnerProgress(), "\(random)")
        let aside = try #require(disk.paths.first, "\(random)")
        try #require(disk.paths.count == 1 && aside != path, "\(random)")
        let kept = try self.bytes(disk, aside)
        try #require(kept == bytes, "\(random)")
      }
      try store(disk).save(progress)
      try #require(store(disk).load().progress == progress, "\(random)")
    }
  }

  @Test func `what is saved is read again, and saving it again changes no byte`() throws {
    try Fuzz.cases(200) { random in
      let disk = Disk()
      let progress = random.progress()
      try store(disk).save(progress)
      let saved = try bytes(disk, path)
      let (again, notice) = store(disk).load()

      try #require(again == progress && notice == nil, "\(random)")
      try store(disk).save(again)
      let resaved = try bytes(disk, path)
      try #require(resaved == saved, "\(random)")
    }
  }

  @Test func `whatever was read can be worked on`() throws {
    try Fuzz.cases(300) { random in
      let disk = Disk()
      disk[path] = random.progressJSON()
      var progress = store(disk).load().progress
      let exercise = random.one(of: Syllabus.example.exercises)

      progress.begin(exercise, at: Clock.start)
      progress.note(.red, on: exercise, at: Clock.start)
      progress.note(.solved, on: exercise, at: Clock.start)

      try #require(progress.state(of: exercise) == .solved, "\(random)")
      let record = progress[exercise]
      try #require(record.attempts >= 2 && record.hints >= 0, "\(random)")
      try #require(record.times.allSatisfy { $0 >= 0 && $0 <= 1e12 }, "\(random)")
    }
  }
}

extension Seeded {
  /// A progress file that may be understood, with numbers and dates of every size.
  fileprivate mutating func progressJSON() -> String {
    let modules = ["InheritedObject", "HiddenInputs", "FirstCut", "Gone", line(upTo: 3)]
    let records = some(4) { random in
      """
      "\(random.one(of: modules).filter { !"\"\\".contains($0) })": {
        "attempts": \(random.number()), "hints": \(random.number()),
        "isSolved": \(random.one(of: ["true", "false"])),
        "times": [\(random.some(3) { $0.number(isWhole: false) }.joined(separator: ", "))],
        "startedAt": \(random.date()), "solvedAt": \(random.date())
      }
      """
    }
    return """
      {"version": \(one(of: ["1", "1", "1", "1", "1", "1", "2", number()])),
       "current": \(one(of: ["null", "\"HiddenInputs\"", "\"Gone\"", "7"])),
       "exercises": {\(records.joined(separator: ", "))}}
      """
  }

  private mutating func number(isWhole: Bool = true) -> String {
    let odd = [
      "-1", "-9223372036854775808", "9223372036854775807", "9223372036854775806",
      "4611686018427387904",
    ]
    let broken = ["1e308", "-1e308", "0.1", "1e-320", "12345678901234567890"]
    if once(in: 2) { return "\(below(9))" }
    return one(of: isWhole ? odd : odd + broken)
  }

  private mutating func date() -> String {
    one(of: [
      "null", "\"2026-01-31T14:05:09Z\"", "\"0001-01-01T00:00:00Z\"",
      "\"9999-12-31T23:59:59Z\"", "\"1969-07-20T20:17:40Z\"", "\"2026-02-31T25:61:61Z\"",
      "\"12026-01-31T14:05:09Z\"", "\"-0001-01-31T14:05:09Z\"", "\"\"", "0",
    ])
  }

  /// Any progress that a workbook may have come to.
  fileprivate mutating func progress() -> LearnerProgress {
    var progress = LearnerProgress()
    for exercise in Syllabus.example.exercises where once(in: 2) {
      var record = LearnerProgress.Record()
      record.isSolved = once(in: 2)
      record.attempts = below(1_000)
      record.hints = below(4)
      record.times = some(3) { Double($0.below(1_000_000_000)) / 1_000 }
      record.startedAt = moment()
      record.firstTriedAt = moment()
      record.solvedAt = moment()
      progress[exercise] = record
    }
    progress.current = once(in: 3) ? nil : text()
    return progress
  }

  /// To the second, in the years 1 to 9999.
  private mutating func moment() -> Date? {
    once(in: 3) ? nil : Date(timeIntervalSince1970: Double(below(315_000_000_000)) - 62_000_000_000)
  }
}
