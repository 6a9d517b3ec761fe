/// All that the club is built from.
struct Parts {
  let console: any Console
  let clock: any Clock
  let users: any Users
  let avatars: any Avatars
}
