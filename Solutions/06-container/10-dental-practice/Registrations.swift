extension Container {
  /// What lives as long as the practice.
  static func forPractice(on premises: Premises) -> Container {
    let container = Container()
    container.register(Premises.self) { _ in premises }
    container.register(Journal.self) { _ in Journal() }
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
      let file = try container.resolve((any RecordsSession).self)
        .file(of: patient)
      // The records may spell the name in another way.
      return PatientFile(patient: patient, allergies: file.allergies)
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
