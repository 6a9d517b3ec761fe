/// Files that were read already.
final class KnownFiles {
  var files: [String: PatientFile] = [:]
}
