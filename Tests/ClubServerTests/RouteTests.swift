import Testing

@testable import ClubServer
@testable import LoopbackServer

struct RouteTests {
  @Test(arguments: [
    ("ada", "ada"), ("ada%20lovelace", "ada lovelace"), ("a%2Fb", "a/b"), ("a%2fb", "a/b"),
    ("100%25", "100%"), ("%252F", "%2F"), ("J%C3%B6rg", "Jörg"), ("Jörg", "Jörg"), ("a+b", "a+b"),
    ("%F0%9F%A6%8A", "🦊"), ("%2E%2E", ".."), ("a%3Fb%23c", "a?b#c"), ("a%0Ab", "a\nb"),
  ])
  func `names are percent-decoded, each once`(step: String, name: String) throws {
    #expect(try Route("/users/\(step)") == .user(name))
    #expect(try Route("/avatars/\(step)?size=2") == .avatar(name))
  }

  @Test(arguments: ["%", "%2", "%zz", "%FF", "%C3", "ada%"])
  func `what cannot be decoded is a bad request`(step: String) {
    #expect { _ = try Route("/users/\(step)") } throws: { ($0 as? Refusal)?.status == 400 }
  }
}
