import SpecTags
import Testing

@testable import CircularGraphs

@Suite struct CircularGraphsSpecs {
  @Test func `a circle closes, whichever end is asked for`() {
    let container = shopAndTill(shop: .graph, till: .graph)

    let shop = Result { try container.resolve(Shop.self) }
    let till = Result { try container.resolve(Till.self) }

    #expect(
      (try? shop.get().till.shop === shop.get()) == true,
      """
      The shop was asked for. Its till must be completed with this shop: \
      after it was built, and in the same resolution. \(shop.thrown)
      """)
    #expect(
      (try? till.get().shop?.till === till.get()) == true,
      """
      The till was asked for. It must be completed with a shop that is built \
      with this till: let the graph know the till first. \(till.thrown)
      """)
  }

  @Test(arguments: 1...4)
  func `a circle of any length closes`(length: Int) {
    let first = Result {
      try rooms(length, .graph).resolve(Room.self, name: "1")
    }

    let doors = (try? first.get().wayRound) ?? 0
    #expect(
      doors == length,
      """
      Each room in a circle of \(length) is completed with the next, the last \
      one with the first: so many doors must lead round. What is built while \
      completing must be completed as well, until nothing is left. \
      \(first.thrown)
      """)
  }

  @Test func `what could not be completed is built anew`() {
    let container = shopAndTill(shop: .transient, till: .shared)
    var attempts = 0
    container.register(
      Till.self, lifetime: .shared,
      factory: { _ in Till() },
      completed: {
        attempts += 1
        $1.shop = try $0.resolve(Shop.self)
        if attempts < 3 { throw OutOfOrder() }
      })
    container.register([Till].self) { [try $0.resolve(Till.self)] }

    #expect(
      throws: OutOfOrder.self,
      "What a completion throws must reach whoever asked, as it is."
    ) {
      try container.resolve(Till.self)
    }
    #expect(
      throws: OutOfOrder.self,
      "The first try failed, and then the half-made till was found again."
    ) {
      try container.resolve([Till].self)
    }
    let till = Result { try container.resolve(Till.self) }

    #expect(
      attempts == 3 && (try? till.get().shop?.till === till.get()) == true,
      """
      Completing a shared till threw an error, for itself and as a part; then \
      it was asked for again. A new one must be built and completed: an \
      instance that could not be completed is not kept. \(till.thrown)
      """)
  }

  @Test func `a failed resolution leaves nothing behind`() {
    let container = Container()
    weak var first: Till?
    var completions = 0
    container.register(
      Till.self, lifetime: .graph,
      factory: { _ in Till() }, completed: { _, _ in completions += 1 })
    container.register(Shop.self) {
      first = try $0.resolve(Till.self)
      throw OutOfOrder()
    }

    _ = try? container.resolve(Shop.self)
    _ = try? container.resolve(Till.self)

    #expect(
      completions == 1,
      """
      Building a shop failed after its till was built; then a till was asked \
      for. Only that second till must be completed. Either the first was \
      completed too early, or it still waited somewhere: what waits belongs \
      to one resolution, and ends with it.
      """)
    #expect(
      first == nil,
      """
      Building a shop failed after its till was built, and the till is still \
      there. What waits to be completed holds its resolver: when a factory \
      throws, the resolver must let go of what waits.
      """)

    weak var left: Room?
    weak var right: Room?
    for name in ["left", "right"] {
      container.register(
        Room.self, name: name, lifetime: .graph,
        factory: { _ in Room() }, completed: { _, _ in throw OutOfOrder() })
    }
    container.register([Room].self) {
      let rooms = [
        try $0.resolve(Room.self, name: "left"),
        try $0.resolve(Room.self, name: "right"),
      ]
      (left, right) = (rooms[0], rooms[1])
      return rooms
    }

    _ = try? container.resolve([Room].self)

    #expect(
      left == nil && right == nil,
      """
      Two rooms waited to be completed, completing one of them failed, and a \
      room is still there. When a completion throws, too, the resolver must \
      let go of what still waits.
      """)
  }

  @Test(.tags(.guard))
  func `keeps a circle of transients an error`() {
    let container = shopAndTill(shop: .transient, till: .transient)

    let shop = Result { try container.resolve(Shop.self) }

    #expect(
      shop.thrown.contains("cycle"),
      """
      Transients are new each time, so completing would build shops and tills \
      for ever. It must be a cycle error. \(shop.thrown)
      """)
  }

  @Test(.tags(.guard))
  func `keeps a shared service out of its asker's graph`() throws {
    let container = Container()
    container.register(Room.self, lifetime: .graph) { _ in Room() }
    container.register(
      Till.self, lifetime: .shared,
      factory: { _ in Till() },
      completed: { $1.room = try $0.resolve(Room.self) })
    container.register((Room, Till).self) {
      (try $0.resolve(Room.self), try $0.resolve(Till.self))
    }

    let (room, till) = try container.resolve((Room, Till).self)

    #expect(
      till.room != nil && till.room !== room,
      """
      A shared till was built for somebody with a room, and it must not take \
      this room along for ever. Complete it in its own resolution.
      """)
  }
}
