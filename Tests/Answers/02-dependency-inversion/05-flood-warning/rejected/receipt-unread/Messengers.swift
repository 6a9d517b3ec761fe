// Wrong: SkyText's receipt isn't read, so phones that it left out count as reached.
// Rejected by: a message goes by the first provider that reaches the contact

struct PingPostMessenger: Messenger {
  private static let longestBody = 70

  let provider: any PingPost

  func tell(_ contact: Contact, _ text: String) -> Bool {
    let body = String(text.prefix(Self.longestBody))
    let code = provider.send(PingPostMessage(to: contact.phone, body: body))
    return code == 0 || code == 1
  }
}

struct SkyTextMessenger: Messenger {
  let provider: any SkyText

  func tell(_ contact: Contact, _ text: String) -> Bool {
    let job = SkyTextJob(numbers: [contact.phone], text: text)
    return (try? provider.post(job)) != nil
  }
}
