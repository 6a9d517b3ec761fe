/// A member of the club.
protocol User: Presentable {
  var username: String { get }

  init(username: String)
}
