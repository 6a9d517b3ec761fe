/// Walks on from each name along all ways at once, until one comes back. A
/// shortest way back is the cycle; each cycle is kept once, by its names.
func ownCycles(in declarations: [Declaration]) -> [Fault] {
  let declared = declarations.firstByName
  var cycles: [Set<String>: [Declaration]] = [:]
  for start in declared.values.sorted(by: { $0.place < $1.place }) {
    var ways = [[start]]
    var seen: Set<String> = []
    var next = 0
    while next < ways.count {
      let way = ways[next]
      next += 1
      for name in way[way.count - 1].uses {
        if name == start.name {
          let names = Set(way.map(\.name))
          cycles[names] = cycles[names] ?? way
        } else if let part = declared[name], seen.insert(name).inserted {
          ways.append(way + [part])
        }
      }
    }
  }
  return cycles.values.map(Fault.cycle)
}
