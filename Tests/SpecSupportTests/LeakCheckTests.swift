import SpecSupport
import Testing

@Suite struct LeakCheckTests {
  private final class Node {
    var next: Node?
    weak var parent: Node?
    var action: () -> Void = {}
  }

  private final class Registry {
    var nodes: [Node] = []
  }

  @Test func `an object that nobody holds is released`() {
    #expect(isReleased { Node() })
  }

  @Test func `a chain and a way back that is weak are released`() {
    let released = isReleased {
      let node = Node()
      node.next = Node()
      node.next?.parent = node
      return node
    }
    #expect(released)
  }

  @Test func `a cycle of strong references is not released`() {
    let released = isReleased {
      let node = Node()
      node.next = Node()
      node.next?.next = node
      return node
    }
    #expect(!released)
  }

  @Test func `an object that its own closure holds is not released`() {
    let released = isReleased {
      let node = Node()
      node.action = { node.next = nil }
      return node
    }
    #expect(!released)
  }

  @Test func `an object that is remembered elsewhere is not released`() {
    let registry = Registry()
    let released = isReleased {
      let node = Node()
      registry.nodes.append(node)
      return node
    }
    #expect(!released)
    #expect(registry.nodes.count == 1)
  }

  @Test func `an error passes through`() {
    struct Failure: Error {}
    #expect(throws: Failure.self) { try isReleased { () throws -> Node in throw Failure() } }
  }
}
