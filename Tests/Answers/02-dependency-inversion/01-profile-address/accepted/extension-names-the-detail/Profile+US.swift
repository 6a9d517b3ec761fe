extension Profile {
  /// A customer in the United States.
  static func us(_ name: String, living address: USAddress) -> Profile {
    Profile(name: name, address: address)
  }
}
