/// What the whole shop shares.
enum Shop {
  nonisolated(unsafe) static var validator = AddressValidator(width: 40)
}
