/// Three types that no answer knows, with a uid and nothing that would make
/// them valid in another way.
let newcomers = """
  struct Badge: Indexable {
    let uid: Int
  }
  final class Guest: User {
    let uid: Int
    let username = ""
    init(uid: Int) { self.uid = uid }
    init(username: String) { uid = -1 }
    func create() async throws {}
    static func query(uid: Int) throws -> Guest { Guest(uid: uid) }
  }
  final class Sketch: Avatar {
    let uid: Int
    let imageURL = ""
    let author: any User = Guest(uid: 1)
    init(uid: Int) { self.uid = uid }
    init() { uid = -1 }
    init(author: any User) { uid = -1 }
    func create() async throws {}
    static func query(uid: Int) throws -> Sketch { Sketch(uid: uid) }
  }
  """
