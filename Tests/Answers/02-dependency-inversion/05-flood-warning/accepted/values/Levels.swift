extension World {
  /// Any river's level in whole centimetres.
  func level(of river: River) -> Int? {
    if let gauge = hydroLine[river.name] {
      return centimetres(inTelegram: gauge.telegram())
    }
    guard let sample = try? fathom[river.name]?.sample() else { return nil }
    return sample.isSubmerged ? sample.millimetres / 10 : nil
  }

  private func centimetres(inTelegram text: String) -> Int? {
    let fields = text.split(separator: ";", omittingEmptySubsequences: false)
    let isFine = fields.count == 4 && fields[0] == "HL1" && fields[3] == "OK"
    return isFine ? Int(fields[2]) : nil
  }
}
