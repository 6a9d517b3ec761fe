func makeProfile(
  name: String, street: String, city: String, state: String
) -> Profile {
  Profile(name: name, home: .us(street: street, city: city, state: state))
}

func makeProfile(
  name: String, locker: @escaping @Sendable () -> String
) -> Profile {
  Profile(name: name, home: .locker(locker))
}
