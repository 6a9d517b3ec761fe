// Wrong: overlooks a part that uses itself.
// Rejected by: a part that uses itself is a circle

func circles(in declarations: [Declaration]) -> [Fault] {
  let sorted = declarations.sorted { $0.place < $1.place }
  var followed: Set<String> = []
  var found: [Fault] = []

  func follow(_ name: String, _ path: [Declaration]) {
    if let start = path.firstIndex(where: { $0.name == name }) {
      found.append(Fault.circle(fromFirstPlace(Array(path[start...]))))
    } else if let user = sorted.first(where: { $0.name == name }),
      followed.insert(name).inserted
    {
      for used in user.uses where used != name {
        follow(used, path + [user])
      }
    }
  }

  for declaration in sorted { follow(declaration.name, []) }
  return found
}

private func fromFirstPlace(_ circle: [Declaration]) -> [Declaration] {
  let first = circle.indices.min { circle[$0].place < circle[$1].place } ?? 0
  return Array(circle[first...] + circle[..<first])
}
