extension PingPost {
  func reach(_ contact: Contact, with text: String) -> Bool {
    [0, 1].contains(
      send(PingPostMessage(to: contact.phone, body: "\(text.prefix(70))")))
  }
}

extension SkyText {
  func reach(_ contact: Contact, with text: String) -> Bool {
    let job = SkyTextJob(numbers: [contact.phone], text: text)
    return (try? post(job))?.unreached.isEmpty ?? false
  }
}

extension World: Surroundings {
  func centimetres(at river: River) -> Int? {
    hydroLine[river.name]?.centimetres ?? fathom[river.name]?.centimetres
  }

  func reach(_ contact: Contact, with text: String) -> Bool {
    route().contains {
      $0 == .pingPost
        ? pingPost.reach(contact, with: text)
        : skyText.reach(contact, with: text)
    }
  }
}
