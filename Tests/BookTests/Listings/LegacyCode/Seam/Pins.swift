let answer = "1=12 2=0 3=-1"

let pins = [
  (machine: 1, says: "1: 12 min"),
  (machine: 2, says: "2 is free"),
  (machine: 3, says: "3: -1 min"),  // overtime? That is what it says
  (machine: 4, says: "4 is out of order"),
]

/// The machines whose row isn't what it was.
func changes(in text: (Int) -> String) -> [Int] {
  pins.filter { text($0.machine) != $0.says }.map(\.machine)
}
