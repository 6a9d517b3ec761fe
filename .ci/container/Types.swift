// A hundred types, which each container registers twice: written out, so that the compiler can make
// code for each; and through a function that knows only that they can be built.

protocol Buildable: AnyObject, Sendable { init() }

final class Part<Ten, One>: Buildable { init() {} }

enum D0 {}
enum D1 {}
enum D2 {}
enum D3 {}
enum D4 {}
enum D5 {}
enum D6 {}
enum D7 {}
enum D8 {}
enum D9 {}

@inline(__always)
private func registerTen<Ten>(_ ten: Ten.Type, in registry: Registry) {
  register(Part<Ten, D0>.self, in: registry)
  register(Part<Ten, D1>.self, in: registry)
  register(Part<Ten, D2>.self, in: registry)
  register(Part<Ten, D3>.self, in: registry)
  register(Part<Ten, D4>.self, in: registry)
  register(Part<Ten, D5>.self, in: registry)
  register(Part<Ten, D6>.self, in: registry)
  register(Part<Ten, D7>.self, in: registry)
  register(Part<Ten, D8>.self, in: registry)
  register(Part<Ten, D9>.self, in: registry)
}

func registerHundred(in registry: Registry) {
  registerTen(D0.self, in: registry)
  registerTen(D1.self, in: registry)
  registerTen(D2.self, in: registry)
  registerTen(D3.self, in: registry)
  registerTen(D4.self, in: registry)
  registerTen(D5.self, in: registry)
  registerTen(D6.self, in: registry)
  registerTen(D7.self, in: registry)
  registerTen(D8.self, in: registry)
  registerTen(D9.self, in: registry)
}

private func ten<Ten>(_ ten: Ten.Type) -> [any Buildable.Type] {
  [
    Part<Ten, D0>.self, Part<Ten, D1>.self, Part<Ten, D2>.self, Part<Ten, D3>.self,
    Part<Ten, D4>.self, Part<Ten, D5>.self, Part<Ten, D6>.self, Part<Ten, D7>.self,
    Part<Ten, D8>.self, Part<Ten, D9>.self,
  ]
}

nonisolated(unsafe) private let hundred =
  ten(D0.self) + ten(D1.self) + ten(D2.self) + ten(D3.self) + ten(D4.self) + ten(D5.self)
  + ten(D6.self) + ten(D7.self) + ten(D8.self) + ten(D9.self)

@inline(never)
private func registerByHelper<Built: Buildable>(_ type: Built.Type, in registry: Registry) {
  register(type, in: registry)
}

func registerHundredByHelper(in registry: Registry) {
  for type in hundred { registerByHelper(type, in: registry) }
}

/// The names of as many registrations of one type.
let names = (0..<100_000).map { "service \($0)" }
