/// Shows who must do something about it.
func askForKey(of owner: String) { print("\(owner), where is your key?") }

func note(_ line: String, in diary: Diary) {
  do {
    try diary.write(line)
  } catch {
    askForKey(of: error.owner)
  }
}

let diary = Diary(owner: "Ada")
note("Rain.", in: diary)
do { try diary.write("Rain.") } catch { print(error) }
diary.key = Key()
try diary.write("Rain.")
print(diary.lines)
