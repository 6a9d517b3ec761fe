// Does not compile: result can not be returned from actor-isolated instance method 'draft()'
extension RaceOffice {
  func draft() -> StartList { StartList() }
}

@MainActor func names(from office: RaceOffice) async -> [String] {
  await office.draft().names
}
