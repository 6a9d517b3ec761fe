import Foundation
import Testing

@testable import WorkbookCore

@Suite struct ProgressStoreTests {
  private let disk = Disk()
  private let path = "/w/.workbook/progress.json"
  private let aside = "/w/.workbook/progress-set-aside-2026-01-31-140509.json"

  private var store: ProgressStore {
    ProgressStore(in: Workbook.example.with(files: disk.files, time: Clock().time))
  }

  @Test func `where no lock can be made there is nothing to hold off`() throws {
    var files = disk.files
    files.lock = { _ in throw Disk.Refused() }

    let unlock = try ProgressStore(in: Workbook.example.with(files: files, time: Clock().time))
      .lock()
    unlock()
  }

  @Test func `who waits for the lock may stop`() {
    var files = disk.files
    files.lock = { _ in nil }

    #expect(throws: ProcessClient.Interrupted.self) {
      _ = try ProgressStore(
        in: Workbook.example.with(files: files, time: Clock().time, interruption: { 2 })
      ).lock()
    }
  }

  @Test func `without a file there is nothing, and nothing to say`() {
    #expect(store.load().progress == LearnerProgress())
    #expect(store.load().notice == nil)
  }

  @Test func `what was saved is read again`() throws {
    var progress = LearnerProgress()
    progress.note(.red, on: .firstCut, at: Clock.start)
    progress.note(.solved, on: .hiddenInputs, at: Clock.start)
    progress[.firstCut].hints = 2
    try store.save(progress)

    #expect(store.load().progress == progress)
    #expect(store.load().notice == nil)
  }

  @Test(arguments: [
    "", "no JSON", "{\"version\":1", "[]", #"{"version":1,"exercises":7}"#,
    #"{"version":2,"exercises":{}}"#, #"{"version":2,"stages":{},"streak":9}"#, "\u{0}\u{1}",
  ])
  func `a corrupt file, or a later workbook's, is set aside`(text: String) {
    disk[path] = text

    let (progress, notice) = store.load()

    #expect(progress == LearnerProgress())
    #expect(disk.paths == [aside])
    #expect(disk[aside] == text)
    #expect(notice?.contains(".workbook/progress-set-aside-2026-01-31-140509.json") == true)
  }

  @Test func `once it was set aside nothing more is said`() {
    disk[path] = "no JSON"
    _ = store.load()
    #expect(store.load().notice == nil)
  }

  @Test func `a corrupt file that cannot be set aside stops nothing`() {
    disk[path] = "no JSON"
    disk.lock("/w/.workbook")

    let (progress, notice) = store.load()

    #expect(progress == LearnerProgress())
    #expect(notice == "The progress file cannot be read: .workbook/progress.json")
    #expect(disk[path] == "no JSON")
  }

  @Test func `a folder that cannot be written is told`() {
    disk.lock("/w/.workbook")
    let error = #expect(throws: WorkbookError.self) { try store.save(LearnerProgress()) }
    #expect(error?.problem == "Your progress could not be saved in .workbook/progress.json.")
  }

  @Test(arguments: [(0.0, "1970-01-01-000000"), (1_769_868_309, "2026-01-31-140509")])
  func `a date stands in a name as Greenwich has it`(seconds: Double, stamp: String) {
    #expect(Stamp.text(Date(timeIntervalSince1970: seconds)) == stamp)
  }
}

extension ProgressStoreTests {
  @Test func `two files set aside in one second are both kept`() throws {
    let disk = Disk()
    let store = ProgressStore(in: Workbook.example.with(files: disk.files, time: Clock().time))
    for text in ["first", "second"] {
      disk["/w/.workbook/progress.json"] = text
      _ = store.load()
    }
    try store.save(LearnerProgress())

    #expect(Set(disk.paths.compactMap { disk[$0] }).isSuperset(of: ["first", "second"]))
  }
}
