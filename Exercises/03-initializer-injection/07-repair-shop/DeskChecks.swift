/// What any front desk must do, check by check.
///
/// Each check judges the desk that it's given, whoever wrote that.
func deskChecks() -> [Check] {
  [
    Check("a repair costs something", expected: ["true"]) { makeDesk in
      let desk = makeDesk(Shelf(), Shelf(), { _ in 1_000 }, { .monday }, 1)
      return ["\(try desk.quote(Job(parts: ["tube"])) > 0)"]
    }
  ]
}

/// A supplier for tests, who has everything.
private struct Shelf: PartsSupplier {
  func price(of part: String) throws -> Int { 400 }
  func order(_ part: String) throws {}
}
