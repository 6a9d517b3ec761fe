// Wrong: checks that judge nothing, and so accept everything.
// Rejected by: your checks hold every validator to the rule for long lines

func validatorChecks() -> [Check] {
  [
    Check("a line that fits", expected: nil) { _ in nil },
    Check("a line that is too long", expected: .tooLong(by: 3)) { _ in
      .tooLong(by: 3)
    },
    Check("a blank line", expected: .blank) { _ in .blank },
  ]
}
