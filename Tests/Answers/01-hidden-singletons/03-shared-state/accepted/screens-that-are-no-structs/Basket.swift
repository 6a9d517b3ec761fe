/// What a customer wants to buy. Copies share one list, on purpose.
struct Basket {
  private final class Storage { var list: [String] = [] }
  private let storage = Storage()

  var items: [String] { storage.list }

  func put(_ item: String) { storage.list.append(item) }
}
