import SpecSupport
import SpecTags
import Testing

@testable import ComponentTree

@Suite struct ComponentTreeSpecs {
  @Test func `a cabin runs with a test parent`() {
    let printed = Evening.twoCabins.printed

    #expect(
      printed == [
        "A radio: cabin 7 needs help", "B doctor: cabin 7",
        "C radio: cabin 8 needs help", "D doctor: cabin 8",
        "A radio: cabin 7 needs help", "B doctor: cabin 7",
        "A logbook: cabin 7: tea", "A logbook: cabin 7: tea",
        "C logbook: cabin 8: tea",
      ],
      """
      A test made two cabins, each with a `TestVoyage` of its own as its parent, which has no part \
      that a cabin doesn't need. In each cabin, a passenger rang the bell and ordered tea, and so \
      did cabin 7 once more. A cabin must run with any parent that has what it needs, and must use \
      its own parent's parts. (A and B are the first parent's, C and D the second's.) If the \
      compiler's words are found, look at what `CabinComponent` asks of its parent, and whether \
      `TestVoyage` is one; otherwise, look at where `steward` and `bell` get their parts.
      """)
  }

  @Test func `a voyage runs with a test parent`() {
    let printed = Evening.twoVoyages.printed

    #expect(
      printed == [
        "Heron radio: Heron moors at berth 4",
        "Heron radio: cabin 9 needs help", "Heron doctor: cabin 9",
        "Gull radio: Gull moors at berth 1",
        "Gull radio: cabin 9 needs help", "Gull doctor: cabin 9",
      ],
      """
      A test made two voyages, each with a `TestHarbour` of its own as its parent, which has no \
      part that a voyage and its cabins don't need. The first parent's berths 1 to 3 were taken. \
      Both ferries moored, and a passenger of each rang the bell. A voyage must use its own \
      parent's parts, and pass on those that its cabins need. If the compiler's words are found, \
      look at what `VoyageComponent` asks of its parent, and whether `TestHarbour` is one; \
      otherwise, look at `pilot`, and at what the voyage hands to its cabins.
      """)
  }

  @Test func `a parent that forgets a part does not compile`() throws {
    let accepted =
      try testVoyage.acceptedWithoutAPart(beside: testHarbour)
      + testHarbour.acceptedWithoutAPart(beside: testVoyage)

    #expect(
      accepted == [],
      """
      The compiler accepts a parent that lacks a part. Then you find out that the part is missing \
      only when a passenger needs it. A parent protocol must demand each part that the child, or a \
      component below the child, needs, and nothing may stand in for it. If the compiler's words \
      are found, it refused a parent that lacks nothing. Look at the two parent protocols, at \
      their extensions, and at how the parents of `TestParents.swift` conform.
      """)
  }

  @Test func `no component is made without what it needs`() throws {
    let accepted = try ComponentCall.all.flatMap {
      try $0.acceptedWithoutAnArgument()
    }

    #expect(
      accepted == [],
      """
      Each component was made with all of its arguments, and then with one of them left out or \
      `nil`. Only the whole call may compile: if you can forget an argument, you make a component \
      that fails later. Look at the initializers of the component that is found.
      """)

    let bare =
      try testVoyage.acceptedBareWithoutAPart()
      + testHarbour.acceptedBareWithoutAPart()
    #expect(
      bare == [],
      """
      The types found here conform to a parent protocol of yours and to nothing else, and lack a \
      part, and the compiler accepts them. Such a parent makes a component that lacks what it \
      needs, or that looks it up at run time. Look at what the parent protocols demand, and at \
      casts.
      """)
  }

  @Test func `no scope and no null object is left`() throws {
    let found = try Pieces.stillDeclared(among: Pieces.leftovers)

    #expect(
      found == [],
      """
      Your code still declares these types. As long as parts can be looked up at run time, the \
      next part will be looked up as well, and a null object hides that a part is missing. Look at \
      who still uses them.
      """)
  }

  @Test(.tags(.guard))
  func `keeps a cabin working when only the cabin holds its voyage`() {
    let printed = Evening.cabinAlone.printed

    #expect(
      Array(printed.prefix(1)) == ["A radio: cabin 7 needs help"],
      """
      The spec kept a cabin, but neither its voyage nor its harbour, and then a passenger rang the \
      bell. A child must keep its parent alive, or keep what it needs of it, or the call for help is \
      lost. Keeping the parent makes no reference cycle as long as a parent doesn't hold its children. Look at \
      how the components hold their parents: if the app stopped, for `unowned`; if nothing \
      happened, for `weak`.
      """)
  }

  @Test(.tags(.guard))
  func `keeps nothing in a global or static property`() throws {
    let found = try CompiledAnswer(spec: #filePath).globalState()

    #expect(
      found == [],
      """
      These global or static properties can change. Each part belongs to one harbour, voyage or \
      cabin, but a global is shared by all of them and never ends. Keep the part in a property of \
      the component whose lifetime it has.
      """)
  }

  @Test(.tags(.guard))
  func `keeps the outside world as it is`() throws {
    let changed = try GradedAnswer(spec: #filePath).changedWorld()

    #expect(
      changed == [],
      """
      A file that stands for the outside world was changed. The specs watch that file, so they \
      can't tell any more what your code does. Put each file found here back: \
      `swift run workbook reset`, then the exercise's number and the file's name.
      """)
  }
}
