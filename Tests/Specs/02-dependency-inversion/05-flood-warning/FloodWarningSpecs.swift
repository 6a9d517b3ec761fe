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
      The spec left out the four vendors' files, `World.swift` and `CompositionRoot.swift`, \
      and then each file that doesn't compile without them. It compiled a program that \
      calls `makeRehearsal`, and `found` shows what the program printed, or why it couldn't \
      be built. Hydrologists must be able to run the rules without a vendor's code, because \
      none is installed on their machines. Follow the names that `makeRehearsal` uses from \
      file to file, until you reach a name that belongs to a vendor.
      """)
  }

  @Test func `the words of a warning stand apart from the vendors' code`()
    throws
  {
    let copies = try VendorFreeRehearsal.shared.filesWithAdvice()

    #expect(
      copies == [],
      """
      The files that `found` lists contain the words “Leave the banks”, and they don't \
      compile without a vendor's code. The wording of a warning must exist only once, \
      in a file that compiles without the vendors. Look for a second copy of the rules \
      in these files, or move the words to a file that `makeRehearsal` uses.
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
      The spec made a round with two rivers at 320 cm, above their alert level, and a \
      third river that was calm. The first two rivers had gauges by different vendors. \
      `found` lists what the watch reported and what reached the phones. A watch reads \
      the gauges of both vendors, so both alerts must go out. Look at where your watch \
      gets its gauges from, and at the code that reads a valid level.
      """)
    #expect(
      second
        == bad.map { "Karn “\($0)”: \(["Karn: no level", "Osk: no level"])" },
      """
      The spec made five rounds in which neither the Karn's telegram nor the \
      Osk's sample was valid. `found` lists each round's telegram, and then what \
      the watch reported and what reached the phones. A level that can't be read \
      must be reported, and must not cause a warning or an all-clear. Look at the \
      code that reads telegrams and the code that reads samples. The comments in \
      `HydroLine.swift` and `Fathom.swift` explain when a level means nothing.
      """)
    #expect(
      third
        == ["1", "2", "3"].flatMap { phone in
          ["Karn", "Osk"].map {
            "\(phone) by PingPost: \($0): danger at 350 cm. \(advice)"
          }
        },
      """
      Both rivers were at 320 cm. Then neither level could be read for five \
      rounds, and in the next round both rivers were at 350 cm. `found` lists what \
      the watch reported in that last round, and what reached the phones. A rise \
      counts from the last level that was read, so your code must keep that level \
      until it reads another. Look at where your code keeps a river's last level.
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
      A gauge by Fathom measured five levels around 300 and 400 cm, and the spec made a round \
      with a new watch at each level. `found` lists the first message at each level, if there \
      was one. The plan and the texts use whole centimetres, and an incomplete centimetre \
      doesn't count. Look at where your code turns millimetres into the policy's levels.
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
      The spec took a river with a gauge by HydroLine (Karn) and a river with a gauge \
      by Fathom (Osk) through the same levels, one level in each round. `found` lists \
      the messages that reached the phones. Phones 1 and 2 are warned of alerts and \
      dangers, and phone 3 only of dangers. The rules on the exercise's page apply to \
      every river, whichever vendor made its gauge. Look at the first line that \
      differs. Check how your code turns that vendor's reading into a level, and \
      where it keeps the river's last level, its stage and the messages of the flood.
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
      SkyText came before PingPost on the route, and it reached phone 1 but not phone 2. `found` \
      lists what the watch reported and what reached the phones. A contact whom SkyText reached \
      must not receive the same message from PingPost, but a contact whom SkyText didn't reach \
      must receive it. Look at which phones your code passes to the second provider.
      """)
    #expect(
      later == [[], [], []],
      """
      The river stayed at the same level for three more rounds, and `found` \
      lists what the watch reported and sent in each of them. A contact must not \
      receive the same warning again while the flood lasts, whichever provider \
      delivered it. Look at when your code counts a message as delivered.
      """)
    #expect(
      accepted == [
        "1 by PingPost: Karn: danger at 420 cm. \(advice)",
        "2 by PingPost: Karn: danger at 420 cm. \(advice)",
        "3 by SkyText: Karn: danger at 420 cm. \(advice)",
      ],
      """
      PingPost came before SkyText on the route, and it returned code 1 for phone 1, \
      code 0 for phone 2 and code 44 for phone 3. `found` lists what the watch \
      reported and what reached the phones. A message may go on to SkyText only if \
      PingPost didn't reach the phone. `PingPost.swift` explains which codes mean \
      that a message reaches the phone. Look at the code that reads PingPost's codes.
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
      The spec sent a long text four times: by PingPost, by SkyText, by SkyText after \
      PingPost had been too busy, and to a rehearsal. `found` lists these four texts \
      for each of two rivers. Only PingPost has a limit of 70 characters. SkyText takes \
      a text of any length, and a rehearsal must show the whole text. Look at where \
      your code cuts a text, and at which code receives the shortened text afterwards.
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
      Two watches, each with a world and a plan of its own, made a round in turn: the first, \
      the second, and the first again. `found` lists what each round reported and sent. A watch \
      must remember only its own levels and messages. Look for state that both watches share.
      """)
    #expect(
      rehearsals == [
        ["Warden", "Crew"].map { "\($0): Karn: alert at 350 cm." },
        ["Warden", "Crew"].map { "\($0): Karn: alert at 350 cm." },
        [],
      ],
      """
      The spec passed the same level to two rehearsals in turn: to the first, to the second, and \
      to the first again. `found` lists what each call returned. A rehearsal must begin without \
      a flood, and must remember only its own floods. Look for state that both rehearsals share.
      """)
  }

  @Test(.tags(.guard))
  func `keeps nothing that changes in a global or static property`() throws {
    let kept = try CompiledAnswer(spec: #filePath).globalState()

    #expect(
      kept == [],
      """
      `found` names each global or `static` property of yours that can change, and each \
      process-wide store that your code uses. All tests share these places, so the levels and \
      messages of one test change the results of other tests. Keep what a watch remembers in an \
      object or a closure that `makeWatch` creates.
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
      The spec passed levels of two rivers to a rehearsal, and `found` lists the texts that \
      would go out. The rules stay as they are: who receives which message, from which \
      level on, and how often in a flood. Find the first line that differs between `found` \
      and `expected`, and compare both versions with the rules on the exercise's page.
      """)
  }

  @Test(.tags(.guard))
  func `keeps the outside world as it is`() throws {
    let changed = try GradedAnswer(spec: #filePath).changedWorld()

    #expect(
      changed == [],
      """
      `found` lists the files marked "The outside world" that no longer match \
      the starter. The specs watch your code through these files, so a changed \
      file can hide what your code does. Put each listed file back: `swift run \
      workbook reset`, then the exercise's number and the file's name.
      """)
  }
}
