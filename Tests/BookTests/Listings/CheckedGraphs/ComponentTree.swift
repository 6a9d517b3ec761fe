import Testing

protocol Lamp {
  func dim()
}

final class Barrel {
  private(set) var glasses = 400

  func draw() { glasses -= 1 }
}

struct Tasting {
  let lamp: any Lamp
  let barrel: Barrel

  func pour() {
    lamp.dim()
    barrel.draw()
  }
}

// Cellar.swift
protocol CellarParent {
  var lamp: any Lamp { get }
}

final class CellarComponent {
  let barrel = Barrel()
  private let parent: any CellarParent

  init(parent: any CellarParent) {
    self.parent = parent
  }

  func makeTasting() -> Tasting {
    Tasting(lamp: parent.lamp, barrel: barrel)
  }
}

// House.swift
final class HouseComponent: CellarParent {
  let lamp: any Lamp

  init(lamp: any Lamp) {
    self.lamp = lamp
  }

  func makeCellar() -> CellarComponent {
    CellarComponent(parent: self)
  }
}

struct Candle: Lamp {
  func dim() {}
}

struct ByCandlelight: CellarParent {
  let lamp: any Lamp = Candle()
}

@Test func `all tastings of a cellar draw from one barrel`() {
  let cellar = CellarComponent(parent: ByCandlelight())
  cellar.makeTasting().pour()
  cellar.makeTasting().pour()
  #expect(cellar.barrel.glasses == 398)
}

@Test func `the next cellar begins with a full barrel`() {
  let house = HouseComponent(lamp: Candle())
  house.makeCellar().makeTasting().pour()
  #expect(house.makeCellar().barrel.glasses == 400)
}
