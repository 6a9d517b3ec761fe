import Dispatch
import Testing

enum Light {
  @TaskLocal static var brightness = 100
}

struct Guide {
  func welcome() -> String {
    Light.brightness < 20 ? "Mind the step!" : "Welcome!"
  }
}

@Test func `two groups at the same time have each their own light`() async {
  async let below = Light.$brightness.withValue(5) { await tour() }
  async let above = Light.$brightness.withValue(80) { await tour() }
  #expect(await below == "Mind the step!")
  #expect(await above == "Welcome!")
}

@Test func `some take the light along, and some do not`() async {
  await Light.$brightness.withValue(5) {
    async let child = Light.brightness
    let task = Task { Light.brightness }
    let detached = Task.detached { Light.brightness }
    let queue = await withCheckedContinuation { continuation in
      DispatchQueue.global().async {
        continuation.resume(returning: Light.brightness)
      }
    }

    #expect(await child == 5)
    #expect(await task.value == 5)
    #expect(await detached.value == 100)
    #expect(queue == 100)
  }
}

@Test func `a group takes the light along`() async {
  await Light.$brightness.withValue(5) {
    let seen = await withTaskGroup(of: Int.self) { group in
      group.addTask { Light.brightness }
      return await group.next()
    }
    #expect(seen == 5)
  }
}

@Test func `the old light is back after an error`() {
  struct Fuse: Error {}
  try? Light.$brightness.withValue(5) { throw Fuse() }
  #expect(Light.brightness == 100)
}

private func tour() async -> String {
  await Task.yield()
  return Guide().welcome()
}
