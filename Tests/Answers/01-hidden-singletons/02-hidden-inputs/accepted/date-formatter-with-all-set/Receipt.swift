/// What a customer takes home: written at the sale, never again.
struct Receipt: Hashable, Sendable {
  let text: String
}
