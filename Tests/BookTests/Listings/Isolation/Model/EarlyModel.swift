// Does not compile: call to main actor-isolated initializer 'init(results:speaker:)'
func makeEarlyModel(results: any Results, speaker: any Speaker) -> FinishModel {
  FinishModel(results: results, speaker: speaker)
}
