/// The whole house, built in the only order that works.
func makeHouse(today: @escaping () -> GuestList) -> House {
  let gate = SteelGate()
  let lock = Lock(gate: gate, guests: today)
  let fuse = Fuse()
  let makeLamp = { watts in Lamp(watts: watts, fuse: fuse) }
  return House(lock: lock, makeLamp: makeLamp)
}

struct GuestList {
  let names: Set<String>
}

struct SteelGate {}
final class Fuse {}

struct Lock {
  let gate: SteelGate
  let guests: () -> GuestList
}

struct Lamp {
  let watts: Int
  let fuse: Fuse
}

struct House {
  let lock: Lock
  let makeLamp: (Int) -> Lamp
}
