/// What was done in the practice.
final class Journal {
  var lines: [String] = []
}
