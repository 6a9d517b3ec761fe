/// The time, what happened, the answer, both signs, and how often barriers rose.
let transcript = [
  "06:59 hill: refused, CLOSED FREE 7 0 0",
  "07:00 hill: 1, FREE 1 FREE 7 1 0",
  "07:00 hill: 2, FULL FREE 7 2 0",
  "07:00 hill: refused, FULL FREE 7 2 0",
  "07:00 quay out: no receipt, FULL FREE 7 2 0",
  "07:00 quay: 1, FULL FREE 6 2 1",
  "08:00 hill out: Hill, ticket 1: 07:00 to 08:00, 3.00, FREE 1 FREE 6 3 1",
  "08:00 hill out: no receipt, FREE 1 FREE 6 3 1",
  "09:01 quay out: Quay, ticket 1: 07:00 to 09:01, 3.00, FREE 1 FREE 7 3 2",
  "20:00 hill: refused, CLOSED FREE 7 3 2",
  "06:30 hill out: Hill, ticket 2: 07:00 to 06:30, 41.20, CLOSED FREE 7 4 2",
  "19:59 hill: 3, FREE 1 FREE 7 5 2",
]
