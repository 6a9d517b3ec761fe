struct Lamp {}

struct Bread {}

/// Goes round among the guests of one tasting.
final class Glass {}

struct Tray {
  let glass: Glass
}

final class Host {
  let tray: Tray
  let bread: Bread

  init(tray: Tray, bread: Bread) {
    self.tray = tray
    self.bread = bread
  }
}

final class Door {
  let stairs: Stairs

  init(stairs: Stairs) {
    self.stairs = stairs
  }
}

final class Stairs {
  let door: Door

  init(door: Door) {
    self.door = door
  }
}
