final class PlaceModel {
  init() { print("A model is made.") }
}

/// As `@State` up to Xcode 26 in one respect: the initial value is an argument.
@propertyWrapper
struct Kept<Value> {
  var wrappedValue: Value
}

struct PlaceView {
  @Kept var model = PlaceModel()
}

for _ in 1...3 { _ = PlaceView() }
