// Does not compile: type 'any Draft' cannot conform to 'Observable'
import Observation

@MainActor
protocol Draft: AnyObject, Observable {
  var bird: String { get set }
}

/// As `@Bindable` in one respect: it wants a type that is observable.
struct Bound<Model: Observable> {
  let model: Model
}

@MainActor
func edit(_ draft: any Draft) {
  _ = Bound<any Draft>(model: draft)
}
