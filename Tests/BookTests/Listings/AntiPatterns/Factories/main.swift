let watch = NightWatch(gauges: RoofGauges())
_ = watch.opensTheDome()
_ = watch.opensTheDome()
