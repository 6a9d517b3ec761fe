@testable import TestDoubles

/// A registration, written again, with a place for each fault.
///
/// With no fault planted it keeps every promise, whatever its details.
@MainActor
struct RegistrationCopy {
  // Details that the comment on `register` leaves open.
  var asksTwice = false
  var looksIntoTheStoreFirst = false

  // Faults.
  var receivers: (String) -> [String] = { [$0, "the board"] }
  var storesBeforeItCreates = false
  var storesNobody = false
  var asksInVain = false
  var refusesLate = false
  var takesAnOutageForYes = false
  var takesAnOutageForNo = false
  var creationError: (any Error) -> (any Error)? = { $0 }
  var goesOnWithoutAUser = false
  var storesBeforeTheError = false
  var writesBeforeTheError = false
  var writesBeforeItStores = false
  var ignoresTheStore = false
  var losesTheRefusal = false

  /// Builds a `register` as a check asks for it.
  var make: MakeRegister {
    { directory, members, post in
      { user in
        try await register(user, directory, members, post)
      }
    }
  }

  private func register(
    _ user: any User, _ directory: any Directory, _ members: any MemberStore,
    _ post: any Post
  ) async throws {
    if looksIntoTheStoreFirst, members.member(named: user.username) != nil {
      throw NameTaken()
    }
    if asksTwice { _ = try directory.isFree(user.username) }
    let isFree = try answer(of: directory, for: user.username)
    if !isFree, !asksInVain, !refusesLate { throw NameTaken() }
    if storesBeforeItCreates { try store(user, in: members) }
    do {
      try await user.create()
    } catch  where !goesOnWithoutAUser {
      if storesBeforeTheError { try store(user, in: members) }
      if writesBeforeTheError { write(to: user, by: post) }
      if let error = creationError(error) { throw error }
      return
    } catch {}
    if writesBeforeItStores { write(to: user, by: post) }
    do {
      if !storesBeforeItCreates, !storesNobody {
        try store(user, in: members)
      }
    } catch  where losesTheRefusal {
      return
    } catch  where ignoresTheStore {}
    if !isFree, refusesLate { throw NameTaken() }
    if !writesBeforeItStores { write(to: user, by: post) }
  }

  private func answer(of directory: any Directory, for name: String) throws
    -> Bool
  {
    do {
      return try directory.isFree(name)
    } catch  where takesAnOutageForYes {
      return true
    } catch  where takesAnOutageForNo {
      return false
    }
  }

  private func store(_ user: any User, in members: any MemberStore) throws {
    try members.add(Member(username: user.username, uid: user.uid))
  }

  private func write(to user: any User, by post: any Post) {
    for receiver in receivers(user.username) {
      let text =
        receiver == user.username
        ? "Welcome to the club" : "\(user.username) has joined"
      post.send(Letter(to: receiver, text: text))
    }
  }
}

extension RegistrationCopy {
  /// What the checks say of the fault: `"it never asks: caught"`.
  ///
  /// A check that refuses a sound registration as well has noticed nothing. The faulty copy is
  /// judged first, so a check that compares with the first one it meets notices nothing either.
  func verdict(_ fault: String) async -> String {
    for check in registrationChecks() {
      let complaint = await check.complaint(about: make)
      guard complaint != nil else { continue }
      let doubt = await check.complaint(about: RegistrationCopy().make)
      if doubt == nil { return "\(fault): caught" }
    }
    return "\(fault): got away"
  }

  /// What these checks complain of in this copy.
  func complaints(by checks: [Check]) async -> [String] {
    var complaints: [String] = []
    for check in checks {
      if let complaint = await check.complaint(about: make) {
        complaints.append(complaint)
      }
    }
    return complaints
  }
}

/// Complaints to show: each once, and the lines of each as items of their own.
func lines(of complaints: [String]) -> [String] {
  var shown: Set<String> = []
  return complaints.filter { shown.insert($0).inserted }.flatMap { complaint in
    complaint.split(separator: "\n").map(String.init)
  }
}

/// What is expected of the verdicts on these faults.
func allCaught(_ verdicts: [String]) -> [String] {
  verdicts.map { $0.replacing(": got away", with: ": caught") }
}
