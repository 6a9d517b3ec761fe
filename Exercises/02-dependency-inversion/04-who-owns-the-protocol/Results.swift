// TODO 1: Say here what a ranking needs, in words of the league. A person who
// has never seen a CSV file must understand it.
