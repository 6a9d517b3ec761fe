// Wrong: a cast to the one detail it knows, and a text for all the others.
// Rejected by: a profile shows the line of any locker

struct Profile {
  let name: String
  let address: any Address

  var displayAddress: String {
    (address as? USAddress)?.displayAddress ?? "Unknown address"
  }
}
