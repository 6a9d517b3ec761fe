/// The files that hold the league's rules.
let core: Set = ["Ranking.swift", "Results.swift", "Score.swift"]
