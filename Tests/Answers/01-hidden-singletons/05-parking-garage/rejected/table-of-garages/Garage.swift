// Wrong: the cars stand in a static table, a row for each garage, and the rows are never removed.
// Rejected by: nothing that changes is kept in a global or static property

import Synchronization

/// One garage: its cars, in a world that was handed to it.
final class Garage {
  private struct Cars {
    var arrivals: [Int: Moment] = [:]
    var lastNumber = 0
  }

  private let site: Site
  private let world: GarageWorld
  private let id: Int

  /// The cars of each garage.
  private static let all = Mutex<[Int: Cars]>([:])

  private var cars: Cars {
    get { Self.all.withLock { $0[id] ?? Cars() } }
    set { Self.all.withLock { $0[id] = newValue } }
  }

  init(site: Site, world: GarageWorld) {
    self.site = site
    self.world = world
    id = Self.all.withLock { table in
      table[table.count] = Cars()
      return table.count - 1
    }
  }

  func enter() -> Int? {
    let now = world.now()
    guard site.isOpen(at: now), freePlaces > 0 else { return nil }
    cars.lastNumber += 1
    cars.arrivals[cars.lastNumber] = now
    world.raiseBarrier(.entry)
    return cars.lastNumber
  }

  func leave(ticket: Int) -> String? {
    guard let arrival = cars.arrivals.removeValue(forKey: ticket)
    else {
      return nil
    }
    let stay = Stay(ticket: ticket, from: arrival, to: world.now())
    world.raiseBarrier(.exit)
    return site.receipt(for: stay)
  }

  var sign: String {
    guard site.isOpen(at: world.now()) else { return "CLOSED" }
    return freePlaces > 0 ? "FREE \(freePlaces)" : "FULL"
  }

  private var freePlaces: Int { site.places - cars.arrivals.count }
}
