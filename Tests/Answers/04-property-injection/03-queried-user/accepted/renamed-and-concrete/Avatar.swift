/// A picture that a user has made. Another picture is another object.
@MainActor
final class Picture {
  let imageURL: String
  let author: any User

  init(of author: any User, at imageURL: String) {
    self.author = author
    self.imageURL = imageURL
  }
}
