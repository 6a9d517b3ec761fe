/// The reading that is on its way.
///
/// There's never more than one: the reader sees the answer, and then walks on.
final class Outbox {
  private let phone = PhoneStore.brook

  var slip: Reading? {
    phone.load().last
  }

  func put(_ reading: Reading) {
    phone.save([reading])
  }

  func clear() {
    phone.save([])
  }
}
