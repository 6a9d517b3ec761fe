// Does not compile: sending 'list' risks causing data races
func beginAndGoOn(_ office: RaceOffice) async {
  let list = StartList()
  await office.open(list)
  list.add("Ben")
}
