func makeProfile(
  name: String, street: String, city: String, state: String
) -> Profile {
  let home = USForm(street: street, city: city, state: state)
  return Profile(name: name, line: home.line)
}

func makeProfile(
  name: String, locker: @escaping @Sendable () -> String
) -> Profile {
  Profile(name: name, line: locker)
}
