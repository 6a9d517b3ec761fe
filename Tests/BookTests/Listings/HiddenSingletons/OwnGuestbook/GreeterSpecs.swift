import Testing

@Test func `two doors share a guestbook, two houses do not`() {
  let paris = Guestbook()
  let front = Greeter(guestbook: paris)
  let back = Greeter(guestbook: paris)
  let ghent = Greeter(guestbook: Guestbook())

  #expect(front.greeting(for: "Ada") == "Welcome, Ada")
  #expect(back.greeting(for: "Ada") == "Welcome back, Ada")
  #expect(ghent.greeting(for: "Ada") == "Welcome, Ada")
}
