import Foundation
import Testing

@testable import WorkbookKit

@Suite struct SpecObjectsTests {
  private let folder: TemporaryFolder
  private let objects: SpecObjects

  init() throws {
    folder = try TemporaryFolder()
    objects = SpecObjects(
      files: .live, store: "\(folder.path)/kept", folder: "\(folder.path)/build")
    try compile("one")
  }

  /// What the compiler does.
  private func compile(_ text: String) throws {
    try folder.write(text, to: "build/KettleSpecs.swift.o")
    try folder.write(text, to: "build/KettleXCTests.swift.o")
    try folder.write("SwiftPM's", to: "build/KettleSpecs.swiftmodule.o")
  }

  private func text(of name: String) throws -> String {
    try folder.files.text("\(folder.path)/build/\(name)")
  }

  private func interface(_ number: Int) -> Data { Data("interface \(number)".utf8) }

  @Test func `nothing is put back for an interface that the specs have not met`() throws {
    try objects.keep(for: interface(1), output: "")
    try compile("two")

    #expect(try objects.putBack(for: interface(2)) == nil)
    #expect(try text(of: "KettleSpecs.swift.o") == "two")
  }

  @Test func `each interface has its own objects, and what the compiler said of them`() throws {
    try objects.keep(for: interface(1), output: "a warning")
    try compile("two")
    try objects.keep(for: interface(2), output: "")

    #expect(try objects.putBack(for: interface(1)) == "a warning")
    #expect(try text(of: "KettleSpecs.swift.o") == "one")
    #expect(try text(of: "KettleXCTests.swift.o") == "one")
    #expect(try objects.putBack(for: interface(2)) == "")
    #expect(try text(of: "KettleXCTests.swift.o") == "two")
  }

  @Test func `what SwiftPM wraps stays where it is`() throws {
    try objects.keep(for: interface(1), output: "")
    try folder.write("newer", to: "build/KettleSpecs.swiftmodule.o")
    _ = try objects.putBack(for: interface(1))

    #expect(try text(of: "KettleSpecs.swiftmodule.o") == "newer")
  }

  @Test func `what was cut off while it was kept is not put back`() throws {
    try objects.keep(for: interface(1), output: "")
    try folder.files.remove("\(folder.path)/kept/0/interface")

    #expect(try objects.putBack(for: interface(1)) == nil)
    try objects.keep(for: interface(1), output: "again")
    #expect(try objects.putBack(for: interface(1)) == "again")
  }

  @Test func `after many interfaces it begins again`() throws {
    for number in 0...30 { try objects.keep(for: interface(number), output: "\(number)") }

    #expect(try objects.putBack(for: interface(29)) == nil)
    #expect(try objects.putBack(for: interface(30)) == "30")
  }
}
