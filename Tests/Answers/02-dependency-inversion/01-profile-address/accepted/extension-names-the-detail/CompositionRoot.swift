/// Builds the profile of a customer from the order form.
///
/// The app's main calls it. The form is the US one; each country will get a
/// function of its own.
func makeProfile(
  name: String, street: String, city: String, state: String
) -> Profile {
  .us(name, living: USAddress(street: street, city: city, state: state))
}

func makeProfile(
  name: String, locker: @escaping @Sendable () -> String
) -> Profile {
  Profile(name: name, address: LockerAddress(line: locker))
}
