// The outside world. Leave it as it is.
import SpecSupport

/// A gauge by HydroLine. It answers with a telegram of four fields:
///
/// `HL1;KRN-04;312;OK`: the form, the station, the level in centimetres, and
/// the state. In any state but `OK`, the level means nothing. A bad line can
/// garble a telegram, and then no field is reliable.
protocol HydroLineGauge {
  func telegram() -> String
}

/// The modem line to a real gauge by HydroLine.
struct HydroLineModem: HydroLineGauge {
  let station: String
  let centimetres: Int

  func telegram() -> String {
    Tripwire.touch("HydroLine \(station)")
    return "HL1;\(station);\(centimetres);OK"
  }
}
