/// Sessions that are open, with the number of the visits that use them.
final class SessionPool {
  private struct Key: Hashable {
    let records: String
    let password: String
  }

  private final class Entry {
    let session: any RecordsSession
    var users = 1
    init(_ session: any RecordsSession) { self.session = session }
  }

  private var open: [Key: Entry] = [:]

  func lease(room: String, password: String, records: any Records) throws
    -> Lease
  {
    let name =
      type(of: records) is AnyClass
      ? "\(ObjectIdentifier(records as AnyObject))" : "\(records)"
    let key = Key(records: name, password: password)
    if let entry = open[key] {
      entry.users += 1
      return Lease(session: entry.session) { self.release(key) }
    }
    let session = try records.logIn(with: password)
    open[key] = Entry(session)
    return Lease(session: session) { self.release(key) }
  }

  private func release(_ key: Key) {
    guard let entry = open[key] else { return }
    entry.users -= 1
    guard entry.users == 0 else { return }
    open[key] = nil
    entry.session.logOut()
  }
}

struct Lease {
  let session: any RecordsSession
  let giveBack: () -> Void
}

final class Ledger {
  var lines: [String] = []
}

final class ChairVisit: Visit {
  private struct Open {
    let file: PatientFile
    let lease: Lease
    let chair: any Chair
    var signed: Set<String> = []
  }

  private var open: Open?
  private let ledger: Ledger

  init(file: PatientFile, lease: Lease, chair: any Chair, ledger: Ledger) {
    open = Open(file: file, lease: lease, chair: chair)
    self.ledger = ledger
  }

  var allergies: [String] { open?.file.allergies ?? [] }

  func sign(for treatment: String) { open?.signed.insert(treatment) }

  func treat(_ treatment: String) throws {
    guard let open else { throw Refusal.visitIsOver }
    if open.file.allergies.contains(treatment) { throw Refusal.allergic }
    if !open.signed.contains(treatment) { throw Refusal.notSigned }
    try open.lease.session.add(treatment, to: open.file.patient)
    ledger.lines.append("\(open.file.patient): \(treatment)")
  }

  func end() {
    guard let ended = open else { return }
    open = nil
    ended.lease.giveBack()
    ended.chair.clear()
  }
}
