import Foundation
import Testing

/// The app says `.default` in its root; each spec has a centre of its own.
struct Doors {
  static let opened = Notification.Name("doorOpened")
  let center: NotificationCenter

  func open(_ machine: Int) {
    center.post(name: Self.opened, object: nil, userInfo: ["machine": machine])
  }
}

@Test func `a door is heard in its own centre only`() {
  let ours = NotificationCenter()
  let heard = Heard()
  let tokens = [ours, .default].map { center in
    center.addObserver(forName: Doors.opened, object: nil, queue: nil) { note in
      heard.machines.append(note.userInfo?["machine"] as? Int)
    }
  }
  Doors(center: ours).open(3)
  #expect(heard.machines == [3])
  ours.removeObserver(tokens[0])
  NotificationCenter.default.removeObserver(tokens[1])
}

/// The posts of this spec come on the thread that posts.
private final class Heard: @unchecked Sendable {
  var machines: [Int?] = []
}
