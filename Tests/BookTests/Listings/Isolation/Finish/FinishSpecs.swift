import Testing

@Test(.timeLimit(.minutes(1)))
func `two runners at once get two places`() async {
  let finish = Finish(camera: SlowCamera())

  async let one = finish.arrive(7)
  async let other = finish.arrive(12)

  #expect(await [one, other].sorted() == [1, 2])
}
