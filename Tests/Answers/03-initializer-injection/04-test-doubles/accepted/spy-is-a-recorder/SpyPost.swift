// Sound: the spy is a subclass of a recorder, whose name is also one of the specs' own.
class Recorder<Event> {
  fileprivate(set) var events: [Event] = []
  func record(_ event: Event) { events.append(event) }
}

final class SpyPost: Recorder<Letter>, Post {
  var sent: [Letter] { events }
  func send(_ letter: Letter) { record(letter) }
}
