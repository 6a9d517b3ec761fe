// The app's main calls these functions, and so do the specs. Each makes one
// profile for one order form, so each is a *factory* of the composition root.

/// The profile of a customer who filled in the US form.
func makeProfile(
  name: String, street: String, city: String, state: String
) -> Profile {
  Profile(
    name: name, address: Address(street: street, city: city, state: state))
}

/// The profile of a customer who lets parcels go to a parcel locker.
///
/// - Parameter locker: Asks the locker's company for the line to print. The
///   company moves its lockers, so the line can change.
func makeProfile(
  name: String, locker: @escaping @Sendable () -> String
) -> Profile {
  // TODO: A locker has no street, city or state. Here its line is pressed into
  // a US address, which adds two commas and never hears of a move.
  Profile(
    name: name, address: Address(street: locker(), city: "", state: ""))
}
