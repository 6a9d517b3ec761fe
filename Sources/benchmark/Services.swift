// What is built while time is taken: small classes, so that the container's own work shows.

protocol Service: AnyObject, Sendable {}

final class Leaf: Service {}

/// Built with two arguments.
final class Labelled: Service {
  let text: String
  let number: Int

  init(_ text: String, _ number: Int) {
    self.text = text
    self.number = number
  }
}

/// One of fifty parts.
final class Fan: Service {
  let parts: [any Service]

  init(_ parts: [any Service]) {
    self.parts = parts
  }
}

/// A chain: each link holds the one before.
final class Link0: Service {}
final class Link1: Service { let next: Link0; init(_ next: Link0) { self.next = next } }
final class Link2: Service { let next: Link1; init(_ next: Link1) { self.next = next } }
final class Link3: Service { let next: Link2; init(_ next: Link2) { self.next = next } }
final class Link4: Service { let next: Link3; init(_ next: Link3) { self.next = next } }
final class Link5: Service { let next: Link4; init(_ next: Link4) { self.next = next } }
final class Link6: Service { let next: Link5; init(_ next: Link5) { self.next = next } }
final class Link7: Service { let next: Link6; init(_ next: Link6) { self.next = next } }
final class Link8: Service { let next: Link7; init(_ next: Link7) { self.next = next } }
final class Link9: Service { let next: Link8; init(_ next: Link8) { self.next = next } }
