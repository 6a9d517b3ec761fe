// Wrong: checks that judge nothing, and so accept everything.
// Rejected by: your checks catch a line that is measured wrongly

func validatorChecks() -> [Check] {
  [
    Check("a line that fits", expected: nil) { _ in nil },
    Check("a line that is too long", expected: .tooLong(by: 3)) { _ in
      .tooLong(by: 3)
    },
    Check("a blank line", expected: .blank) { _ in .blank },
  ]
}
