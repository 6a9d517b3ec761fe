// See Ranking.swift.
