import SpecSupport
import SpecTags
import Testing

@testable import CircularGraphs

@Suite struct CircularGraphsSpecs {
  @Test func `a cycle closes, whichever end is asked for`() {
    let container = shopAndTill(shop: .graph, till: .graph)

    #expect(
      outcome {
        let shop = try container.resolve(Shop.self)
        guard let tillsShop = shop.till.shop else {
          return "the till has no shop"
        }
        return tillsShop === shop ? "closed" : "the till has another shop"
      } == "closed",
      """
      A shop was asked for. It's built with a till, whose completion asks for the shop. The till \
      must get this very shop, which belongs to the same resolution and must be there by then. Look \
      at when `Container.swift` calls a completion.
      """)
    #expect(
      outcome {
        let till = try container.resolve(Till.self)
        guard let shop = till.shop else { return "the till has no shop" }
        return shop.till === till ? "closed" : "the shop has another till"
      } == "closed",
      """
      A till was asked for. Its completion asks for a shop, which is built with a till. The shop \
      must get this very till, although the till isn't complete yet. Look at when a new instance \
      can first be found in its graph, in `Resolver.build`.
      """)
  }

  @Test func `a cycle of any length closes`() {
    let lengths = [1, 2, 3, 4, 40]
    #expect(
      lengths.map { length in
        "\(length) rooms: "
          + outcome {
            "\(try rooms(length, .graph).resolve(Room.self, name: "1").wayRound) doors"
          }
      } == lengths.map { "\($0) rooms: \($0) doors" },
      """
      Each room in a cycle is completed with the next room, and the last one with the first. As \
      many doors as rooms must lead round, and 0 doors means that the cycle is open. A completion \
      may build new instances, which have to be completed, too. Look at where `Container.swift` \
      calls completions.
      """)
  }

  @Test func `what could not be completed is built anew`() {
    var held: [Till] = []
    func attempts(_ lifetime: Lifetime) -> [String] {
      let container = shopAndTill(shop: .transient, till: lifetime)
      var completions = 0
      container.register(
        Till.self, lifetime: lifetime,
        factory: { _ in Till() },
        completed: {
          completions += 1
          held.append($1)
          $1.shop = try $0.resolve(Shop.self)
          if completions < 3 { throw OutOfOrder() }
        })
      container.register([Till].self) { [try $0.resolve(Till.self)] }
      func describe(_ till: Till) -> String {
        till.shop?.till === till
          ? "complete after \(completions) completions" : "not complete"
      }
      return [
        outcome { describe(try container.resolve(Till.self)) },
        outcome { describe(try container.resolve([Till].self)[0]) },
        outcome { describe(try container.resolve(Till.self)) },
      ]
    }
    let expected = ["OutOfOrder", "OutOfOrder", "complete after 3 completions"]

    #expect(
      attempts(.shared) == expected,
      """
      A shared till was asked for, then a list that needs it, then the till again. Its completion \
      threw `OutOfOrder` the first two times. That error must reach the caller, and an instance \
      that isn't complete must not be found later, so each call builds and completes a new till. \
      Look at when `Container.swift` keeps an instance, and at what it does when a completion throws.
      """)
    #expect(
      attempts(.weak) == expected,
      """
      A weak till was asked for, then a list that needs it, then the till again. Its completion \
      threw `OutOfOrder` the first two times, and the spec held on to each till. That error must \
      reach the caller, and an instance that isn't complete must not be found later, even while \
      other code holds it. Look at when `Container.swift` keeps a weak instance.
      """)

    var shops: [Shop] = []
    let whole = each([.shared, .weak]) { lifetime in
      let container = Container()
      var completions = 0
      container.register(
        Till.self, lifetime: .graph, factory: { _ in Till() },
        completed: { _, _ in
          completions += 1
          if completions == 1 { throw OutOfOrder() }
        })
      container.register(Shop.self, lifetime: lifetime) {
        shops.append(Shop(till: try $0.resolve(Till.self)))
        return shops[shops.count - 1]
      }
      return (1...2).map { _ in
        outcome {
          _ = try container.resolve(Shop.self)
          return "a shop after \(completions) completions"
        }
      }
      .joined(separator: ", ")
    }
    #expect(
      whole == [
        "shared: OutOfOrder, a shop after 2 completions",
        "weak: OutOfOrder, a shop after 2 completions",
      ],
      """
      A shop with the lifetime that stands in front was asked for twice. It has no completion; its \
      till has one, which threw `OutOfOrder` the first time. A shop whose till isn't complete isn't \
      complete either, so the second call builds a new one. Look at when `Container.swift` keeps an \
      instance that has no completion itself.
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
    let afterFailure = completions
    _ = try? container.resolve(Till.self)

    #expect(
      ["after the shop: \(afterFailure)", "after the till: \(completions)"] == [
        "after the shop: 0", "after the till: 1",
      ],
      """
      A shop's factory threw after its till was built, and then a till was asked for by itself. The \
      numbers say how many completions had run after each call. If the first isn't 0, a completion \
      ran before everything was built. If only the second is too high, the first till still waited \
      somewhere. What waits belongs to one resolution and must end with it. Look at where \
      `Container.swift` keeps completions.
      """)
    let till = first == nil ? "gone" : "in memory"
    #expect(
      till == "gone",
      """
      A shop's factory threw after its till was built, and this till is still in memory, although no \
      caller holds it. A failed resolution must leave nothing behind. The till's completion was \
      still waiting. Look at who holds what waits, and whom a waiting completion holds.
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

    #expect(
      outcome { "\(try container.resolve([Room].self).count) rooms" }
        == "OutOfOrder",
      """
      Two rooms were built, and the completion of each throws `OutOfOrder`. The caller must get \
      that error, because the rooms aren't complete. Look for a `try?` where `Container.swift` \
      calls completions.
      """)
    let inMemory = ["left": left, "right": right].compactMap {
      $1 == nil ? nil : $0
    }.sorted()
    #expect(
      inMemory == [],
      """
      Two rooms waited to be completed, the first completion threw, and these rooms are still in \
      memory, although no caller holds them. A failed resolution must leave nothing behind, also \
      when a completion throws while another one waits. Look at who holds what waits, and whom a \
      waiting completion holds.
      """)
  }

  @Test(.tags(.guard))
  func `keeps a cycle of transients an error`() {
    let container = shopAndTill(shop: .transient, till: .transient)

    #expect(
      outcome { "a \(type(of: try container.resolve(Shop.self)))" }.prefix(6)
        == "cycle:",
      """
      A shop and a till complete each other, and both are transient, so each new one would need \
      another new one without end. `resolve` must throw a cycle error. Look at whether a service \
      still counts as being built while it's completed, and whether `Container.swift` uses a \
      transient instance again.
      """)
  }

  @Test(.tags(.guard))
  func `keeps a shared service out of its asker's graph`() {
    let found = each([.shared, .weak]) { lifetime in
      let container = Container()
      container.register(Room.self, lifetime: .graph) { _ in Room() }
      container.register(
        Till.self, lifetime: lifetime,
        factory: { _ in Till() },
        completed: { $1.room = try $0.resolve(Room.self) })
      container.register((Room, Till).self) {
        (try $0.resolve(Room.self), try $0.resolve(Till.self))
      }
      let (room, till) = try container.resolve((Room, Till).self)
      guard let tillsRoom = till.room else { return "the till has no room" }
      return tillsRoom === room ? "the asker's room" : "a room of its own"
    }

    #expect(
      found == ["shared: a room of its own", "weak: a room of its own"],
      """
      A factory asked for a graph room and for a till with the lifetime that stands in front, whose \
      completion asks for a room, too. The till may outlive this resolution, so it needs a room of \
      its own. If it has none, its completion didn't run. Look at which resolution a shared or weak \
      instance is completed in.
      """)
  }

  @Test(.tags(.guard))
  func `keeps completing with the resolver that built the instance`() {
    let found = each([.transient, .graph, .shared, .weak]) { lifetime in
      let container = Container()
      container.register(
        Till.self, lifetime: lifetime,
        factory: { _ in Till() },
        completed: { $1.room = try $0.resolve(Room.self) })
      container.register(Shop.self) { Shop(till: try $0.resolve(Till.self)) }
      _ = try container.resolve(Shop.self)
      return "no error"
    }

    #expect(
      found == [
        "transient: missing: Shop → Till → Room",
        "graph: missing: Shop → Till → Room",
        "shared: missing: Shop → Till → Room",
        "weak: missing: Shop → Till → Room",
      ],
      """
      A shop was built with a till, which has the lifetime that stands in front. The completion of \
      the till asks for a room, which isn't registered. The path of the error must lead through the \
      till, because the till needs the room. If a shop was built without an error, the completion \
      didn't run. Look at which resolver `Container.swift` passes to a completion.
      """)
  }

  @Test(.tags(.guard))
  func `keeps nothing in a global or static property`() throws {
    let kept = try CompiledAnswer(spec: #filePath).globalState()

    #expect(
      kept == [],
      """
      These global or static properties keep something that can change. All containers and all \
      kitchens share such a property, so one finds what belongs to another. Keep it in the \
      container, in the resolver, or in an object that they build.
      """)
  }
}
