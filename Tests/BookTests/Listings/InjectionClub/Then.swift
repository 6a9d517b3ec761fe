// Does not compile: capture of 'self' with non-Sendable type 'RemoteLibrary' in a '@Sendable' closure
import Dispatch

class RemoteLibrary {
  var titles: [String] = []

  func add(_ title: String, completion: ((Error?) -> Void)? = nil) {
    DispatchQueue.global().async {
      self.titles.append(title)
      completion?(nil)
    }
  }
}
