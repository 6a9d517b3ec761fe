// Wrong: tells the whole path, with those who only lead to the circle.
// Rejected by: a circle is told once, without the parts that lead to it

func circles(in declarations: [Declaration]) -> [Fault] {
  let sorted = declarations.sorted { $0.place < $1.place }
  var followed: Set<String> = []
  var found: [Fault] = []

  func follow(_ name: String, _ path: [Declaration]) {
    if path.contains(where: { $0.name == name }) {
      found.append(Fault.circle(path))
    } else if let user = sorted.first(where: { $0.name == name }),
      followed.insert(name).inserted
    {
      for used in user.uses { follow(used, path + [user]) }
    }
  }

  for declaration in sorted { follow(declaration.name, []) }
  return found
}
