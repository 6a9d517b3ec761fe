import Testing

@Test(arguments: [ContainerHouse(), PlainHouse()] as [any House])
func `each house has one lock, and it opens`(house: any House) throws {
  #expect(try house.lock().open() == "The steel gate opens.")
  #expect(try house.lock() === house.lock())
}

@Test func `a forgotten part is an error that names it`() {
  #expect(throws: Container.Missing.service("Lock")) {
    try Container().resolve(Lock.self)
  }
}
