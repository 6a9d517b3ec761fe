/// A telegram that came through: `HL1;KRN-04;312;OK`.
struct Telegram {
  private let fields: [Substring]

  /// `nil` when the telegram is garbled, or the gauge isn't well.
  init?(_ text: String) {
    fields = text.split(separator: ";", omittingEmptySubsequences: false)
    guard fields.count == 4, fields[0] == "HL1", fields[3] == "OK",
      Int(fields[2]) != nil
    else { return nil }
  }

  var level: Int { Int(fields[2]) ?? 0 }

  /// How bad it is. From the alert level on, a rise of 30 or more since the
  /// last telegram is as bad as the danger level.
  func stage(at river: River, after last: Telegram?) -> Stage {
    if level >= river.danger { return .danger }
    guard level >= river.alert else { return .calm }
    if let last, level - 30 >= last.level { return .danger }
    return .alert
  }
}
