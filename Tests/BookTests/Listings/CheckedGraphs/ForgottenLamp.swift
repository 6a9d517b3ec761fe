// Does not compile: does not conform to protocol 'CellarParent'
protocol Lamp {}

protocol CellarParent {
  var lamp: any Lamp { get }
}

final class CellarComponent {
  private let parent: any CellarParent

  init(parent: any CellarParent) {
    self.parent = parent
  }
}

final class HouseComponent: CellarParent {
  func makeCellar() -> CellarComponent {
    CellarComponent(parent: self)
  }
}
