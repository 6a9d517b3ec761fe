struct ParcelLocker: Printable {
  let number: Int

  var text: String { "Locker \(number)" }
}
