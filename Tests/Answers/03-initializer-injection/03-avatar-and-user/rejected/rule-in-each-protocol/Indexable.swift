// Wrong: mends both rules, and there are still two of them.
// Rejected by: one rule of validity is there for whatever has a uid

@MainActor
protocol Indexable {
  var uid: Int { get }
}
