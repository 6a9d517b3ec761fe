// Wrong: the words are the league's, but the protocol stands in CSVFile.swift.
// Rejected by: what Ranking needs builds without the details
