@testable import DentalPractice

/// A practice that the learner's checks judge: a sound one, or one with a single fault.
final class JudgedPractice: Practice {
  enum Fault: String, CaseIterable {
    case firstFile = "all visits see the file of the first one"
    case lastFile = "all visits see the file of the one that began last"
    case oldFile = "a patient's next visit sees the old file"
    case filesAnew = "a visit reads its patient's file anew each time"
    case showsOn = "an ended visit still shows the allergies"
    case signsForAll = "a signature counts in another patient's visit"
    case signsForLater = "a signature counts in the patient's next visit"
    case signsOnce = "a signature is gone after one treatment"
    case oldPassword = "a new password isn't noticed"
    case oldSystem = "a room that was switched over isn't noticed"
    case oneSystem = "all rooms are on the first room's system"
    case moves = "a running visit moves to the room's new system"
    case sharesSession = "visits at the same time share one session"
    case opensMore = "each treatment opens a session more"
    case staysLoggedIn = "an ended visit stays logged in"
    case staysSeated = "an ended visit doesn't clear the chair"
    case failsLoggedIn = "a visit that couldn't begin stays logged in"
    case failsSeated = "a visit that couldn't begin doesn't clear the chair"
    case clearsTaken = "a visit that finds the chair taken clears it"
    case treatsOn = "an ended visit goes on treating"
    case endsTwice = "ending a visit again clears the next patient's chair"
    case neverGoes = "an ended visit stays in memory"
    case shortJournal = "the journal is empty after each visit"
    case sharedJournal = "two practices share one journal"
  }

  /// What the practices with a shared journal share.
  final class Notes { var lines: [String] = [] }

  fileprivate let premises: Premises
  fileprivate let fault: Fault?
  /// Whether it logs in before it seats the patient, and clears the chair before it logs out.
  private let isReversed: Bool
  fileprivate var notes: Notes
  private var visits: [JudgedVisit] = []
  private var shared: (session: any RecordsSession, visits: Int)?
  fileprivate var files: [PatientFile] = []
  private var filesByName: [String: PatientFile] = [:]
  fileprivate var signatures: Set<String> = []
  private var firstPassword: String?
  private var systems: [String: any Records] = [:]
  private var firstSystem: (any Records)?

  init(
    _ premises: Premises, fault: Fault?, isReversed: Bool = false,
    shared: Notes = Notes()
  ) {
    self.premises = premises
    self.fault = fault
    self.isReversed = isReversed
    notes = fault == .sharedJournal ? shared : Notes()
  }

  var journal: [String] { notes.lines }

  func begin(_ patient: String, in room: String) throws -> any Visit {
    var undo: [() -> Void] = []
    do {
      let session: any RecordsSession
      if isReversed {
        session = try logIn(room, &undo)
        try seat(patient, in: room, &undo)
      } else {
        try seat(patient, in: room, &undo)
        session = try logIn(room, &undo)
      }
      var file = try session.file(of: patient)
      if fault == .oldFile { file = filesByName[patient] ?? file }
      filesByName[patient] = file
      files.append(file)
      let visit = JudgedVisit(
        of: patient, in: room, file: file, session: session, practice: self)
      if fault == .neverGoes { visits.append(visit) }
      return visit
    } catch {
      undo.reversed().forEach { $0() }
      throw error
    }
  }

  private func seat(
    _ patient: String, in room: String, _ undo: inout [() -> Void]
  ) throws {
    let chair = premises.chair(room)
    if fault == .clearsTaken { undo.append { chair.clear() } }
    try chair.seat(patient)
    if fault != .failsSeated, fault != .clearsTaken {
      undo.append { chair.clear() }
    }
  }

  fileprivate func logIn(
    _ room: String, _ undo: inout [() -> Void]
  ) throws -> any RecordsSession {
    if fault == .sharesSession, let shared {
      self.shared?.visits += 1
      undo.append { self.close(shared.session) }
      return shared.session
    }
    var system = premises.records(room)
    if fault == .oldSystem { system = systems[room] ?? system }
    if fault == .oneSystem { system = firstSystem ?? system }
    systems[room] = system
    firstSystem = firstSystem ?? system
    var password = premises.password()
    if fault == .oldPassword { password = firstPassword ?? password }
    firstPassword = password
    let session = try system.logIn(with: password)
    if fault == .sharesSession { shared = (session, 1) }
    if fault != .failsLoggedIn { undo.append { self.close(session) } }
    return session
  }

  /// Another session, on the system on which the room's visit began.
  fileprivate func openMore(_ room: String) throws -> (any RecordsSession)? {
    try systems[room]?.logIn(with: premises.password())
  }

  private func close(_ session: any RecordsSession) {
    if fault == .sharesSession, let shared {
      self.shared = shared.visits > 1 ? (session, shared.visits - 1) : nil
      guard shared.visits == 1 else { return }
    }
    session.logOut()
  }

  fileprivate func giveBack(_ session: any RecordsSession, _ room: String) {
    // A sound practice may ask for the chair again, because it's always the same one.
    let steps: [() -> Void] = [
      { if self.fault != .staysLoggedIn { self.close(session) } },
      {
        if self.fault != .staysSeated { self.premises.chair(room).clear() }
      },
    ]
    for step in isReversed ? steps.reversed() : steps { step() }
  }
}

private final class JudgedVisit: Visit {
  private let patient: String
  private let room: String
  private let file: PatientFile
  private var session: any RecordsSession
  private let practice: JudgedPractice
  private var signed: Set<String> = []
  private var isOver = false

  init(
    of patient: String, in room: String, file: PatientFile,
    session: any RecordsSession, practice: JudgedPractice
  ) {
    self.patient = patient
    self.room = room
    self.file = file
    self.session = session
    self.practice = practice
  }

  private var seenFile: PatientFile {
    switch practice.fault {
    case .firstFile: practice.files.first ?? file
    case .lastFile: practice.files.last ?? file
    case .filesAnew: (try? session.file(of: patient)) ?? file
    default: file
    }
  }

  var allergies: [String] {
    isOver && practice.fault != .showsOn ? [] : seenFile.allergies
  }

  func sign(for treatment: String) {
    guard !isOver else { return }
    signed.insert(treatment)
    practice.signatures.insert(treatment)
    practice.signatures.insert("\(patient): \(treatment)")
  }

  func treat(_ treatment: String) throws {
    guard !isOver || practice.fault == .treatsOn else {
      throw Refusal.visitIsOver
    }
    guard !seenFile.allergies.contains(treatment) else {
      throw Refusal.allergic
    }
    let counts =
      switch practice.fault {
      case .signsForAll: practice.signatures.contains(treatment)
      case .signsForLater:
        practice.signatures.contains("\(patient): \(treatment)")
      default: signed.contains(treatment)
      }
    guard counts else { throw Refusal.notSigned }
    if practice.fault == .moves {
      session.logOut()
      var undo: [() -> Void] = []
      session = try practice.logIn(room, &undo)
    }
    let more =
      practice.fault == .opensMore ? try practice.openMore(room) : nil
    defer { more?.logOut() }
    try (more ?? session).add(treatment, to: patient)
    practice.notes.lines.append("\(patient): \(treatment)")
    if practice.fault == .signsOnce { signed.remove(treatment) }
  }

  func end() {
    if isOver, practice.fault == .endsTwice {
      practice.premises.chair(room).clear()
    }
    guard !isOver else { return }
    isOver = true
    practice.giveBack(session, room)
    if practice.fault == .shortJournal {
      practice.notes = JudgedPractice.Notes()
    }
  }
}
