// The app's own short calls.
//
// TODO 1: Let `Farm()`, `Dairy()` and `Dairy(farm:)` get their meaning here,
// the one that they have now. Tests do not need this file.
