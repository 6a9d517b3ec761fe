/// One small protocol for each part that is handed down.
protocol HasRadio { var radio: any Radio { get } }
protocol HasDoctor { var doctor: any Doctor { get } }
protocol HasBerths { var berths: Berths { get } }
protocol HasLogbook { var logbook: Logbook { get } }
