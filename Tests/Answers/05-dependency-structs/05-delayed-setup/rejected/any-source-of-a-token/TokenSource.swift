/// Whoever has a token. Lets a test sign in without a store.
protocol TokenSource {
  func token() -> String
}

extension OpenStore: TokenSource {}

extension String: TokenSource {
  func token() -> String { self }
}
