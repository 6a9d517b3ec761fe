var planet = "Saturn"
let speaker = makeLoudspeaker(plan: { Tonight(planet: planet) })
print("Friday:", speaker.announce())
planet = "Jupiter"
print("Saturday:", speaker.announce())
