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
      The spec resolved a `Shop`. Its factory resolves a `Till`, whose completion resolves a \
      `Shop`, and both services have the lifetime `graph`. Both calls for a shop belong to \
      the same resolution, so they must return the same instance. The shop must therefore \
      exist before the completion runs. Look at when `Container.swift` calls a completion.
      """)
    #expect(
      outcome {
        let till = try container.resolve(Till.self)
        guard let shop = till.shop else { return "the till has no shop" }
        return shop.till === till ? "closed" : "the shop has another till"
      } == "closed",
      """
      The spec resolved a `Till`. Its completion resolves a `Shop`, whose factory resolves \
      a `Till`, and both services have the lifetime `graph`. The shop must receive the \
      very till that the spec resolved, although that till isn't complete yet. In \
      `Resolver.build`, look at when a new instance can first be found in its graph.
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
      The spec resolved the first of several `graph` rooms in a cycle. Each room's \
      completion opens a door to the next room, and the last room's door leads to \
      the first. Each line shows the number of rooms, and how many doors lead from \
      the first room back to itself. "0 doors" means that the cycle is open. There \
      must be as many doors as rooms. A completion may build new instances, which \
      must be completed, too. Look at where `Container.swift` calls completions.
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
      The spec resolved a shared `Till`, then a list whose factory resolves a `Till`, and \
      then `Till` again. The till's completion threw `OutOfOrder` the first two times. That \
      error must reach the caller, and no later call may receive an incomplete instance, so \
      each of the three calls must build and complete a new till. Look at when \
      `Container.swift` keeps an instance, and at what it does when a completion throws.
      """)
    #expect(
      attempts(.weak) == expected,
      """
      The spec resolved a weak `Till`, then a list whose factory resolves a `Till`, \
      and then `Till` again, and held on to every till. The till's completion threw \
      `OutOfOrder` the first two times. That error must reach the caller, and no \
      later call may receive an incomplete instance, even while other code holds \
      that instance. Look at when `Container.swift` keeps a weak instance.
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
      The spec resolved a `Shop` twice. The word before the colon is the shop's lifetime. The \
      shop has no completion, but its `Till` has one, which threw `OutOfOrder` the first time. \
      A shop with an incomplete till isn't complete either, so the second call must build a new \
      shop. Look at when `Container.swift` keeps an instance that has no completion of its own.
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
      The spec resolved a `Shop`, whose factory threw an error after its `Till` had been \
      built. Then the spec resolved a `Till` by itself. `found` lists how many completions \
      had run after each call. If the first number isn't 0, a completion ran before \
      everything was built. If only the second number is too high, the completion of the \
      first till was still waiting. A waiting completion belongs to one resolution, and \
      must not outlast that resolution. Look at where `Container.swift` keeps completions.
      """)
    let till = first == nil ? "gone" : "in memory"
    #expect(
      till == "gone",
      """
      The factory of a `Shop` threw an error after its `Till` had been built. This till \
      is still in memory, although no caller holds it. A failed resolution must leave \
      nothing behind, and the till's completion was still waiting when the factory threw. \
      Look at what holds the waiting completions, and at what a waiting completion holds.
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
      The spec resolved a list of two rooms, and the completion of each room throws \
      `OutOfOrder`. The caller must receive that error, because the rooms aren't \
      complete. Look for a `try?` where `Container.swift` calls completions.
      """)
    let inMemory = ["left": left, "right": right].compactMap {
      $1 == nil ? nil : $0
    }.sorted()
    #expect(
      inMemory == [],
      """
      Two rooms were waiting for their completions, and the first completion threw. `found` lists \
      the rooms that are still in memory, although no caller holds them. A failed resolution must \
      leave nothing behind, even when a completion throws while another completion waits. Look at \
      what holds the waiting completions, and at what a waiting completion holds.
      """)
  }

  @Test(.tags(.guard))
  func `keeps a cycle of transients an error`() {
    let container = shopAndTill(shop: .transient, till: .transient)

    #expect(
      outcome { "a \(type(of: try container.resolve(Shop.self)))" }.prefix(6)
        == "cycle:",
      """
      A transient `Shop` needs a transient `Till`, whose completion needs a shop, so \
      each new instance would need another new instance, without end. `resolve` must \
      throw a cycle error. `found` shows the first six characters of what happened \
      instead. Look at whether a service still counts as being built while its instance \
      is being completed, and at whether `Container.swift` reuses a transient instance.
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
      A factory resolved a graph `Room` and then a `Till`, whose completion also resolves a \
      `Room`. In `found`, the word before the colon is the till's lifetime. The till may \
      outlive the resolution in which the factory runs, so the till must receive a room of its \
      own, and not the factory's room ("the asker's room"). If the till has no room, its \
      completion didn't run. Look at which resolution `Container.swift` uses when it completes \
      a shared or weak instance.
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
      The spec resolved a `Shop`, which needs a `Till`. The word before the first \
      colon is the till's lifetime. The till's completion resolves a `Room`, which \
      isn't registered. The error's path must lead through the till, because the \
      till needs the room. If there was no error, the completion didn't run. Look \
      at which resolver `Container.swift` passes to a completion.
      """)
  }

  @Test(.tags(.guard))
  func `keeps nothing in a global or static property`() throws {
    let kept = try CompiledAnswer(spec: #filePath).globalState()

    #expect(
      kept == [],
      """
      `found` lists the global or static properties in your code that can \
      change. All containers and all kitchens share such a property, so one \
      kitchen can receive the objects of another kitchen. Keep these values in \
      the container, in the resolver, or in an object that the container builds.
      """)
  }
}
