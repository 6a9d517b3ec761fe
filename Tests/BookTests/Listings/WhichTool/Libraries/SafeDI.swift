// Needs SafeDI, which this package doesn't depend on: parsed here, and compiled where it is.

#if canImport(SafeDI)
  import SafeDI

  @Instantiable(fulfillingAdditionalTypes: [Gate.self])
  public struct IronGate: Gate, Instantiable {
    public init() {}
    public func open() -> String { "The iron gate opens." }
  }

  @Instantiable
  public final class SafeLock: Instantiable {
    public init(gate: any Gate) { self.gate = gate }

    @Received private let gate: any Gate
  }

  @Instantiable(isRoot: true)
  public final class SafeHouse: Instantiable {
    public init(gate: any Gate, lock: SafeLock) {
      self.gate = gate
      self.lock = lock
    }

    @Instantiated private let gate: any Gate
    @Instantiated public let lock: SafeLock
  }
#endif
