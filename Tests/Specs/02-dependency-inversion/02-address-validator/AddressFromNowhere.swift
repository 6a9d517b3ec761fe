import SpecSupport

/// An address that no answer has heard of. It has a line, and nothing else.
///
/// Clients bring it along, so that a changed protocol is told in a spec.
let addressFromNowhere = """
  struct AddressFromNowhere: Address {
    let displayAddress: String
  }
  """

extension Client {
  /// A client that may use `AddressFromNowhere`.
  init(withAddressFromNowhere statements: String, spec: String = #filePath) {
    self.init(statements, declarations: addressFromNowhere, spec: spec)
  }

  /// The lines that the client prints, or why it cannot.
  func printed(leavingOut: Set<String> = []) throws -> [String] {
    do {
      return try run(leavingOut: leavingOut)
        .split(separator: "\n").map(String.init)
    } catch let failure as ClientFailure {
      return [plain(failure.description)]
    }
  }
}

/// Without the type, the compiler takes its name for the module's.
func plain(_ explanation: String) -> String {
  explanation.contains("'module<AddressValidator>'")
    ? "There is no type `AddressValidator` yet." : explanation
}
