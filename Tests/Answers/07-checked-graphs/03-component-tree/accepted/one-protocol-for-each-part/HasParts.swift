// Sound: a protocol for each part; components are structs.
// Keeps: 2

protocol HasRadio {
  var radio: any Radio { get }
}

protocol HasDoctor {
  var doctor: any Doctor { get }
}

protocol HasBerths {
  var berths: Berths { get }
}

protocol HasLogbook {
  var logbook: Logbook { get }
}
