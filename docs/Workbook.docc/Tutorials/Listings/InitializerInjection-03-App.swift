@main
struct App {
  static func main() throws {
    let counter = Counter()
    print(try counter.price(of: "gouda"))
  }
}
