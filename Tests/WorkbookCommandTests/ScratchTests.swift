import Testing
@testable import WorkbookKit
import Foundation
@Suite struct ScratchTests {
  func show(_ words: String, _ t: Transcript) { print("$ \(words)  [\(t.code)]\n\(t.seen)--ERR\n\(t.error)=====") }
  @Test func `dump`() throws {
    let book = try TinyWorkbook()
    func go(_ line: String, steps: [FakeTerminal.Step] = []) {
      let w = line.split(separator: " ").map(String.init)
      let t: Transcript = switch w.count { case 0: book.run(steps: steps); case 1: book.run(w[0], steps: steps); case 2: book.run(w[0], w[1], steps: steps); case 3: book.run(w[0], w[1], w[2], steps: steps); default: book.run(w[0], w[1], w[2], w[3], steps: steps) }
      show(line, t)
    }
    for l in ["hint", "hint", "hint 1.1", "hint 1.1", "hint 1.2 --all", "list --json", "verify 1.1", "solution 1.1", "solution --peek", "help check", "help nothing", "check --help", "--version", "chekc", "test", "chck", "check --jsno", "check --timeout", "check --timeout zero", "next soon", "hint a b", "check ketle", "check 3.4", "hint 1", "reset 1.1 Ketle.swift", "reset 1.1 Nothing.md", "reset", "again", "handout", "check --answers Solutoins", "check --answers docs"] { go(l) }
    try book.write("changed", "Exercises/\(TinyWorkbook.kettle)/Kettle.swift")
    go("reset 1.1 Kettle.swift")
    try book.write("changed", "Exercises/\(TinyWorkbook.kettle)/Kettle.swift")
    try book.write("mine", "Exercises/\(TinyWorkbook.kettle)/Mine.swift")
    go("reset 1.1")
    go("reset 1.1")
    go("again 1.1")
    book.clock.advance(by: 250)
    try book.answer(TinyWorkbook.kettle)
    go("check 1.1")
    go("solution")
    go("again 1.1")
    go("next")
    book.clock.advance(by: 20)
    try book.answer(TinyWorkbook.kettle)
    go("check 1.1")
    go("")
    go("handout ../handout")
    try book.solve("1.2", "2.1") 
    try book.answer(TinyWorkbook.toaster, TinyWorkbook.radio)
    go("check all"); go(""); go("next"); go("check"); go("check --json"); go("list"); go("check 1.1 --json")
  }
  @Test func `dump2`() throws {
    let book = try TinyWorkbook()
    func go(_ line: String, steps: [FakeTerminal.Step] = []) {
      let w = line.split(separator: " ").map(String.init)
      let t: Transcript = switch w.count { case 0: book.run(steps: steps); case 1: book.run(w[0], steps: steps); case 2: book.run(w[0], w[1], steps: steps); case 3: book.run(w[0], w[1], w[2], steps: steps); default: book.run(w[0], w[1], w[2], w[3], steps: steps) }
      show(line, t)
    }
    book.programs.set("it waits for the lid", .traps("no lid"))
    go("check"); go("check --all")
    book.programs.set("it waits for the lid", .hangs)
    go("check --timeout 3")
    book.programs.set("it waits for the lid", .failsOften("Lid", 3))
    go("check --answers Solutions")
    book.programs.set("it waits for the lid", .isSkipped)
    go("check --answers Solutions")
    book.programs.set("it waits for the lid", .isAbsent)
    go("check --answers Solutions")
    book.programs.answer("swift build", "\(book.root)/Tests/Specs/\(TinyWorkbook.kettle)/KettleSpecs.swift:9:3: error: no member 'boil'\n\(book.root)/Exercises/\(TinyWorkbook.kettle)/Kettle.swift:3:1: error: expected '}'\n", ending: .exited(code: 1))
    go("check"); go("check --all"); go("check all"); go("check --json"); go("check --verbose")
    book.programs.answer("swift build", "\(book.root)/Tests/Specs/\(TinyWorkbook.kettle)/KettleSpecs.swift:9:3: error: no member 'boil'\n", ending: .exited(code: 1))
    go("check")
    book.programs.answer("swift build", "/usr/lib/swift/X.swiftinterface:9:3: error: no X\n", ending: .exited(code: 1))
    go("check")
    book.programs.answer("swift build", "env: swift: No such file\n", ending: .exited(code: 127))
    go("check")
    book.programs.answer("swift build", "", ending: .exited(code: 0))
    try book.write("//", "Exercises/\(TinyWorkbook.kettle)/Meter.swift")
    go("check")
    try book.remove("Exercises/\(TinyWorkbook.kettle)/Kettle.swift")
    try book.write("//", "Exercises/\(TinyWorkbook.kettle)/Kettles.swift")
    go("check"); go("check all")
    try book.remove("Exercises/\(TinyWorkbook.kettle)/Kettles.swift")
    go("check")
    try book.write("{", ".workbook/progress.json")
    go("list"); go("list")
    book.folder = book.root + "/Exercises"
    go("check 1.2"); go("")
    book.folder = "/"
    go("list"); go("help"); go("help check"); go("--help")
    book.folder = book.root
    book.programs.interrupt(signal: 2)
    go("check 1.2")
  }
  @Test func `dump3`() throws {
    let book = try TinyWorkbook()
    book.isScreen = true; book.environment = ["NO_COLOR": "1"]
    let root = book.root
    show("watch", book.run("watch", steps: [.key("h"), .meanwhile { try TinyWorkbook.answer(TinyWorkbook.kettle, in: root)}, .key("l"), .key("n"), .key("x"), .key("q")]))
    show("watch", book.run("watch", "1.2"))
    for s in ["swift --version", "swiftc XCTest.swift", "swiftc Testing.swift", "git -C"] { book.programs.answer(s, "no", ending: .exited(code: 127)) }
    book.files.freeSpace = { _ in 1_000_000 }
    book.files.isWritable = { _ in false }
    try book.remove("Exercises/\(TinyWorkbook.radio)")
    show("doctor", book.run("doctor"))
    book.isScreen = false
    try book.write("", "Exercises/\(TinyWorkbook.kettle)/HINTS.md")
  }
}
