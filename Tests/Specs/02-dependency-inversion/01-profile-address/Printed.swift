import SpecSupport

extension Client {
  /// What the client printed, or why it could not be built or run.
  func printed(leavingOut: Set<String> = []) -> String {
    do {
      let output = try run(leavingOut: leavingOut)
      return output.hasSuffix("\n") ? String(output.dropLast()) : output
    } catch {
      return "\(error)"
    }
  }
}
