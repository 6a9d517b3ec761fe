import SpecSupport
import SpecTags
import Testing

@testable import Theatre

@Suite struct TheatreSpecs {
  @Test func `a desk with a venue of its own leaves the real ones alone`() {
    let touched = Tripwire.touched {
      for lines in [
        ["lamp: mains", "mains"], ["lamp: mains"],
        ["lamp: horn", "horn: lamp"],
        ["Lamp", "mains: Mill/lamp"], [],
      ] {
        let venue = SpecVenue()
        venue.change(to: lines)
        let cues = [
          ["lamp"], ["smoke machine", "sound desk"], ["prompt book"],
        ]
        for show in [
          Show.spec(), .spec(["lamp"]), .spec(cues: cues), .spec(Odd.texts),
        ] {
          let desk = venue.desk(show)
          _ = desk.rehearse()
          _ = evening(of: desk, at: venue, cues: Array(-1...9))
        }
      }
      let odd = SpecVenue()
      odd.parts = Set(Odd.texts).map { Part(name: $0) }
      _ = evening(of: odd.desk(.spec(Odd.texts)), at: odd, cues: [1])
    }

    #expect(
      Set(touched.names).sorted() == [],
      """
      The spec passed a venue and a show of its own to `makeDesk`, and used the desk in \
      many ways. `found` lists the things in the real venues that were touched. A desk \
      must use only the venue and the show that were passed to it. Look for the code \
      that uses each of these things: a default and what comes after `??` count, too.
      """)
  }

  @Test func `each missing part is reported for all who need it`() {
    let venue = SpecVenue(
      "Barn", "mains", "lamp: mains fuse", "horn: fuse mains", "bell: rope")
    let show = Show.spec(
      ["lamp", "smoke", "smoke"], ["horn", "smoke", "Bell", "lamp ", "bell"])
    let found = venue.desk(show).rehearse().specWords

    #expect(
      found == [
        "bell lacks rope", "cue 1 lacks smoke", "cue 2 lacks Bell",
        "cue 2 lacks lamp ",
        "cue 2 lacks smoke", "horn lacks fuse", "lamp lacks fuse",
      ],
      """
      A desk rehearsed at a venue whose list has no `fuse`, no `rope` and no `smoke`. The list has \
      a `bell` and a `lamp`, but a cue calls `Bell` and `lamp` with a space at the end. For each \
      part and each cue, there must be one finding for each name that it lacks, even if a cue \
      calls that name twice. Look at what your report does with a name that isn't on the list.
      """)
  }

  @Test func `a cable to another venue is reported`() {
    let venue = SpecVenue(
      "Barn", "lamp: mains Mill/mains", "mains: Mill/lamp", "horn: barn/mains",
      "bell: Mill/gone Mill/mains")
    let show = Show.spec(["lamp", "horn"], ["bell"])
    let found = again { venue.desk(show).rehearse().specWords }

    #expect(
      found.flatMap(\.self)
        == Array(
          repeating: [
            "bell is wired to gone at Mill", "bell is wired to mains at Mill",
            "horn is wired to mains at barn", "lamp is wired to mains at Mill",
            "mains is wired to lamp at Mill",
          ], count: 3
        ).flatMap(\.self),
      """
      Parts of the venue `Barn` have cables to the venues `Mill` and `barn`, which \
      is spelled with a small letter. A desk for the `Barn` rehearsed three times. \
      Each such cable must be a finding of its own, whether or not the `Barn` has a \
      part of that name. Your report must never call such a cable missing, or count \
      it towards a cycle. Look at what your report does with the venue of a cable.
      """)
  }

  @Test func `each cycle is reported once`() {
    let venue = SpecVenue(
      "Barn", "lamp: lamp", "desk: rack", "rack: amp", "amp: desk fan", "fan",
      "guest: desk", "bell: horn", "horn: bell", "organ: pump bellows",
      "pump: organ",
      "bellows: organ")
    let desk = venue.desk(.spec(["guest", "lamp"], ["fan", "bell", "organ"]))
    let found = again { desk.rehearse().specWords }

    #expect(
      found.flatMap(\.self)
        == Array(
          repeating: [
            "cycle: amp, desk, rack", "cycle: bell, horn",
            "cycle: bellows, organ, pump",
            "cycle: lamp",
          ], count: 3
        ).flatMap(\.self),
      """
      A desk rehearsed three times at a venue where some parts need each other, and one part needs \
      itself. Parts that need each other, directly or through others, are one finding, with their \
      names in alphabetical order. Parts that only lead to a cycle aren't in that finding. Look at \
      what your report passes to `cycles(in:)`, and at what it does with the result.
      """)
  }

  @Test func `every finding comes in one report`() {
    let venue = SpecVenue(
      "Barn", "lamp: gone", "desk: Mill/desk rack", "rack: lamp desk",
      "horn: horn gone")
    let show = Show.spec(["smoke"], ["desk"], ["smoke", "horn"])
    let desk = venue.desk(show)
    let expected = [
      "cue 1 lacks smoke", "cue 3 lacks smoke",
      "cycle: desk, rack", "cycle: horn",
      "desk is wired to desk at Mill", "horn lacks gone", "lamp lacks gone",
    ]
    let found = desk.rehearse().specWords
    #expect(
      found == expected,
      """
      A desk rehearsed at a venue with a fault of each kind, and some of the \
      faulty parts need other faulty parts. A rehearsal must report everything \
      at once, and each finding only once. Look at where your report ends early.
      """)

    let many = SpecVenue()
    many.parts = (0..<60).map { number in
      many.part(
        "part\(number): gone\(number) part\((number + 1) % 60) Mill/part\(number)"
      )
    }
    let findings = many.desk(.spec(["part0"])).rehearse()
    let cycles = findings.filter {
      if case .cycle(let all) = $0 { all.count == 60 } else { false }
    }
    let counts = [findings.count, Set(findings).count, cycles.count]
    #expect(
      counts == [121, 121, 1],
      """
      A desk rehearsed at a venue with 60 parts. Each part has a cable to a part that isn't there, \
      a cable to another venue, and a cable to its neighbour, so all 60 parts are on one cycle. \
      `found` is the number of findings, the number without repetitions, and the number of cycles \
      with 60 parts. Each finding must be in the report, and only once. Look at where your report \
      ends early, or repeats a finding.
      """)
  }

  @Test func `parts are judged that no cue calls`() {
    let found = ["organ: bellows", "pump: pump", "flute: Mill/lamp"].flatMap {
      part in
      let venue = SpecVenue("Barn", "lamp", part)
      return [Show.spec(), .spec(["lamp"])].flatMap { show in
        venue.desk(show).rehearse().specWords
      }
    }

    #expect(
      found == [
        "organ lacks bellows", "organ lacks bellows",
        "cycle: pump", "cycle: pump",
        "flute is wired to lamp at Mill", "flute is wired to lamp at Mill",
      ],
      """
      At each of three venues, the spec rehearsed a show without cues and a show with a lamp. Each \
      venue's only fault is in a part that neither show needs. A rehearsal must judge the venue's \
      whole list, and not only what the show needs. Look at which parts your report starts from.
      """)
  }

  @Test func `a report is about the list of the moment`() {
    let venue = SpecVenue("Barn", "lamp: mains")
    let desk = venue.desk(.spec(["lamp"]))
    var found: [String] = []
    for list in [
      ["lamp: mains"], ["lamp: mains", "mains: lamp"],
      ["lamp: mains", "mains"], ["mains"], ["lamp"],
    ] {
      venue.change(to: list)
      found.append(doors(of: desk).joined(separator: ", "))
      found.append(desk.rehearse().specWords.joined(separator: ", "))
    }

    #expect(
      found == [
        "lamp lacks mains", "lamp lacks mains",
        "cycle: lamp, mains", "cycle: lamp, mains", "open", "",
        "cue 1 lacks lamp", "cue 1 lacks lamp", "open", "",
      ],
      """
      One desk tried to open the doors and then rehearsed, five times, each time with a different \
      list. `found` has the result of each try and each rehearsal: `open`, the findings, or an \
      empty string for none. The list may change at any time, so a report must be about the list \
      at the moment of the call. Look at when your code reads the list, and at what it keeps.
      """)
  }

  @Test func `doors stay shut at a venue that isn't ready`() {
    var found: [String] = []
    for lines in [
      ["mains", "lamp: mains"], ["lamp: mains", "horn"],
      ["lamp: horn", "horn: lamp"],
      ["lamp: Mill/lamp", "horn: gone"], ["lamp", "horn", "organ: organ"],
    ] {
      let venue = SpecVenue()
      venue.change(to: lines)
      let desk = venue.desk(.spec(["lamp"], ["horn"]))
      found += again(2) { doors(of: desk).joined(separator: ", ") }
      found.append("machines: \(venue.events())")
    }

    #expect(
      found == [
        "cue 2 lacks horn", "cue 2 lacks horn", "machines: ",
        "lamp lacks mains", "lamp lacks mains", "machines: ",
        "cycle: horn, lamp", "cycle: horn, lamp", "machines: ",
        "horn lacks gone, lamp is wired to lamp at Mill",
        "horn lacks gone, lamp is wired to lamp at Mill", "machines: ",
        "cycle: organ", "cycle: organ", "machines: ",
      ],
      """
      Each of five desks tried twice to open the doors of a venue that isn't ready. `found` \
      lists the findings of each try, and then the machines that were switched on. If there \
      is any finding, `NotReady` must contain all findings, and no machine may be switched \
      on. Look at what your code does between reading the list and switching machines on.
      """)
  }

  @Test func `what the show uses is switched on once, after what it needs`() {
    let venue = SpecVenue(
      "Barn", "desk: dimmer mains rack", "rack: amp mains", "amp: mains",
      "mains",
      "organ: mains", "dimmer: mains")
    let found = [
      Show.spec(["desk"]), .spec(["rack"], ["amp", "rack"], ["rack"]),
      .spec(["mains"]),
      .spec(["amp"], ["dimmer"]), .spec(),
    ].map { show in
      _ = doors(of: venue.desk(show))
      return venue.sortedEvents()
    }

    #expect(
      found == [
        "amp(mains) on, desk(dimmer mains rack) on, dimmer(mains) on, mains() on, rack(amp mains) on",
        "amp(mains) on, mains() on, rack(amp mains) on",
        "mains() on",
        "amp(mains) on, dimmer(mains) on, mains() on",
        "",
      ],
      """
      The doors opened for five shows, and `found` lists the machines that were switched \
      on for each show. The machines that each of them received are in brackets. A part \
      that the show uses, directly or through others, is switched on once, when the \
      doors open, and receives all that it needs. No other part is switched on. Look at \
      how your code knows which machines it has already switched on.
      """)
  }

  @Test func `the doors open with the list that was judged`() {
    var found: [String] = []
    for later in [["lamp: fuse", "fuse: lamp"], ["lamp"], ["horn"], []] {
      let venue = SpecVenue("Barn", "lamp: mains", "mains")
      let desk = venue.desk(.spec(["lamp"]))
      venue.onRead = { _ in venue.change(to: later) }
      found += doors(of: desk)
      found.append(venue.sortedEvents())
    }

    #expect(
      found
        == Array(repeating: ["open", "lamp(mains) on, mains() on"], count: 4)
        .flatMap(\.self),
      """
      The list changed just after the desk had read it to open the doors. `found` shows \
      whether the doors opened, and which machines were switched on. These must be the \
      machines of the list that was judged. Otherwise, a fault that no report contains can \
      reach the show. Look at how often your code reads the list while it opens the doors.
      """)
  }

  @Test func `nothing that changes is in a global or static property`() throws {
    let kept = try CompiledAnswer(spec: #filePath).globalState()

    #expect(
      kept == [],
      """
      `found` lists global or `static` properties in which your code stores something that can \
      change. Both venues and all tests share these properties, so a change by one of them affects \
      the others. Look at where each property is used, and pass its value in there instead.
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
