import Testing
@testable import VerifiedGraph
@Suite struct VerifiedGraphSpecs {
 @Test func x() { print(harbourGraph().faults); print(harbourGraph().dot); print(harbourGraph().mermaid); print(harbourGraph())
  let c = Container(); c.register(Int.self, lifetime: .shared) { Int(try $0.resolve(String.self).count) }; c.register(String.self, lifetime: .shared) { "\(try $0.resolve(Int.self))"}
  c.register(Double.self) { _ in (try? c.resolve(Bool.self)) == true ? 1: 2}
  let child = Container(parent: c); child.register(String.self){_ in "x"}
  print(c.dryRun(), c.dryRun().faults); print(child.dryRun().faults, child.dryRun().edges.map{"\($0.from)>\($0.to)"})
 } }
