/// What any walk must do: one long story at each utility.
func walkChecks() -> [Check] {
  [
    Check(
      "a day for Brook",
      expected: [
        "5   [5]", "kept 5", "5   [5, 3]", "kept 3", "5 + [5, 3, 5]",
        "3   [3, 5]", "booked 5", "kept 5", "3 - [3, 5]", "5 + [5]",
        "refused(\"no such house\") 3", "booked 5", "4 + [4]", "booked 4",
      ]
    ) { makeWalk in
      let diary = Diary()
      diary.moods = Array("  + -++")
      return day(diary, .brook(BrookPlayer(diary: diary)), makeWalk)
    },
    Check(
      "a day for Delta",
      expected: [
        "5.0   [5]", "kept 5", "5.0 ~ [5, 3]", "kept 3", "5.0 + [5, 3, 5]",
        "3.0   [3, 5]", "booked 5", "kept 5", "3.0 - [3, 5]", "5.0 ? [5]",
        "refused(\"unknown meter\") 3", "readAgain(\"sure?\") 5", "4.0 + [4]",
        "booked 4",
      ]
    ) { makeWalk in
      let diary = Diary()
      diary.moods = Array(" ~+ -?+")
      return day(diary, .delta(DeltaPlayer(diary: diary)), makeWalk)
    },
  ]
}

private func day(
  _ diary: Diary, _ utility: Utility, _ makeWalk: MakeWalk
) -> [String] {
  let steps: [Int?] = [5, 3, 5, nil, nil, 4]
  for step in steps {
    // The battery is empty at every door.
    let walk = makeWalk([Meter(number: "Z", last: 0)], utility, diary)
    let notes =
      step.map { walk.enter(Reading(meter: "Z", value: $0)) } ?? walk.send()
    diary.lines += notes.map { "\($0.outcome) \($0.reading.value)" }
  }
  return diary.lines
}
