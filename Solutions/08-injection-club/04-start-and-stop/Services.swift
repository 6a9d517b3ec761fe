// The outside world. Leave it as it is.

/// The house that a club is in. Its services work there.
struct House: Sendable {
  typealias Switch = @Sendable (_ service: String) async throws -> Void

  /// Each room has a noticeboard, and a name of its own.
  let rooms: [String]
  fileprivate let on: Switch
  fileprivate let off: Switch

  init(rooms: [String], start: @escaping Switch, stop: @escaping Switch) {
    (self.rooms, on, off) = (rooms, start, stop)
  }
}

/// Keeps the file of the members open. Needs no other service.
struct Store: Sendable {
  let name = "store"
  private let house: House

  init(in house: House) { self.house = house }
  func start() async throws { try await house.on(name) }
  func stop() async throws { try await house.off(name) }
}

/// Keeps a line to the mail server open. Needs the store for its outbox.
struct Post: Sendable {
  let name = "post"
  private let house: House

  init(in house: House, store: Store) { self.house = house }
  func start() async throws { try await house.on(name) }
  func stop() async throws { try await house.off(name) }
}

/// Says who's at the door. Needs no other service.
struct Doorbell: Sendable {
  let name = "doorbell"
  private let house: House

  init(in house: House) { self.house = house }
  func start() async throws { try await house.on(name) }
  func stop() async throws { try await house.off(name) }
}

/// Shows a room's notices. Needs the store and the post.
struct Noticeboard: Sendable {
  let name: String
  private let house: House

  init(in house: House, room: String, store: Store, post: Post) {
    (self.house, name) = (house, "noticeboard \(room)")
  }
  func start() async throws { try await house.on(name) }
  func stop() async throws { try await house.off(name) }
}

/// Answers members on the web. Needs all noticeboards and the doorbell.
struct WebDesk: Sendable {
  let name = "web desk"
  private let house: House

  init(in house: House, boards: [Noticeboard], bell: Doorbell) {
    self.house = house
  }
  func start() async throws { try await house.on(name) }
  func stop() async throws { try await house.off(name) }
}
