// Wrong: when SkyText leaves out one phone, PingPost gets the message for all.
// Rejected by: a message goes by the first provider that reaches the contact

/// The providers on the route, one after the other.
struct Providers: Broadcast {
  let world: World

  func send(_ text: String, to contacts: [Contact]) -> [Contact] {
    world.route().reduce(contacts) { missed, provider in
      guard !missed.isEmpty else { return [] }
      switch provider {
      case .pingPost: return pingPost(text, missed)
      case .skyText: return skyText(text, missed)
      }
    }
  }

  private func pingPost(_ text: String, _ contacts: [Contact]) -> [Contact] {
    contacts.filter { contact in
      let body = String(text.prefix(70))
      let message = PingPostMessage(to: contact.phone, body: body)
      return world.pingPost.send(message) > 1
    }
  }

  private func skyText(_ text: String, _ contacts: [Contact]) -> [Contact] {
    let job = SkyTextJob(numbers: contacts.map(\.phone), text: text)
    guard let receipt = try? world.skyText.post(job) else { return contacts }
    return receipt.unreached.isEmpty ? [] : contacts
  }
}
