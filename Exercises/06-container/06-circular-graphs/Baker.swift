/// Puts bread into the oven, and waits for its call.
final class Baker {
  let oven: Oven
  private(set) var heard: [String] = []

  init(oven: Oven) {
    self.oven = oven
  }

  func bake(_ bread: String) {
    oven.bake(bread)
  }

  func hear(_ call: String) {
    heard.append(call)
  }
}
