import Synchronization

extension Tank {
  static func fake(litres: Int) -> Tank {
    let level = Mutex(litres)
    return Tank(
      litres: { level.withLock { $0 } },
      take: { litres in level.withLock { $0 -= litres } },
      order: { litres in level.withLock { $0 += litres } })
  }
}
