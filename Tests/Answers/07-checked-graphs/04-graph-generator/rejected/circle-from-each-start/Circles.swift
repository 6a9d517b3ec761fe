// Wrong: each part of a circle finds the circle once more.
// Rejected by: a circle is told once, without the parts that lead to it

func circles(in declarations: [Declaration]) -> [Fault] {
  declarations.compactMap { start in
    circle(from: start, to: start, [], declarations).map(Fault.circle)
  }
}

private func circle(
  from user: Declaration, to start: Declaration, _ path: [Declaration],
  _ declarations: [Declaration]
) -> [Declaration]? {
  if path.contains(where: { $0.name == user.name }) {
    return user.name == start.name ? path : nil
  }
  for used in declarations where user.uses.contains(used.name) {
    if let found = circle(
      from: used, to: start, path + [user], declarations)
    {
      return found
    }
  }
  return nil
}
