func houseChecks() -> [Check] {
  [
    Check("dry soil is watered", sees: "[]", #"["rose 42 %"]"#, #"["x", "x"]"#)
    { house, box in
      box.report(1, 42, from: "a")
      box.valves
      house.display
      box.report(2, 41, from: "a")
      box.report(3, 41, from: "a")
      box.valves
    },
    Check(
      "a number counts once, and never backwards",
      sees: #"["x"]"#, #"["rose 9 %"]"#, #"["x"]"#, #"["rose 9 %"]"#,
      #"["x", "x"]"#
    ) { house, box in
      box.report(10, 9, from: "a")
      box.report(10, 8, from: "a")
      box.valves
      house.display
      box.report(9, 8, from: "a")
      box.report(1, 8, from: "a")
      box.valves
      house.display
      box.report(11, 7, from: "a")
      box.valves
    },
    Check(
      "a report that doesn't count breaks no silence",
      sees: "[]", #"["rose: no report"]"#, #"["rose ?"]"#,
      #"["rose: no report", "rose: no report"]"#
    ) { house, box in
      box.report(10, 90, from: "a")
      house.makeRound()
      box.bell
      box.report(10, 90, from: "a")
      box.report(9, 90, from: "a")
      house.makeRound()
      box.bell
      box.report(10, 90, from: "a")
      house.display
      house.makeRound()
      box.bell
    },
    Check(
      "a silent sensor rings each time, until it's heard",
      sees: #"["rose: no report", "rose: no report"]"#, #"["rose ?"]"#, "2",
      #"["rose 50 %"]"#, "3",
      #"["rose ?"]"#
    ) { house, box in
      house.makeRound()
      house.makeRound()
      box.bell
      house.display
      box.report(1, 50, from: "a")
      house.makeRound()
      box.bell.count
      house.display
      house.makeRound()
      box.bell.count
      house.display
    },
    Check(
      "a greeting is a report",
      box: { box in
        box.whileConnecting = { hear in
          hear(Report(number: 5, humidity: 30))
          hear(Report(number: 5, humidity: 31))
          hear(Report(number: 4, humidity: 32))
        }
      },
      sees: #"["x"]"#, #"["rose 30 %"]"#, "0", #"["x"]"#, #"["x", "x"]"#,
      #"["rose 30 %"]"#, "0"
    ) { house, box in
      box.valves
      house.display
      house.makeRound()
      box.bell.count
      box.report(5, 3, from: "a")
      box.report(2, 3, from: "a")
      box.valves
      house.replaceSensor(of: "rose", with: "c")
      box.report(5, 3, from: "c")
      box.valves
      house.display
      house.makeRound()
      box.bell.count
    },
    Check(
      "a replaced device is out",
      sees: #"["rose ?"]"#, #"["a"]"#, "1", "[]", #"["rose ?"]"#,
      #"["rose: no report"]"#, #"["x"]"#,
      #"["x"]"#, #"["rose 1 %"]"#
    ) { house, box in
      box.report(30, 60, from: "a")
      house.replaceSensor(of: "rose", with: "a")
      house.display
      box.connected
      box.linesInMemory
      box.report(31, 2, from: "a")
      box.valves
      house.display
      house.makeRound()
      box.bell
      box.report(1, 1, from: "a", 1)
      box.valves
      box.report(32, 2, from: "a")
      box.report(1, 2, from: "a", 1)
      box.valves
      house.display
    },
    Check(
      "a device that talks while it's replaced is out",
      box: { box in
        box.whileEnding = { box in
          box.report(70, 1, from: "a")
          box.report(71, 99, from: "a")
        }
      },
      sees: "[]", #"["rose ?"]"#, #"["rose: no report"]"#
    ) { house, box in
      house.replaceSensor(of: "rose", with: "c")
      box.valves
      house.display
      house.makeRound()
      box.bell
    },
    Check(
      "neighbours go on", beds: [.rose, .lily],
      box: { box in box.whileEnding = { $0.report(2, 76, from: "b") } },
      sees: #"["y"]"#, #"["rose ?", "lily 76 %"]"#, #"["b", "c"]"#, "2",
      #"["rose ?", "lily 76 %"]"#,
      #"["b", "c"]"#
    ) { house, box in
      box.report(1, 80, from: "b")
      house.replaceSensor(of: "rose", with: "c")
      box.valves
      house.display
      box.connected
      box.linesInMemory
      house.replaceSensor(of: "tulip", with: "d")
      house.display
      box.connected
    },
    Check(
      "closed is closed", beds: [.rose, .lily],
      box: { box in
        box.whileEnding = { box in
          box.report(8, 1, from: "a")
          box.report(8, 1, from: "b")
        }
      },
      sees: #"["a", "b"]"#, "[]", "[]", "[]", "[]", "2", "[]", "[]"
    ) { house, box in
      box.report(1, 80, from: "a")
      box.connected
      house.close()
      box.connected
      house.display
      box.report(9, 1, from: "a")
      box.report(9, 1, from: "b")
      house.makeRound()
      house.replaceSensor(of: "rose", with: "a")
      house.replaceSensor(of: "lily", with: "c")
      box.report(1, 1, from: "c")
      house.makeRound()
      house.close()
      box.valves
      box.bell
      box.devices.count
      box.connected
      house.display
    },
    Check(
      "closed with new sensors, too", beds: [.rose, .lily],
      sees: #"["b", "d"]"#, "[]", "[]"
    ) { house, box in
      house.replaceSensor(of: "rose", with: "c")
      house.replaceSensor(of: "rose", with: "d")
      box.connected
      house.close()
      box.connected
      box.report(1, 1, from: "d")
      box.report(1, 1, from: "c")
      box.valves
    },
    gone("closed and gone") { _, _ in },
    gone("reported, closed and gone") { house, box in
      box.report(1, 1, from: "a")
      house.makeRound()
      house.makeRound()
    },
    gone("replaced, closed and gone") { house, box in
      house.replaceSensor(of: "rose", with: "a")
      box.report(1, 1, from: "a", 1)
      house.replaceSensor(of: "rose", with: "c")
    },
  ]
}

private func gone(_ name: String, after use: @escaping (any House, Box) -> Void)
  -> Check
{
  Check(name, expected: ["nil"]) { open in
    weak var last: AnyObject?
    func day() {
      let box = Box()
      let house = open([.rose, .lily], box)
      last = house as AnyObject
      use(house, box)
      house.close()
      box.devices = []
    }
    day()
    return [last == nil ? "nil" : "a house"]
  }
}
