// Does not compile: is borrowed and cannot be consumed
func keep(_ open: consuming OpenDiary) {}

func keepOpen(_ diary: Diary) {
  diary.unlocked(with: Key()) { open in
    keep(open)
  }
}
