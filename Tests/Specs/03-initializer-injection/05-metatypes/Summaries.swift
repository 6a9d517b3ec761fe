@testable import Metatypes

/// What a spec shows of a user: `TestUser Arya, uid 7`.
@MainActor
func summary(of user: any User) -> String {
  "\(type(of: user)) \(user.username), uid \(user.uid)"
}

/// What a spec shows of an avatar: `TestAvatar by Arya, uid 7`.
@MainActor
func summary(of avatar: any Avatar) -> String {
  "\(type(of: avatar)) by \(avatar.author.username), uid \(avatar.uid)"
}
