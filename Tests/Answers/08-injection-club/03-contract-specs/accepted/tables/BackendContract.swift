// Sound: tables of what is typed and what is read; loops make the checks.

func backendContract() -> [Check] {
  let stories = evenings.map { row in
    Check("\(row.typed)", expected: row.read) { desk in
      var read: [String] = []
      for order in row.typed { read += await order.outcome(at: desk) }
      return read
    }
  }
  let failures = Order.each.map { order in
    Check("\(order) fails in a broken world", expected: ["error"]) { desk in
      try desk.breakDown()
      return await order.outcome(at: desk)
    }
  }
  let gatherings = crowds.map { row in
    Check("\(row.names) join at once", expected: row.read) { desk in
      await withTaskGroup { group in
        for name in row.names {
          group.addTask { _ = await Order.join(name).outcome(at: desk) }
        }
      }
      return try await desk.users.all().map(\.name).sorted()
    }
  }
  return stories + failures + gatherings + [restart]
}

private let evenings: [(typed: [Order], read: [String])] = [
  ([.list], []),
  ([.show("ada")], ["nobody"]),
  ([.join("eve"), .join("ada")], ["1", "2"]),
  (
    [.join("eve"), .join("ada"), .list], ["1", "2", "1 eve 0.25", "2 ada 0.25"]
  ),
  (
    [.join("ada"), .joinLate("ada"), .join("bob"), .list],
    ["1", "error: nameTaken", "2", "1 ada 0.25", "2 bob 0.25"]
  ),
  (
    [
      .join("a b"), .join("a/b"), .draw("a b", "fox"), .show("a b"),
      .show("a/b"),
    ],
    ["1", "2", "fox", "1 a b fox", "2 a/b none"]
  ),
  (
    [.join("50%"), .join("Åda"), .show("50%"), .show("Åda"), .show("åda")],
    ["1", "2", "1 50% none", "2 Åda none", "nobody"]
  ),
  (
    [.join("ada"), .draw("ada", "fox"), .draw("ada", "owl"), .show("ada")],
    ["1", "fox", "owl", "1 ada owl"]
  ),
]

private let crowds = [
  (names: ["ada", "bob", "eve"], read: ["ada", "bob", "eve"]),
  (names: ["ada", "ada", "ada"], read: ["ada"]),
]

private let restart = Check(
  "after a restart", expected: ["1 ada 0.25", "1 ada fox", "2"]
) { desk in
  _ = await Order.join("ada").outcome(at: desk)
  _ = await Order.draw("ada", "fox").outcome(at: desk)
  let next = try desk.restart()
  let later = Desk(
    users: next.users, avatars: next.avatars, restart: desk.restart,
    breakDown: desk.breakDown)
  var read: [String] = []
  for order in [Order.list, .show("ada"), .join("bob")] {
    read += await order.outcome(at: later)
  }
  return read
}
