let finish = HastyFinish(camera: SlowCamera())

async let one = finish.arrive(7)
async let other = finish.arrive(12)

print("Places of two runners: \(await [one, other].sorted())")
