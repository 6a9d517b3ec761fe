/// The end of what a program printed; whatever it prints, this stays small.
public struct CappedOutput: Sendable {
  private var bytes: [UInt8] = []
  private let limit: Int

  public init(limit: Int = 256 * 1024) {
    self.limit = limit
  }

  public mutating func append(_ piece: ArraySlice<UInt8>) {
    bytes.append(contentsOf: piece)
    guard bytes.count > 2 * limit else { return }
    bytes.removeFirst(bytes.count - limit)
  }

  /// What was kept; bytes that are not UTF-8 come out as �.
  public var text: String {
    String(decoding: bytes.suffix(limit), as: UTF8.self)
  }
}
