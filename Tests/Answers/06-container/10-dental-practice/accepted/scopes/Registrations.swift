extension Container {
  func registerParts(on premises: Premises) {
    register(Journal.self, .practice) { _ in Journal() }
    register((any Records).self, .never) { resolver in
      premises.records(try resolver.resolve(Arrival.self).room)
    }
    register((any RecordsSession).self, .visit) { resolver in
      let session = try resolver.resolve((any Records).self)
        .logIn(with: premises.password())
      try resolver.resolve(Arrival.self).scope?.atEnd { session.logOut() }
      return session
    }
    register(PatientFile.self, .visit) { resolver in
      let patient = try resolver.resolve(Arrival.self).patient
      return try resolver.resolve((any RecordsSession).self).file(of: patient)
    }
    register((any Chair).self, .visit) { resolver in
      let arrival = try resolver.resolve(Arrival.self)
      let chair = premises.chair(arrival.room)
      try chair.seat(arrival.patient)
      arrival.scope?.atEnd { chair.clear() }
      return chair
    }
    register(Treatments.self, .visit) { resolver in
      Treatments(
        file: try resolver.resolve(), session: try resolver.resolve(),
        journal: try resolver.resolve())
    }
  }
}
