import SpecSupport
import SpecTags
import Testing

@testable import FloodWarning

@Suite struct FloodWarningSpecs {
  @Test func `a rehearsal runs without the vendors' code`() {
    #expect(
      VendorFreeRehearsal.shared.lines == [
        "Warden: Karn: alert at 312 cm.",
        "Warden: Karn: danger at 405 cm. \(advice)",
        "Warden: Karn: all clear at 120 cm.",
      ],
      """
      The four vendors' files, `World.swift` and `CompositionRoot.swift` were taken away, and so \
      was each file that doesn't compile without them. Then a program called `makeRehearsal`. \
      Hydrologists must be able to run the rules without a vendor's code, because the vendors \
      change and the rules don't. Follow the names that `makeRehearsal` uses, from file to file, \
      until you meet one that belongs to a vendor.
      """)
  }

  @Test func `the words of a warning stand apart from the vendors' code`()
    throws
  {
    let copies = try VendorFreeRehearsal.shared.filesWithAdvice()

    #expect(
      copies == [],
      """
      These files don't compile without a vendor's code, and say “Leave the banks”. Words that \
      stand next to a vendor's code are changed with the vendor, or are forgotten in a second \
      copy. Look for a second copy of the rules in the files found here, or move the words to what \
      `makeRehearsal` uses.
      """)
  }

  @Test func `a level that can't be read is reported and changes nothing`() {
    let scene = Scene(
      hydroLine: ["Karn": 320], fathom: ["Osk": 3_200, "Venn": 100])
    let watch = makeWatch(
      world: scene.world, plan: .spec("Karn", "Osk", "Venn"))
    let first = scene.lines(of: watch)
    let bad = [
      "HL1;SPEC;999;FLT", "HL2;SPEC;999;OK", "HL1;SP", "", "HL1;SPEC;9x9;OK",
    ]
    let second = bad.map { telegram in
      scene.telegrams["Karn"] = telegram
      scene.samples["Osk"] =
        telegram.isEmpty
        ? nil : FathomSample(millimetres: 9_999, isSubmerged: false)
      return "Karn “\(telegram)”: \(scene.lines(of: watch))"
    }
    scene.telegrams["Karn"] = Scene.telegram(350)
    scene.samples["Osk"] = FathomSample(millimetres: 3_500, isSubmerged: true)
    let third = scene.lines(of: watch)

    #expect(
      first
        == ["1", "2"].flatMap { phone in
          ["Karn", "Osk"].map {
            "\(phone) by PingPost: \($0): alert at 320 cm."
          }
        },
      """
      A river of each vendor stood at 320 cm, above its alert level, and a third one was calm. \
      Gauges of both vendors are watched, so both alerts go out. Look at where a watch takes its \
      gauges from, and at the code that reads a level that's fine.
      """)
    #expect(
      second
        == bad.map { "Karn “\($0)”: \(["Karn: no level", "Osk: no level"])" },
      """
      In five rounds, neither the Karn's telegram nor the Osk's sample could be trusted, and these \
      lines came from the duty officer's report and the phones. A level that means nothing is \
      reported, and neither a warning nor an all-clear follows from it. `HydroLine.swift` and \
      `Fathom.swift` say when a level means nothing. Look at the code that reads each of them.
      """)
    #expect(
      third
        == ["1", "2", "3"].flatMap { phone in
          ["Karn", "Osk"].map {
            "\(phone) by PingPost: \($0): danger at 350 cm. \(advice)"
          }
        },
      """
      Before five lost levels, both rivers stood at 320 cm, and now they stand at 350. A rise \
      counts from the last level that was read, so a lost one mustn't erase or replace it. Look at \
      where a river's last level is kept.
      """)
  }

  @Test func `each vendor's level counts in whole centimetres`() {
    let levels = [2_999, 3_000, 3_009, 3_999, 4_000]
    let found = levels.flatMap { millimetres in
      let scene = Scene(fathom: ["Osk": millimetres])
      return scene.lines(of: makeWatch(world: scene.world, plan: .spec("Osk")))
        .prefix(1).map { "\(millimetres) mm: \($0)" }
    }

    #expect(
      found == [
        "3000 mm: 1 by PingPost: Osk: alert at 300 cm.",
        "3009 mm: 1 by PingPost: Osk: alert at 300 cm.",
        "3999 mm: 1 by PingPost: Osk: alert at 399 cm.",
        "4000 mm: 1 by PingPost: Osk: danger at 400 cm. \(advice)",
      ],
      """
      A gauge by Fathom measured five levels around 300 and 400 cm, and this is the first message \
      for each. The plan and the texts count in whole centimetres, and a centimetre that has only \
      begun doesn't count. Look at where millimetres become the policy's levels.
      """)
  }

  @Test func `rivers of both vendors follow one set of rules`() {
    let stories = [
      [299, 300, 329, 300, 331], [200, 240, 269, 299, 328, 357],
      [400, 370, 399, 401, 299, 299],
      [310, 340, 341, 290, 310, 341], [0, 1_000_000, 0], [299, 329],
      [270, 300, 270, 300],
    ]
    let phones = ["Warden": "1", "Crew": "2", "Camp": "3"]
    let found = stories.flatMap { story in
      ["Karn", "Osk"].map { river in
        let scene = Scene(hydroLine: ["Karn": 0], fathom: ["Osk": 0])
        let watch = makeWatch(world: scene.world, plan: .spec(river))
        return "\(story): \(scene.story(watch, river, story))"
      }
    }
    let expected = stories.flatMap { story in
      ["Karn", "Osk"].map { river in
        let lines = PlantedRules.replay(.spec(river), story.map { (river, $0) })
          .map {
            line in
            let name = line.prefix { $0 != ":" }
            return
              "\(phones[String(name)] ?? "") by PingPost\(line.dropFirst(name.count))"
          }
        return "\(story): \(lines)"
      }
    }

    #expect(
      found == expected,
      """
      Rivers with a gauge by HydroLine (Karn) and by Fathom (Osk) went through the same levels, a \
      round for each, and these messages reached phone 1 (from alert), 2 (from alert) and 3 (from \
      danger). The rules don't depend on who made the gauge, and they are the rules on the page. \
      Look at the first line that differs: at how that vendor's reading becomes a level, and at \
      where the river's rises, stages and earlier messages are kept.
      """)
  }

  @Test func `no contact hears the same message twice`() {
    let scene = Scene(hydroLine: ["Karn": 350])
    let watch = makeWatch(world: scene.world, plan: .spec("Karn"))
    scene.route = [.skyText, .pingPost]
    scene.unreached = ["2"]
    scene.codes = ["1": 1, "2": 1]
    let partly = scene.lines(of: watch)
    let later = again { scene.lines(of: watch) }
    scene.route = [.pingPost, .skyText]
    scene.codes = ["1": 1, "3": 44]
    let accepted = scene.story(watch, "Karn", [420, 420])

    #expect(
      partly == [
        "1 by SkyText: Karn: alert at 350 cm.",
        "2 by PingPost: Karn: alert at 350 cm.",
      ],
      """
      SkyText was asked first; it reached phone 1, and not phone 2. A contact whom SkyText reached \
      must not hear the same from PingPost, and a contact whom it didn't reach must. Look at which \
      phones the second provider gets.
      """)
    #expect(
      later == [[], [], []],
      """
      The river stayed where it was for three more rounds, and this went out. A warning that was \
      heard isn't repeated while the flood lasts, whichever provider took it. Look at when a \
      message counts as heard.
      """)
    #expect(
      accepted == [
        "1 by PingPost: Karn: danger at 420 cm. \(advice)",
        "2 by PingPost: Karn: danger at 420 cm. \(advice)",
        "3 by SkyText: Karn: danger at 420 cm. \(advice)",
      ],
      """
      PingPost was asked first; it answered with code 1 for phone 1, 0 for phone 2 and 44 for \
      phone 3. `PingPost.swift` says which codes reach a phone; only the others go on to SkyText. \
      Look at the code that reads PingPost's codes.
      """)
  }

  @Test func `only PingPost's texts are cut`() {
    let rivers = [
      "River Karn at Millbridge and Weir", "Rivière 🌊 at the Old Ferry House",
    ]
    let routes: [(route: [Provider], code: Int)] = [
      ([.pingPost], 0), ([.skyText], 0), ([.pingPost, .skyText], 12),
    ]
    let found = rivers.flatMap { river in
      routes.flatMap { route, code in
        let scene = Scene(hydroLine: [river: 412])
        scene.route = route
        scene.codes["3"] = code
        return scene.lines(
          of: makeWatch(world: scene.world, plan: .spec(river))
        ).filter { $0.hasPrefix("3 by ") }
      } + makeRehearsal(plan: .spec(river)).level(river, 412).suffix(1)
    }

    #expect(
      found
        == rivers.flatMap { river in
          let text = "\(river): danger at 412 cm. \(advice)"
          return [
            "3 by PingPost: \(text.prefix(70))", "3 by SkyText: \(text)",
            "3 by SkyText: \(text)", "Camp: \(text)",
          ]
        },
      """
      A long text went out by PingPost, by SkyText, by SkyText after PingPost had been too busy, and \
      to a rehearsal. PingPost's limit of 70 characters is PingPost's: SkyText takes a text of any \
      length, and a hydrologist wants to read all of it. Look at where a text is cut, and at who \
      gets it afterwards.
      """)
  }

  @Test func `two watches each keep to their own world`() {
    let (karn, osk) = (
      Scene(hydroLine: ["Karn": 350]), Scene(fathom: ["Karn": 4_100])
    )
    osk.route = [.skyText]
    let first = (
      scene: karn, watch: makeWatch(world: karn.world, plan: .spec("Karn"))
    )
    let second = (
      scene: osk,
      watch: makeWatch(
        world: osk.world, plan: .spec("Karn", alert: 400, danger: 500))
    )
    let warnings = inTurn(first, second) { $0.scene.lines(of: $0.watch) }
    let rehearsals = inTurn(
      makeRehearsal(plan: .spec("Karn")),
      makeRehearsal(plan: .spec("Karn", alert: 350))
    ) { $0.level("Karn", 350) }

    #expect(
      warnings == [
        ["1", "2"].map { "\($0) by PingPost: Karn: alert at 350 cm." },
        ["1", "2"].map { "\($0) by SkyText: Karn: alert at 410 cm." },
        [],
      ],
      """
      Two watches with worlds and plans of their own made a round in turn: the first, the second \
      and the first again. What one watch has measured or sent means nothing to another. Look for \
      something that both of them use.
      """)
    #expect(
      rehearsals == [
        ["Warden", "Crew"].map { "\($0): Karn: alert at 350 cm." },
        ["Warden", "Crew"].map { "\($0): Karn: alert at 350 cm." },
        [],
      ],
      """
      Two rehearsals were told the same level in turn: the first, the second and the first again. \
      Each rehearsal begins with no flood and remembers its own only. Look for something that both \
      of them use.
      """)
  }

  @Test(.tags(.guard))
  func `keeps nothing that changes in a global or static property`() throws {
    let kept = try CompiledAnswer(spec: #filePath).globalState()

    #expect(
      kept == [],
      """
      Your code stores something that can change in a global or `static` property. All tests share \
      it, so what one test measures or sends changes the others. What a watch remembers belongs to \
      an object or a function that `makeWatch` makes.
      """)
  }

  @Test(.tags(.guard))
  func `keeps today's rules in a rehearsal`() {
    let plan = Plan.spec("Karn", "Lune")
    let levels = [
      ("Karn", 299), ("Karn", 310), ("Lune", 410), ("Karn", 341), ("Karn", 341),
      ("Lune", 299),
      ("Karn", 305), ("Karn", 410), ("Karn", 250), ("Karn", 310),
      ("Nowhere", 900),
    ]
    let rehearsal = makeRehearsal(plan: plan)
    let found = levels.flatMap { rehearsal.level($0.0, $0.1) }

    #expect(
      found == PlantedRules.replay(plan, levels),
      """
      A rehearsal went through these levels of two rivers, and these texts would go out. The rules \
      stay as they are: who hears what, from which level on, and how often in a flood. Compare the \
      first two lines that differ with the rules on the page.
      """)
  }

  @Test(.tags(.guard))
  func `keeps the outside world as it is`() throws {
    let changed = try GradedAnswer(spec: #filePath).changedWorld()

    #expect(
      changed == [],
      """
      A file that stands for the outside world was changed. The specs watch that file, so they \
      can't tell any more what your code does. Put each file found here back: `swift run workbook \
      reset`, then the exercise's number and the file's name.
      """)
  }
}
