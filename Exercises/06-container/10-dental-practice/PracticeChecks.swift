/// What any practice must do, check by check, whoever wrote the practice.
func practiceChecks() -> [Check] {
  [
    Check("a visit shows the patient's allergies", expected: ["latex"]) {
      open in
      struct Nothing: Records, RecordsSession, Chair {
        func logIn(with password: String) -> any RecordsSession { self }
        func file(of patient: String) -> PatientFile {
          PatientFile(patient: patient, allergies: ["latex"])
        }
        func add(_ treatment: String, to patient: String) {}
        func logOut() {}
        func seat(_ patient: String) {}
        func clear() {}
      }
      let premises = Premises(
        records: { _ in Nothing() }, password: { "" },
        chair: { _ in Nothing() })
      return try open(premises).begin("Ada", in: "1").allergies
    }
  ]
}
