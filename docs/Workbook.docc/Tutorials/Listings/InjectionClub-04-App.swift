@main struct App {
  static func main() {
    while let line = readLine() { Cloakroom.shared.handle(line) }
  }
}
