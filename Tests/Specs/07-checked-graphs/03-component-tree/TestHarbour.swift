import SpecSupport
import Testing

@testable import ComponentTree

struct TestRadio: Radio {
  let said: Recorder<String>

  func say(_ text: String) {
    said.record(text)
  }
}

struct TestDoctor: Doctor {
  let called: Recorder<String>

  func come(to place: String) {
    called.record(place)
  }
}

/// A whole tree with a radio and a doctor that remember.
struct TestHarbour {
  let said = Recorder<String>()
  let called = Recorder<String>()
  let component: HarbourComponent

  init() {
    component = HarbourComponent(
      radio: TestRadio(said: said), doctor: TestDoctor(called: called))
  }
}

/// The properties of a component, and of what it keeps, that are of no certain
/// type, or are optional though they come from above: `Cabin.parent: Voyage?`.
func whatMayBeMissing(in value: Any, depth: Int = 4) -> [String] {
  guard depth > 0 else { return [] }
  return Mirror(reflecting: value).children.flatMap { child -> [String] in
    let (label, type) = (child.label ?? "?", "\(type(of: child.value))")
    let isLazy = label.hasPrefix("$__lazy_storage_")
    let mayBeMissing =
      type.contains(/\bAny(Object)?\b/)
      || type.contains(/^Optional<.*(Parent|Component|Radio|Doctor)/) && !isLazy
    guard mayBeMissing else {
      return whatMayBeMissing(in: child.value, depth: depth - 1)
    }
    let shown = type.replacing(/^Optional<(.*)>$/) { "\($0.1)?" }
    return ["\(Swift.type(of: value)).\(label): \(shown)"]
  }
}

/// A client that brings `Shore("…")`, a radio and a doctor that print.
func client(_ statements: String, alsoDeclaring more: String = "") -> Client {
  Client(
    statements,
    declarations: #"""
      struct Shore: Radio, Doctor {
        let name: String
        init(_ name: String) { self.name = name }
        func say(_ text: String) { print("\(name) radio: \(text)") }
        func come(to place: String) { print("\(name) doctor: \(place)") }
      }

      """# + more)
}

/// A struct that a client declares: a parent that has parts and nothing else.
struct Declaration: Sendable, CustomTestStringConvertible {
  let name: String
  /// The parent protocol.
  let parent: String
  let types: KeyValuePairs<String, String>

  var parts: [String] { types.map(\.key) }
  var testDescription: String { parent }

  /// The struct, or one named `Without_<part>` that lacks the part.
  func text(forgetting part: String? = nil) -> String {
    let name = part.map { "Without_\($0)" } ?? name
    let lines = types.filter { $0.key != part }.map {
      "  let \($0.key): \($0.value)\n"
    }
    return "struct \(name): \(parent) {\n\(lines.joined())}\n"
  }
}

/// All that a cabin may ask for.
let testVoyage = Declaration(
  name: "TestVoyage", parent: "CabinParent",
  types: [
    "radio": "any Radio", "doctor": "any Doctor", "logbook": "Logbook",
  ])

/// All that a voyage may ask for.
let testHarbour = Declaration(
  name: "TestHarbour", parent: "VoyageParent",
  types: ["radio": "any Radio", "doctor": "any Doctor", "berths": "Berths"])
