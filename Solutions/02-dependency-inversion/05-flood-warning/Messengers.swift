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
    guard let receipt = try? provider.post(job) else { return false }
    return !receipt.unreached.contains(contact.phone)
  }
}
