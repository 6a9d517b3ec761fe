/// Animals in feeding order. Nothing of it can change.
struct Herd {
  let members: [any Animal]
}

extension Herd: RandomAccessCollection {
  var startIndex: Int { members.startIndex }
  var endIndex: Int { members.endIndex }
  subscript(position: Int) -> any Animal { members[position] }
}
