// Carried on from 8.2.
/// Where a club is kept: what the whole app needs to know of a back end.
struct Backend: Sendable {
  let users: any Users
  let avatars: any Avatars
}
