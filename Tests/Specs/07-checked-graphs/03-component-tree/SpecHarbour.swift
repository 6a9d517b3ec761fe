import SpecSupport

@testable import ComponentTree

struct TestRadio: Radio {
  let said: SpecRecorder<String>

  func say(_ text: String) {
    said.record(text)
  }
}

struct TestDoctor: Doctor {
  let called: SpecRecorder<String>

  func come(to place: String) {
    called.record(place)
  }
}

/// A whole tree with a radio and a doctor that remember.
struct SpecHarbour {
  let said = SpecRecorder<String>()
  let called = SpecRecorder<String>()
  let component: HarbourComponent

  init() {
    component = HarbourComponent(
      radio: TestRadio(said: said), doctor: TestDoctor(called: called))
  }
}

/// The properties of a component, and of what it keeps, that are of no certain
/// type, or are optional or looked up though they come from above:
/// `Cabin.parent: Voyage?`.
func whatMayBeMissing(
  in value: Any, own types: Set<String> = [], depth: Int = 4
) -> [String] {
  guard depth > 0 else { return [] }
  let own: Set =
    // By name, since a component may be generic.
    switch "\(type(of: value))".prefix(while: { $0 != "<" }) {
    case "HarbourComponent": ["Berths"]
    case "VoyageComponent": ["Logbook", "Pilot"]
    case "CabinComponent": ["Bill", "Steward", "Bell"]
    default: types
    }
  return Mirror(reflecting: value).children.flatMap { child -> [String] in
    let (label, type) = (child.label ?? "?", "\(type(of: child.value))")
    let isLazy = label.hasPrefix("$__lazy_storage_")
    let mayBeMissing =
      type.contains(/\bAny(Object)?\b/)
      || type.hasPrefix("Optional<") && !isLazy && comesFromAbove(type, own)
      || type.contains(/^(Array|Dictionary|Set)</)
        && comesFromAbove(type.replacing(/\w+Component/, with: ""), own)
    guard mayBeMissing else {
      return whatMayBeMissing(in: child.value, own: own, depth: depth - 1)
    }
    let shown = type.replacing(/^Optional<(.*)>$/) { "\($0.1)?" }
    return ["\(Swift.type(of: value)).\(label): \(shown)"]
  }
}

/// Whether the type names something that isn't a component's own.
private func comesFromAbove(_ type: String, _ own: Set<String>) -> Bool {
  let plain: Set = [
    "Optional", "Array", "Dictionary", "Set", "Int", "String", "Bool",
  ]
  return type.matches(of: /\w+/)
    .contains { !plain.union(own).contains(String($0.output)) }
}
