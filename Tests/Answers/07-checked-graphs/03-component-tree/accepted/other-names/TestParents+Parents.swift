extension TestVoyage: Deck {
  var intercom: any Radio { radio }
  var medic: any Doctor { doctor }
  var journal: Logbook { logbook }
}

extension TestHarbour: Port {
  var mast: any Radio { radio }
  var surgeon: any Doctor { doctor }
  var moorings: Berths { berths }
}
