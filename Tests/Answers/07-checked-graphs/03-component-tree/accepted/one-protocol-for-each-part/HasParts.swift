// Sound: a protocol for each part; a parent is named by the parts it must have.

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
