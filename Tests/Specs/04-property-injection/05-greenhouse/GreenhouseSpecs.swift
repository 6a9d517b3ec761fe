import SpecSupport
import SpecTags
import Testing

@testable import Greenhouse

@Suite struct GreenhouseSpecs {
  @Test func `a house speaks only to the devices that it's handed`() {
    let station = SpecStation()
    let touched = Tripwire.touched {
      let house = openHouse(at: station)
      for number in 1...3 { station.report(number, 30 * number, from: "H-1") }
      for _ in 1...2 { house.makeRound() }
      house.replaceSensor(of: "ferns", with: "H-3")
      house.replaceSensor(of: "ferns", with: "H-3")
      house.replaceSensor(of: "palms", with: "H-4")
      station.report(1, 10, from: "H-3")
      house.close()
      station.report(2, 10, from: "H-3")
      house.makeRound()
      house.replaceSensor(of: "ferns", with: "H-5")
      openHouse([], hardware: SpecPlug(station)).makeRound()
    }

    #expect(
      Set(touched.names).sorted() == [],
      """
      The spec opened a house on test hardware, used it for a while and closed it. `found` lists \
      the calls that reached the station's real field bus. A house must use only the hardware that \
      is passed in, so that a test needs no real valve. Look for `FieldBus` outside `makeHouse`.
      """)
  }

  @Test func `each report below the target opens the bed's valve once`() {
    let station = SpecStation()
    let house = openHouse(at: station)
    let cases: [(String, Int, Int)] = [
      ("H-1", 1, 59), ("H-1", 2, 60), ("H-1", 3, 61), ("H-1", 4, 59),
      ("H-1", 9, 59),
      ("H-2", 1, 74), ("H-2", 2, 75), ("H-2", 3, Int.min), ("H-2", 4, Int.max),
      ("H-2", 5, 0),
    ]
    let found = cases.map { sensor, number, humidity in
      station.line("\(sensor) reports \(humidity) %") {
        station.report(number, humidity, from: sensor)
      } + ", \(SpecStation.shown(house))"
    }

    #expect(
      found == [
        "H-1 reports 59 %: V-1 opens, shows ferns 59 %, orchids ?",
        "H-1 reports 60 %: nothing, shows ferns 60 %, orchids ?",
        "H-1 reports 61 %: nothing, shows ferns 61 %, orchids ?",
        "H-1 reports 59 %: V-1 opens, shows ferns 59 %, orchids ?",
        "H-1 reports 59 %: V-1 opens, shows ferns 59 %, orchids ?",
        "H-2 reports 74 %: V-2 opens, shows ferns 59 %, orchids 74 %",
        "H-2 reports 75 %: nothing, shows ferns 59 %, orchids 75 %",
        "H-2 reports \(Int.min) %: V-2 opens, shows ferns 59 %, orchids \(Int.min) %",
        "H-2 reports \(Int.max) %: nothing, shows ferns 59 %, orchids \(Int.max) %",
        "H-2 reports 0 %: V-2 opens, shows ferns 59 %, orchids 0 %",
      ],
      """
      The spec opened a house whose ferns have a target of 60 % and whose orchids have \
      a target of 75 %. Each entry in `found` shows a report with a new number, what \
      the house did, and what its display then showed. The house must compare each \
      report that counts with the target of the report's own bed, and must update the \
      display at once. Look at the path from a report to the valve and to `display`.
      """)
  }

  @Test func `a report that comes again or late counts for nothing`() {
    let station = SpecStation()
    station.greetings["H-2"] = Report(number: 5, humidity: 20)
    let house = openHouse(at: station)
    var found = [5, 5, 5, 4, 1, 6, 5].map { number in
      station.line("number \(number)") {
        station.report(number, 10 + number, from: "H-1")
      } + ", \(SpecStation.shown(house))"
    }
    found.append(
      station.line("the orchids' number 5") {
        station.report(5, 20, from: "H-2")
      })
    house.makeRound()
    house.makeRound()
    station.report(6, 16, from: "H-1")
    found.append("number 6, after two rounds: \(SpecStation.shown(house))")
    found += again(2) {
      station.report(6, 16, from: "H-1")
      return station.line("a round after number 6") { house.makeRound() }
    }

    let silent = "rings ferns: no report, rings orchids: no report"
    #expect(
      found == [
        "number 5: V-1 opens, shows ferns 15 %, orchids 20 %",
        "number 5: nothing, shows ferns 15 %, orchids 20 %",
        "number 5: nothing, shows ferns 15 %, orchids 20 %",
        "number 4: nothing, shows ferns 15 %, orchids 20 %",
        "number 1: nothing, shows ferns 15 %, orchids 20 %",
        "number 6: V-1 opens, shows ferns 16 %, orchids 20 %",
        "number 5: nothing, shows ferns 16 %, orchids 20 %",
        "the orchids' number 5: nothing",
        "number 6, after two rounds: shows ferns ?, orchids ?",
        "a round after number 6: \(silent)",
        "a round after number 6: \(silent)",
      ],
      """
      The ferns' sensor repeated its report number 5 and then sent older reports. The \
      orchids' sensor repeated number 5, which it had sent while it was being connected. \
      Finally, the ferns' sensor sent number 6 three more times: once after two rounds, \
      and once before each of the next two. A report counts only if its number is higher \
      than all earlier numbers from the same device. Otherwise the house must behave as if \
      the report had never arrived, even if it arrives during a round. Look at the code \
      that receives a report.
      """)
  }

  @Test func `a new device counts its reports anew`() {
    let station = SpecStation()
    let house = openHouse(at: station)
    func line(_ number: Int, _ sensor: String) -> String {
      station.line("\(sensor) reports \(number)") {
        station.report(number, 20, from: sensor)
      }
    }
    var found = [line(7, "H-1")]
    for sensor in ["H-3", "H-3", "H-1"] {
      house.replaceSensor(of: "ferns", with: sensor)
      found += [
        "\(sensor) is mounted: \(SpecStation.shown(house))", line(1, sensor),
        line(1, sensor),
      ]
      found += [line(7, sensor)]
    }

    let device = { (name: String) in
      [
        "\(name) is mounted: shows ferns ?, orchids ?",
        "\(name) reports 1: V-1 opens",
        "\(name) reports 1: nothing", "\(name) reports 7: V-1 opens",
      ]
    }
    #expect(
      found == ["H-1 reports 7: V-1 opens"] + device("H-3") + device("H-3")
        + device("H-1"),
      """
      The spec replaced the ferns' sensor three times. The second new device has the same \
      address as the first, and the third has the address of the original device. Each \
      entry in `found` shows what the house did or displayed. Each new device starts with \
      report number 1, whatever number the previous device had reached. Look at where your \
      code keeps the last number, and at what happens to that number in `replaceSensor`.
      """)
  }

  @Test func `a replaced device counts for nothing`() {
    let station = SpecStation(isFlaky: true)
    let house = openHouse(at: station)
    let dry = Report(number: 90, humidity: 5)
    station.farewells = ["H-1": dry, "H-3": dry]
    var found = [station.line("before") { station.report(1, 20, from: "H-1") }]
    found += ["H-3", "H-3"].map { sensor in
      station.line("replaced by \(sensor)") {
        house.replaceSensor(of: "ferns", with: sensor)
      } + ", \(SpecStation.shown(house))"
    }
    for (sensor, device) in [("H-1", 1), ("H-3", 1)] {
      found.append(
        station.line("the old \(sensor)") {
          station.report(91, 5, from: sensor, device: device)
        } + ", \(SpecStation.shown(house))")
    }
    found.append(station.line("a round") { house.makeRound() })
    found.append(
      station.line("the new H-3") {
        station.report(1, 20, from: "H-3", device: 2)
      })
    found.append(
      station.line("the old H-1") { station.report(92, 5, from: "H-1") })

    #expect(
      found == [
        "before: V-1 opens",
        "replaced by H-3: nothing, shows ferns ?, orchids ?",
        "replaced by H-3: nothing, shows ferns ?, orchids ?",
        "the old H-1: nothing, shows ferns ?, orchids ?",
        "the old H-3: nothing, shows ferns ?, orchids ?",
        "a round: rings ferns: no report, rings orchids: no report",
        "the new H-3: V-1 opens", "the old H-1: nothing",
      ],
      """
      The spec replaced the ferns' sensor twice, and both new devices had the same address. \
      Each of the two old devices reported dry soil while its line was being ended, and \
      again later. `found` shows what the house did each time. A report from a replaced \
      device must open no valve, must not be displayed, and must not count in a round. Look \
      at how your code tells which device a report comes from, and from which moment on.
      """)
  }

  @Test func `a replaced device leaves no line in memory`() {
    let station = SpecStation()
    let house = openHouse(at: station)
    for number in 1...200 {
      house.replaceSensor(of: "ferns", with: "H-\(2 + number)")
    }
    let found = [
      "connected: \(station.connected)",
      "lines in memory: \(station.linesInMemory)",
    ]

    #expect(
      found == ["connected: H-2, H-202", "lines in memory: 2"],
      """
      The spec replaced the sensor of one bed 200 times in a house with two beds, and \
      kept the house running. `found` shows the connected sensors and the number of \
      lines in memory. The house runs for months, so no part of an old device may \
      stay in memory. If more than two sensors are connected, a line wasn't ended. \
      Otherwise, look for the object that still holds an old line, perhaps a closure.
      """)
    withExtendedLifetime(house) {}
  }

  @Test func `a closed house counts no report`() {
    let station = SpecStation(isFlaky: true)
    station.farewells["H-2"] = Report(number: 5, humidity: 5)
    var house: (any House)? = openHouse(at: station)
    var found = [
      station.line("while it's open") { station.report(1, 20, from: "H-1") },
      station.line("while it's being closed") { house?.close() },
      station.line("when it's closed") { station.report(2, 20, from: "H-1") },
    ]
    found.append(house.map(SpecStation.shown) ?? "")
    house = nil
    found.append(
      station.line("when it's gone") { station.report(3, 20, from: "H-1") })

    #expect(
      found == [
        "while it's open: V-1 opens", "while it's being closed: nothing",
        "when it's closed: nothing", "shows nothing", "when it's gone: nothing",
      ],
      """
      The sensors reported dry soil while the house was open, while it was being \
      closed, after it was closed, and after the spec had released it. `found` \
      shows what the house did each time. Reports can arrive long after a line was \
      ended, and a closed house must not open a valve. Look at the order of steps \
      in `close`, and at what later happens to a report on its way to the valve.
      """)
  }

  @Test func `a closed house has ended every line`() {
    let found = ["at once", "after reports", "after a replacement"].map {
      step in
      let station = SpecStation()
      let house = openHouse(at: station)
      if step == "after reports" {
        for sensor in ["H-1", "H-2"] { station.report(1, 20, from: sensor) }
      }
      if step == "after a replacement" {
        house.replaceSensor(of: "orchids", with: "H-3")
      }
      let before = station.connected
      house.close()
      return "closed \(step): \(before), then \(station.connected)"
    }

    #expect(
      found == [
        "closed at once: H-1, H-2, then none",
        "closed after reports: H-1, H-2, then none",
        "closed after a replacement: H-1, H-3, then none",
      ],
      """
      The spec opened and closed three houses. Each entry in `found` shows which sensors \
      were connected before and after the house was closed. A line stays up until it's \
      ended, even if nothing holds it, and a closed house needs no line. Look at `close`.
      """)
  }

  @Test func `two houses side by side keep to their own devices`() {
    let (first, second) = (SpecStation(), SpecStation())
    let (a, b) = (openHouse(at: first), openHouse(at: second))
    var found = [
      first.line("A, dry") { first.report(1, 20, from: "H-1") },
      second.line("B, dry") { second.report(1, 30, from: "H-1") },
      first.line("A, dry") { first.report(2, 40, from: "H-1") },
    ]
    found += inTurn(a, b) { SpecStation.shown($0) }
    b.replaceSensor(of: "ferns", with: "H-3")
    found.append("A: \(first.connected), B: \(second.connected)")
    b.close()
    found.append(
      first.line("A, when B is closed") { first.report(3, 50, from: "H-1") })
    found += [first.line("A's round") { a.makeRound() }]
    found += inTurn(a, b) { SpecStation.shown($0) }

    let c = openHouse(
      [Bed(name: "ferns", sensor: "H-8", valve: "V-8", target: 60)],
      hardware: SpecPlug(first))
    found.append(first.line("C, dry") { first.report(1, 20, from: "H-8") })
    a.close()
    found.append(
      first.line("C, when A is closed") { first.report(2, 20, from: "H-8") })
    found.append("\(first.connected), C \(SpecStation.shown(c))")

    #expect(
      found == [
        "A, dry: V-1 opens", "B, dry: V-1 opens", "A, dry: V-1 opens",
        "shows ferns 40 %, orchids ?", "shows ferns 30 %, orchids ?",
        "shows ferns 40 %, orchids ?", "A: H-1, H-2, B: H-2, H-3",
        "A, when B is closed: V-1 opens", "A's round: rings orchids: no report",
        "shows ferns 50 %, orchids ?", "shows nothing",
        "shows ferns 50 %, orchids ?",
        "C, dry: V-8 opens", "C, when A is closed: V-8 opens",
        "H-8, C shows ferns 20 %",
      ],
      """
      The spec ran two houses with the same beds and addresses, A and B, at two stations, \
      and later a third house, C, at A's station. `found` shows what these houses did and \
      displayed, and which sensors were connected. What happens in one house must change \
      nothing in another house. Look at what your houses share. If your code finds something \
      only by a bed's name or a sensor's address, it finds the same thing for every house.
      """)
  }

  @Test(.tags(.guard))
  func `keeps nothing that changes in a global or static property`() throws {
    let kept = try CompiledAnswer(spec: #filePath)
      .globalState(allowing: ["FieldBus.shared"])

    #expect(
      kept == [],
      """
      `found` lists the global and `static` properties in your code that store something that \
      can change. All houses share these properties, which outlive every house, so what one \
      house sets changes the others. Keep a house's state in the house that `openHouse` returns.
      """)
  }

  @Test(.tags(.guard))
  func `keeps the outside world as it is`() throws {
    let changed = try GradedAnswer(spec: #filePath).changedWorld()

    #expect(
      changed == [],
      """
      The spec compared the files marked “The outside world” with the originals, and \
      `found` lists the files that have changed. The specs rely on these files, so they \
      can no longer see what your code does. To restore a file, run \
      `swift run workbook reset`, followed by the exercise's number and the file's name.
      """)
  }
}
