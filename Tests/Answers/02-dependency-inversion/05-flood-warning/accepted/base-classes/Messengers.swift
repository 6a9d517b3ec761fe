extension World {
  /// Tells by the first provider on the route that takes the text.
  func tell(_ contact: Contact, _ text: String) -> Bool {
    for provider in route() {
      let isHeard =
        switch provider {
        case .pingPost: tellByPingPost(contact.phone, text)
        case .skyText: tellBySkyText(contact.phone, text)
        }
      if isHeard { return true }
    }
    return false
  }

  private func tellByPingPost(_ phone: String, _ text: String) -> Bool {
    let body = String(text.prefix(70))
    return pingPost.send(PingPostMessage(to: phone, body: body)) <= 1
  }

  private func tellBySkyText(_ phone: String, _ text: String) -> Bool {
    do {
      let job = SkyTextJob(numbers: [phone], text: text)
      return try skyText.post(job).unreached.isEmpty
    } catch {
      return false
    }
  }
}
