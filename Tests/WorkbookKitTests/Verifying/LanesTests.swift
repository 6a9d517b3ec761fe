import Synchronization
import Testing

@testable import WorkbookKit

@Suite struct LanesTests {
  private let folder: TemporaryFolder
  private let workbook: Workbook
  private let clock = Clock()
  private let told = Told()

  init() throws {
    folder = try TemporaryFolder(isQuick: true)
    workbook = try PaperWorkbook("workbook", in: folder, [("01-first", ["01-one"])]).workbook
  }

  private func lanes(_ count: Int) -> Lanes {
    let programs = Programs { _, _, _ in throw WorkbookError("No program runs here.", next: "") }
    let grader = Grader(
      workbook: workbook, files: .live, programs: programs, time: clock.time)
    return Lanes(
      Array(repeating: grader, count: count), in: workbook, files: .live, programs: programs,
      time: clock.time)
  }

  private func work(_ name: String, _ turns: String?...) -> Errand {
    Errand(name: name, turns: turns, clock: clock, told: told)
  }

  @Test func `one lane ends an exercise before it begins the next, and says how long each took`()
    throws
  {
    try lanes(1).share([work("a", "1", "2"), work("b", "1")])

    #expect(told.lines == ["a1", "a2", "a ended after 2.0", "b1", "b ended after 1.0"])
  }

  @Test func `it comes back to an exercise that had nothing for it`() throws {
    try lanes(1).share([work("a", "1", nil, "2"), work("b", "1")])

    #expect(told.lines == ["a1", "b1", "b ended after 1.0", "a2", "a ended after 3.0"])
  }

  @Test func `two lanes take each turn once, and end each exercise once`() throws {
    try lanes(2).share(["a", "b", "c"].map { work($0, "1", "2", "3") })

    let lines = told.lines
    let turns = ["a", "b", "c"].flatMap { name in ["1", "2", "3"].map { name + $0 } }
    #expect(lines.filter { !$0.contains("ended") }.sorted() == turns)
    #expect(
      lines.filter { $0.contains("ended") }.map { $0.prefix(1) }.sorted() == ["a", "b", "c"])
  }

  @Test func `an error is thrown, and what is not begun never is`() throws {
    #expect(throws: Errand.Refused.self) {
      try lanes(1).share([work("a", "1", Errand.refused, "2"), work("b", "1")])
    }

    #expect(told.lines == ["a1", "a closed", "b closed"])
  }

  @Test func `whoever works in a lane keeps others out of its folder`() throws {
    let path = "\(workbook.root)/.build/verify-1-lock"
    try lanes(1).share([
      work("a", "1").whileTaking { told in
        told.add((try Files.live.lock(path)) == nil ? "locked" : "open")
      }
    ])
    let unlock = try #require(try Files.live.lock(path))
    unlock()

    #expect(told.lines == ["locked", "a1", "a ended after 1.0"])
  }
}

/// What became of some errands, in order.
private final class Told: Sendable {
  private let state = Mutex<[String]>([])

  var lines: [String] { state.withLock { $0 } }

  func add(_ line: String) { state.withLock { $0.append(line) } }
}

/// Work of which each turn takes a second; at `nil` it has none for now.
private final class Errand: SharedWork {
  struct Refused: Error {}

  static let refused = "refused"

  private let name: String
  private let clock: Clock
  private let told: Told
  private let check: @Sendable (Told) throws -> Void
  private let state: Mutex<(waiting: [String?], left: Int)>

  init(
    name: String, turns: [String?], clock: Clock, told: Told,
    check: @escaping @Sendable (Told) throws -> Void = { _ in }
  ) {
    self.name = name
    self.clock = clock
    self.told = told
    self.check = check
    state = Mutex((turns, turns.compactMap(\.self).count))
  }

  func whileTaking(_ check: @escaping @Sendable (Told) throws -> Void) -> Errand {
    Errand(
      name: name, turns: state.withLock { $0.waiting }, clock: clock, told: told, check: check)
  }

  func next() -> String? {
    state.withLock { $0.waiting.isEmpty ? nil : $0.waiting.removeFirst() }
  }

  func take(_ turn: String, in lane: Lane) throws -> String? {
    try check(told)
    if turn == Self.refused { throw Refused() }
    told.add(name + turn)
    clock.advance(by: 1)
    return state.withLock { state in
      state.left -= 1
      return state.left == 0 ? "ended" : nil
    }
  }

  func end(_ outcome: String, seconds: Double) {
    told.add("\(name) \(outcome) after \(seconds)")
  }

  func close() {
    state.withLock { $0.waiting = [] }
    told.add("\(name) closed")
  }
}
