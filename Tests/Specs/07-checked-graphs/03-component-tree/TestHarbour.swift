import SpecSupport

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
/// type, or are optional or looked up though they come from above:
/// `Cabin.parent: Voyage?`.
func whatMayBeMissing(in value: Any, depth: Int = 4) -> [String] {
  guard depth > 0 else { return [] }
  return Mirror(reflecting: value).children.flatMap { child -> [String] in
    let (label, type) = (child.label ?? "?", "\(type(of: child.value))")
    let isLazy = label.hasPrefix("$__lazy_storage_")
    let mayBeMissing =
      type.contains(/\bAny(Object)?\b/)
      || type.contains(/^Optional<.*(Parent|Component|Radio|Doctor)/) && !isLazy
      || type.contains(/^(Array|Dictionary)<.*(Parent|Radio|Doctor|Berths)/)
    guard mayBeMissing else {
      return whatMayBeMissing(in: child.value, depth: depth - 1)
    }
    let shown = type.replacing(/^Optional<(.*)>$/) { "\($0.1)?" }
    return ["\(Swift.type(of: value)).\(label): \(shown)"]
  }
}

/// A client that has a test parent and `Shore("…")`, a radio and a doctor that print.
func client(with parent: TestParent, _ statements: String) -> Client {
  Client(statements, declarations: parent.text + shoreDeclaration)
}

/// A radio and a doctor that print.
let shoreDeclaration = #"""
  struct Shore: Radio, Doctor {
    let name: String
    init(_ name: String) { self.name = name }
    func say(_ text: String) { print("\(name) radio: \(text)") }
    func come(to place: String) { print("\(name) doctor: \(place)") }
  }

  """#

/// The structs `TestVoyage` and `TestHarbour`, and what makes them.
let testParents =
  testVoyage.text + testHarbour.text + shoreDeclaration + #"""
    let shore = Shore("A")
    func makeTestVoyage() -> TestVoyage {
      TestVoyage(radio: shore, doctor: shore, logbook: Logbook())
    }
    func makeTestHarbour() -> TestHarbour {
      TestHarbour(radio: shore, doctor: shore, berths: Berths())
    }

    """#

/// A parent that has parts and nothing else.
struct TestParent: Sendable {
  let name: String
  let parentProtocol: String
  let types: KeyValuePairs<String, String>

  /// A struct that has all parts.
  var text: String {
    let parts = types.map { "  let \($0.key): \($0.value)\n" }
    return "struct \(name): \(parentProtocol) {\n\(parts.joined())}\n"
  }

  /// Structs and classes that lack one part and that the compiler accepts.
  ///
  /// Those that lack none must compile, or nothing is proved.
  func acceptedWithoutAPart() throws -> [String] {
    let lacking = types.map(\.key).flatMap { part in
      ["struct", "final class"].map { ($0, part) }
    }
    let verdicts = try Client.verdicts(
      on: [declaration("struct"), declaration("final class")]
        + lacking.map { declaration($0, without: $1) })
    if let refused = verdicts.prefix(2).first(where: { !$0.isAccepted }) {
      return [refused.explanation]
    }
    return zip(lacking, verdicts.dropFirst(2)).filter { $1.isAccepted }
      .map { lacking, _ in
        "a \(lacking.0) that is a \(parentProtocol) without \(lacking.1)"
      }
  }

  private func declaration(_ kind: String, without part: String? = nil)
    -> String
  {
    let parts = types.filter { $0.key != part }.map {
      "  var \($0.key): \($0.value) { fatalError() }\n"
    }
    return "\(kind) Parent: \(parentProtocol) {\n\(parts.joined())}"
  }
}

/// All that a cabin may ask for.
let testVoyage = TestParent(
  name: "TestVoyage", parentProtocol: "CabinParent",
  types: ["radio": "any Radio", "doctor": "any Doctor", "logbook": "Logbook"])

/// All that a voyage may ask for.
let testHarbour = TestParent(
  name: "TestHarbour", parentProtocol: "VoyageParent",
  types: ["radio": "any Radio", "doctor": "any Doctor", "berths": "Berths"])
