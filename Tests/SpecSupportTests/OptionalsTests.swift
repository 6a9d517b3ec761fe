import SpecSupport
import Testing

@Suite struct OptionalsTests {
  private struct Kettle {
    let water: Int
    let lid: Lid?
    let plate = Plate()
  }
  private struct Lid {}
  private final class Plate {
    var switchedOnBy: String?
    let heat = 3
  }

  @Test(arguments: [nil, Lid()])
  private func `optional properties are found, at each level`(lid: Lid?) {
    #expect(optionals(in: Kettle(water: 1, lid: lid)) == ["lid", "switchedOnBy"])
  }

  @Test func `types can be chosen by a word in their name`() {
    #expect(optionals(in: Kettle(water: 1, lid: nil), ofTypesNaming: ["Lid"]) == ["lid"])
  }

  @Test func `no more levels than wanted are looked at`() {
    #expect(optionals(in: Kettle(water: 1, lid: nil), depth: 1) == ["lid"])
  }

  @Test func `where nothing is optional, nothing is found`() {
    #expect(optionals(in: Lid()) == [])
  }
}
