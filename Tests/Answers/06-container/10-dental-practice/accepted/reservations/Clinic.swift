// Sound: what a visit takes is a generic reservation, which gives back once.

final class Clinic: Practice, Recorder {
  private let premises: Premises
  private(set) var journal: [String] = []

  init(_ premises: Premises) { self.premises = premises }

  convenience init(
    records: @escaping (String) -> any Records,
    password: @escaping () -> String, chair: @escaping (String) -> any Chair
  ) {
    self.init(Premises(records: records, password: password, chair: chair))
  }

  func begin(_ patient: String, in room: String) throws -> any Visit {
    let chair = try Reservation {
      let chair = premises.chair(room)
      try chair.seat(patient)
      return chair
    } giveBack: {
      $0.clear()
    }
    let session = try Reservation {
      try premises.records(room).logIn(with: premises.password())
    } giveBack: {
      $0.logOut()
    }
    do {
      guard let file = try session.thing?.file(of: patient) else {
        throw Refusal.visitIsOver
      }
      return ClinicVisit(Sitting(file: file), chair, session, self)
    } catch {
      session.cancel()
      chair.cancel()
      throw error
    }
  }

  func record(_ line: String) { journal.append(line) }
}

final class ClinicVisit<Book: Recorder>: Visit {
  private let chair: Reservation<any Chair>
  private let session: Reservation<any RecordsSession>
  private var sitting: Sitting?
  private var book: Book?

  init(
    _ sitting: Sitting, _ chair: Reservation<any Chair>,
    _ session: Reservation<any RecordsSession>, _ book: Book
  ) {
    self.sitting = sitting
    self.chair = chair
    self.session = session
    self.book = book
  }

  var allergies: [String] { sitting.map(\.file.allergies) ?? [] }

  func sign(for treatment: String) { sitting?.signed.insert(treatment) }

  func treat(_ treatment: String) throws {
    guard let sitting, let session = session.thing else {
      throw Refusal.visitIsOver
    }
    for rule in Rule.all where rule.applies(treatment, sitting) {
      throw rule.refusal
    }
    let patient = sitting.file.patient
    try session.add(treatment, to: patient)
    book?.record("\(patient): \(treatment)")
  }

  func end() {
    (sitting, book) = (nil, nil)
    session.cancel()
    chair.cancel()
  }
}
