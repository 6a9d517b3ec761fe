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
      The spec made two cabins, each with a `TestVoyage` of its own as the parent. This \
      `TestVoyage` had nothing but the parts that a cabin needs. A passenger in each cabin rang \
      the bell and ordered tea, and then the passenger in cabin 7 did both again. A cabin must run \
      with any parent that has what the cabin needs, and must use its own parent's parts. (A and B \
      are the first parent's parts, C and D the second's.) If `found` is a compiler error, look at \
      what `CabinComponent` requires of its parent, and at whether `TestVoyage` provides it. \
      Otherwise, look at where `steward` and `bell` get their parts.
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
      The spec made two voyages, each with a `TestHarbour` of its own as the parent. This \
      `TestHarbour` had nothing but the parts that a voyage and its cabins need. The first \
      parent's berths 1 to 3 were taken. Both ferries moored, and a passenger on each ferry rang \
      the bell. A voyage must use its own parent's parts, and pass on those that its cabins need. \
      If `found` is a compiler error, look at what `VoyageComponent` requires of its parent, and \
      at whether `TestHarbour` provides it. Otherwise, look at `pilot`, and at what the voyage \
      passes to its cabins.
      """)
  }

  @Test func `a parent that forgets a part does not compile`() throws {
    let accepted =
      try testVoyage.acceptedWithoutAPart(beside: testHarbour)
      + testHarbour.acceptedWithoutAPart(beside: testVoyage)

    #expect(
      accepted == [],
      """
      The compiler accepted a parent that lacks a part, and `found` lists each such parent. If \
      such a parent compiles, you notice the missing part only when a passenger needs it. A \
      parent protocol must require each part that the child or a component below the child \
      needs, and your code must not provide a substitute for a missing part. If `found` is a \
      compiler error, the compiler refused even a parent that has every part. Look at the two \
      parent protocols, at their extensions, and at how the parents in `TestParents.swift` \
      conform.
      """)
  }

  @Test func `no component is made without what it needs`() throws {
    let accepted = try ComponentCall.all.flatMap {
      try $0.acceptedWithoutAnArgument()
    }

    #expect(
      accepted == [],
      """
      The spec made each component with all of its arguments, and then with one \
      argument left out or replaced with `nil`. Only the complete call may \
      compile, because a component that is made without one of its dependencies \
      fails later. Look at the initializers of the component that `found` names.
      """)

    let bare =
      try testVoyage.acceptedBareWithoutAPart()
      + testHarbour.acceptedBareWithoutAPart()
    #expect(
      bare == [],
      """
      `found` lists types that conform to one of your parent protocols and to nothing \
      else. Each of these types lacks a part, but the compiler accepted it. Such a \
      parent makes a component that lacks what it needs, or that looks it up at run \
      time. Look at what the parent protocols require, and at the casts in your code.
      """)
  }

  @Test func `no scope and no null object is left`() throws {
    let found = try Pieces.stillDeclared(among: Pieces.leftovers)

    #expect(
      found == [],
      """
      `found` lists types that your code still declares. A lookup at \
      run time or a null object keeps the compiler from noticing that \
      a part is missing. Look at where these types are still used.
      """)
  }

  @Test(.tags(.guard))
  func `keeps a cabin working when only the cabin holds its voyage`() {
    let printed = Evening.cabinAlone.printed

    #expect(
      Array(printed.prefix(1)) == ["A radio: cabin 7 needs help"],
      """
      The spec kept a cabin, but didn't keep its voyage or its harbour, and then a \
      passenger rang the bell. `found` is the first line that was printed. A child must \
      keep its parent alive, or keep what it needs from its parent. Otherwise, the call \
      for help is lost. Keeping the parent makes no reference cycle as long as the parent \
      doesn't keep its children. Look at how the components keep their parents. If the \
      program crashed, look for `unowned`. If nothing was printed, look for `weak`.
      """)
  }

  @Test(.tags(.guard))
  func `keeps nothing in a global or static property`() throws {
    let found = try CompiledAnswer(spec: #filePath).globalState()

    #expect(
      found == [],
      """
      `found` lists global or static properties that can change. Each part belongs to one harbour, \
      voyage or cabin, but a global is shared by all of them and never ends. Keep the part in a \
      property of the component that has the same lifetime.
      """)
  }

  @Test(.tags(.guard))
  func `keeps the outside world as it is`() throws {
    let changed = try GradedAnswer(spec: #filePath).changedWorld()

    #expect(
      changed == [],
      """
      `found` lists files of the outside world that have been changed. The specs watch these \
      files, so they can no longer tell what your code does. Restore each file with \
      `swift run workbook reset`, followed by the exercise's number and the file's name.
      """)
  }
}
