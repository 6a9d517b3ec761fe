import Foundation
import Testing

@testable import SpecSupport

@Suite struct NothingElseTests {
  @Test(arguments: [
    ("import Foundation\nfunc f() -> Date { .now }", "Date.now"),
    ("import Foundation\nfunc f() -> Date { Date() }", "Date()"),
    ("import Foundation\nfunc f() -> Date { Date.init() }", "Date()"),
    ("import Foundation\nfunc f(now: () -> Date = Date.init) -> Date { now() }", "Date()"),
    ("import Foundation\nfunc f() -> UUID { UUID() }", "UUID()"),
    ("import Foundation\nfunc f() -> TimeZone { .current }", "TimeZone.current"),
    ("import Foundation\nfunc f() -> Locale { Locale.current }", "Locale.current"),
    ("import Foundation\nfunc f() -> Calendar { Calendar.current }", "Calendar.current"),
    ("func f() -> Int { .random(in: 0...9) }", "random"),
    ("func f() -> Int? { [1, 2].randomElement() }", "randomElement"),
    (
      "import Foundation\nfunc f() -> Int { ProcessInfo.processInfo.environment.count }",
      "ProcessInfo.processInfo"
    ),
    ("func f() -> Int { CommandLine.arguments.count }", "CommandLine"),
    ("func f() async throws { try await Task.sleep(for: .seconds(1)) }", "Task.sleep"),
    ("import Foundation\nfunc f() { Thread.sleep(forTimeInterval: 1) }", "Thread.sleep"),
    ("import Foundation\nfunc f() { sleep(1) }", "sleep"),
    (
      "import Foundation\nfunc f(_ d: Date) -> String { d.formatted() }",
      "formatted() without a locale"
    ),
    (
      "import Foundation\nfunc f(_ d: Date) -> String { d.formatted(.dateTime.year()) }",
      "dateTime without a locale"
    ),
    (
      "import Foundation\nfunc f() -> String { [\"a\"].formatted(.list(type: .and)) }",
      "list without a locale"
    ),
    (
      "import Foundation\nfunc f(_ d: Date) -> String { DateFormatter().string(from: d) }",
      "DateFormatter without a locale"
    ),
  ])
  func `a read of the system is found with its place`(code: String, name: String) throws {
    let line = code.contains("\n") ? 2 : 1
    let answer = try compiled(code)

    #expect(answer.readsOfTheSystem() == ["\(name) at Shop.swift:\(line)"])
    #expect(answer.readsOfTheSystem(except: ["Shop.swift"]) == [])
  }

  @Test func `the world may read the system, and a given value is not read from it`() throws {
    let answer = try compiled(
      """
      import Foundation
      func f(_ now: Date, _ zone: TimeZone) -> Bool { now < Date(timeIntervalSince1970: 9) }
      // Date()
      """, world: "import Foundation\nfunc now() -> Date { Date() }")

    #expect(answer.readsOfTheSystem() == [])
  }

  @Test(arguments: [
    """
    func f(_ date: Date, _ locale: Locale) -> String {
      let formatter = DateFormatter()
      formatter.locale = locale
      return formatter.string(from: date)
    }
    """,
    "func f(_ d: Date, _ l: Locale) -> String { d.formatted(.dateTime.year().locale(l)) }",
    "func f(_ d: Date) -> String { d.formatted(.iso8601) }",
  ])
  func `what is given a locale, or needs none, reads nothing`(code: String) throws {
    #expect(try compiled("import Foundation\n" + code).readsOfTheSystem() == [])
  }

  @Test func `elsewhere, a client prints other hours if it asks for the machine's zone`() throws {
    let package = try TemporaryPackage()
    try package.write(
      """
      import Foundation
      func hour(in zone: TimeZone) -> Int {
        var calendar = Calendar(identifier: .gregorian)
        calendar.timeZone = zone
        return calendar.component(.minute, from: Date(timeIntervalSince1970: 0))
      }
      """, to: package.answer.folder, as: "Hour.swift")
    func client(_ zone: String) -> SpecClient {
      SpecClient("print(hour(in: \(zone)))", declarations: "import Foundation", spec: package.spec)
    }

    #expect(client(".gmt").linesElsewhere() == ["0"])
    #expect(client(".current").linesElsewhere() == ["30"])
  }
}
