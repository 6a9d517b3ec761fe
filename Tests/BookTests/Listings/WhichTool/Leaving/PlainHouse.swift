/// The same house without a container.
struct PlainHouse: House {
  private let oneLock = Lock(gate: SteelGate())

  func lock() -> Lock { oneLock }
}
