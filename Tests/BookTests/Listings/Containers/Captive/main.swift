var list = GuestList(names: ["Ada"])
let container = makeContainer(today: { list })
let monday = try container.resolve(House.self)
print("Monday, Ada:", monday.lock.open(for: "Ada"))

list = GuestList(names: ["Ben"])
let tuesday = try container.resolve(House.self)
print("Tuesday, Ben:", tuesday.lock.open(for: "Ben"))
print("Tuesday, Ada:", tuesday.lock.open(for: "Ada"))
