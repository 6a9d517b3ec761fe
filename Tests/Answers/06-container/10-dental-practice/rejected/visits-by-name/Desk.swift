// Wrong: a table has one row for each patient, so a second visit of a name takes the first one's row.
// Rejected by: a signature counts in its own visit

/// Remembers what changes: the visits that are running, and the journal.
final class VisitTable: Practice {
  private let premises: Premises
  private var rows: [String: Row] = [:]
  private(set) var journal: [String] = []

  init(premises: Premises) {
    self.premises = premises
  }

  func begin(_ patient: String, in room: String) throws -> any Visit {
    let row = try Row.begin(patient, in: room, on: premises)
    let signed = rows[patient]?.signed ?? []
    rows[patient] = row
    rows[patient]?.signed = signed
    return VisitTicket(number: patient, table: self)
  }

  fileprivate func allergies(of visit: String) -> [String] {
    rows[visit]?.file.allergies ?? []
  }

  fileprivate func sign(_ treatment: String, in visit: String) {
    rows[visit]?.signed.insert(treatment)
  }

  fileprivate func treat(_ treatment: String, in visit: String) throws {
    guard let row = rows[visit] else { throw Refusal.visitIsOver }
    if let refusal = row.refusal(of: treatment) { throw refusal }
    try row.session.add(treatment, to: row.file.patient)
    journal.append("\(row.file.patient): \(treatment)")
  }

  fileprivate func end(_ visit: String) {
    rows.removeValue(forKey: visit)?.giveBack()
  }
}

/// What the front desk holds of a visit.
struct VisitTicket: Visit {
  let number: String
  let table: VisitTable

  var allergies: [String] { table.allergies(of: number) }
  func sign(for treatment: String) { table.sign(treatment, in: number) }
  func treat(_ treatment: String) throws {
    try table.treat(treatment, in: number)
  }
  func end() { table.end(number) }
}
