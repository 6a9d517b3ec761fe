import SpecSupport

extension Client {
  /// A client that may use an address that no answer has heard of. It has a
  /// line, and nothing else.
  init(withAddressFromNowhere statements: String, spec: String = #filePath) {
    self.init(
      statements,
      declarations: """
        struct AddressFromNowhere: Address {
          let displayAddress: String
        }
        """, spec: spec)
  }
}

/// Without the type, the compiler takes its name for the module's.
func plain(_ explanation: String) -> String {
  explanation.contains("'module<AddressValidator>'")
    ? "There is no type `AddressValidator` yet." : explanation
}
