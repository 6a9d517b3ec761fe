struct Where: Sendable {
  nonisolated(nonsending) func caller() async -> Bool {
    #isolation === MainActor.shared
  }

  @concurrent func elsewhere() async -> Bool {
    #isolation === MainActor.shared
  }
}
