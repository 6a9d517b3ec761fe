/// A plain class with a `var`: fast, and for one task at a time.
final class StartList {
  private(set) var names: [String] = []

  func add(_ name: String) {
    names.append(name)
  }
}

actor RaceOffice {
  private var list = StartList()

  /// Takes the list over: from here on, it's the office's alone.
  func open(_ list: sending StartList) {
    self.list = list
  }

  func register(_ name: String) -> Int {
    list.add(name)
    return list.names.count
  }
}

struct RaceDay {
  let office: RaceOffice
  let makeList: () -> sending StartList

  func begin() async {
    await office.open(makeList())
  }
}

extension RaceOffice {
  /// Gives a copy away, and keeps its own list.
  func copy() -> sending StartList {
    let copy = StartList()
    for name in list.names { copy.add(name) }
    return copy
  }
}
