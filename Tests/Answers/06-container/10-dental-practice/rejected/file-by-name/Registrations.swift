// Wrong: a file that was read before is found again by the patient's name.
// Rejected by: each visit reads its own patient's file

extension Container {
  /// What lives as long as the practice.
  static func forPractice(on premises: Premises) -> Container {
    let container = Container()
    container.register(Premises.self) { _ in premises }
    container.register(Journal.self) { _ in Journal() }
    container.register(KnownFiles.self) { _ in KnownFiles() }
    return container
  }

  /// What lives as long as one visit.
  func forVisit(of patient: String, in room: String) -> Container {
    let container = Container(parent: self)
    container.register((any Chair).self) { container in
      let chair = try container.resolve(Premises.self).chair(room)
      try chair.seat(patient)
      container.atEnd { chair.clear() }
      return chair
    }
    container.register((any RecordsSession).self) { container in
      let premises = try container.resolve(Premises.self)
      let session = try premises.records(room).logIn(with: premises.password())
      container.atEnd { session.logOut() }
      return session
    }
    container.register(PatientFile.self) { container in
      let known = try container.resolve(KnownFiles.self)
      if let file = known.files[patient] { return file }
      let session = try container.resolve((any RecordsSession).self)
      let file = try session.file(of: patient)
      known.files[patient] = file
      return file
    }
    container.register(Treatments.self) { container in
      Treatments(
        file: try container.resolve(), session: try container.resolve(),
        journal: try container.resolve())
    }
    container.register(RunningVisit.self) { container in
      _ = try container.resolve((any Chair).self)
      return RunningVisit(treatments: try container.resolve()) {
        container.end()
      }
    }
    return container
  }
}
