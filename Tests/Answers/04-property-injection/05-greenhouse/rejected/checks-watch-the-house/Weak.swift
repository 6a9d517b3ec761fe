@propertyWrapper
struct Weak<Value> {
  private weak var object: AnyObject?

  init(wrappedValue: Value?) { object = wrappedValue as AnyObject? }

  var wrappedValue: Value? {
    get { object as? Value }
    set { object = newValue as AnyObject? }
  }
}
