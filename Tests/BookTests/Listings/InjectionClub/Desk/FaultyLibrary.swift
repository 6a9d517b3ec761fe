/// A library with a planted fault, to see whether the contract notices it.
actor FaultyLibrary: Library {
  enum Fault: CaseIterable {
    case newestFirst, takesDoubles, refusesInSilence
  }

  private let fault: Fault
  private var list: [String] = []

  init(_ fault: Fault) { self.fault = fault }

  func add(_ title: String) throws {
    if list.contains(title) {
      switch fault {
      case .newestFirst: throw LibraryError.alreadyThere(title)
      case .takesDoubles: break
      case .refusesInSilence: return
      }
    }
    list.append(title)
  }

  func titles() -> [String] {
    fault == .newestFirst ? list.reversed() : list
  }
}
