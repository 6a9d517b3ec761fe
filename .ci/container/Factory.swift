// Registrations are properties, so the compiler knows them: nothing registers while a program runs,
// and a name is another property.

final class Registry: SharedContainer {
  static nonisolated(unsafe) let shared = Registry()
  let manager = ContainerManager()

  var leaf: Factory<any Service> { self { Leaf() } }
  var sharedLeaf: Factory<any Service> { self { Leaf() as any Service }.cached }
  var weakLeaf: Factory<any Service> { self { Leaf() as any Service }.shared }
  var graphLeaf: Factory<any Service> { self { Leaf() as any Service }.graph }
  var pair: Factory<Fan> { self { Fan([self.graphLeaf(), self.graphLeaf()]) } }
  var link0: Factory<Link0> { self { Link0() } }
  var link1: Factory<Link1> { self { Link1(self.link0()) } }
  var link2: Factory<Link2> { self { Link2(self.link1()) } }
  var link3: Factory<Link3> { self { Link3(self.link2()) } }
  var link4: Factory<Link4> { self { Link4(self.link3()) } }
  var link5: Factory<Link5> { self { Link5(self.link4()) } }
  var link6: Factory<Link6> { self { Link6(self.link5()) } }
  var link7: Factory<Link7> { self { Link7(self.link6()) } }
  var link8: Factory<Link8> { self { Link8(self.link7()) } }
  var link9: Factory<Link9> { self { Link9(self.link8()) } }
  var fan: Factory<Fan> { self { Fan((0..<50).map { _ in self.leaf() }) } }
  var labelled: ParameterFactory<(String, Int), Labelled> { self { Labelled($0, $1) } }
  var namedLeaf: Factory<any Service> { self { Leaf() } }
}

/// Never called, since no row registers here; `Types.swift` needs it to compile.
@inline(__always)
func register<Built: Buildable>(_ type: Built.Type, in container: Registry) {}

func rows() throws -> [Row] {
  let sink = Sink()
  nonisolated(unsafe) let container = Registry()
  let held = container.weakLeaf()
  return [
    Row("leaf", times: 100_000) { for _ in 0..<$0 { sink.take(container.leaf()) } },
    Row("shared", times: 100_000) { for _ in 0..<$0 { sink.take(container.sharedLeaf()) } },
    Row("weak, held", times: 100_000) {
      for _ in 0..<$0 { sink.take(container.weakLeaf()) }
      withExtendedLifetime(held) {}
    },
    Row("graph, two of one", times: 50_000) { for _ in 0..<$0 { sink.take(container.pair()) } },
    Row("chain of 10", times: 10_000) { for _ in 0..<$0 { sink.take(container.link9()) } },
    Row("fan-out of 50", times: 2_000) { for _ in 0..<$0 { sink.take(container.fan()) } },
    Row("2 arguments", times: 100_000) {
      for number in 0..<$0 { sink.take(container.labelled(("leaf", number))) }
    },
    Row("named", times: 100_000) { for _ in 0..<$0 { sink.take(container.namedLeaf()) } },
    Row(onTwoThreads: "2 threads, shared", times: 100_000) { $0.take(container.sharedLeaf()) },
  ]
}
