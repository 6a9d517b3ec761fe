/// The station's modules.
///
/// This file and `Module.swift` belong to no module.
let modules = [
  // TODO: There's one module, so all that it holds waits for the vendor's SDK.
  Module(
    "Station",
    files: [
      "Announcer.swift", "CompositionRoot.swift", "Departure.swift",
      "Rehearsal.swift", "SDKVoice.swift", "Voice.swift", "VoiceSDK.swift",
    ])
]
