extension Container {
  /// All parts of the program. Most of them are needed all the time.
  func registerParts() {
    let password = Safe.password()

    register(Journal.self) { _ in Journal() }
    register((any Records).self) { container in
      RoomPlan.records(for: try container.resolve(Arrival.self).room)
    }
    register((any RecordsSession).self) { container in
      try container.resolve((any Records).self).logIn(with: password)
    }
    register(PatientFile.self, .visit) { container in
      let patient = try container.resolve(Arrival.self).patient
      return try container.resolve((any RecordsSession).self).file(of: patient)
    }
    register(Consent.self, .visit) { _ in Consent() }
    register((any Chair).self, .visit) { container in
      let arrival = try container.resolve(Arrival.self)
      let chair = RealChair(room: arrival.room)
      try chair.seat(arrival.patient)
      return chair
    }
    register(Treatments.self) { container in
      Treatments(
        file: try container.resolve(), consent: try container.resolve(),
        session: try container.resolve(), journal: try container.resolve())
    }
    register(RunningVisit.self, .never) { container in
      RunningVisit(
        chair: try container.resolve(), treatments: try container.resolve())
    }
  }
}
