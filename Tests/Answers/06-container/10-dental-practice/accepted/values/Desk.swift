/// Remembers what changes: the visits that are running, and the journal.
final class VisitTable: Practice {
  private let premises: Premises
  private var rows: [Int: Row] = [:]
  private var lastNumber = 0
  private(set) var journal: [String] = []

  init(premises: Premises) {
    self.premises = premises
  }

  func begin(_ patient: String, in room: String) throws -> any Visit {
    let row = try Row.begin(patient, in: room, on: premises)
    lastNumber += 1
    rows[lastNumber] = row
    return VisitTicket(number: lastNumber, table: self)
  }

  fileprivate func allergies(of visit: Int) -> [String] {
    rows[visit]?.file.allergies ?? []
  }

  fileprivate func sign(_ treatment: String, in visit: Int) {
    rows[visit]?.signed.insert(treatment)
  }

  fileprivate func treat(_ treatment: String, in visit: Int) throws {
    guard let row = rows[visit] else { throw Refusal.visitIsOver }
    if let refusal = row.refusal(of: treatment) { throw refusal }
    try row.session.add(treatment, to: row.file.patient)
    journal.append("\(row.file.patient): \(treatment)")
  }

  fileprivate func end(_ visit: Int) {
    rows.removeValue(forKey: visit)?.giveBack()
  }
}

/// What the front desk holds of a visit.
struct VisitTicket: Visit {
  let number: Int
  let table: VisitTable

  var allergies: [String] { table.allergies(of: number) }
  func sign(for treatment: String) { table.sign(treatment, in: number) }
  func treat(_ treatment: String) throws {
    try table.treat(treatment, in: number)
  }
  func end() { table.end(number) }
}
