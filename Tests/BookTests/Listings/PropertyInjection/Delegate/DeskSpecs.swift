import Testing

@Test func `on a desk, the lines are counted`() {
  let desk = Desk()
  desk.diary.write("Rain.")
  #expect(desk.counter.count == 1)
}

@Test func `a desk that nobody holds is gone, and all that lay on it`() {
  weak var desk: Desk?
  weak var counter: LineCounter?
  do {
    let here = Desk()
    (desk, counter) = (here, here.counter)
  }
  #expect(desk == nil)
  #expect(counter == nil)
}

@Test func `a delegate that nobody owns is gone at once`() {
  #expect(makeSilentDiary().delegate == nil)
}
