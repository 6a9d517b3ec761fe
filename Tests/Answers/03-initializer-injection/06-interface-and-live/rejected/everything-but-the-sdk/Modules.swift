// Wrong: all of the station's own files are one module.
// Rejected by: the announcer, the rehearsal and the app are three modules

let modules = [
  Module(
    "Station",
    files: [
      "Announcer.swift", "CompositionRoot.swift", "Departure.swift",
      "Rehearsal.swift", "SDKVoice.swift", "Voice.swift",
    ], imports: ["VoiceSDK"]),
  Module("VoiceSDK", files: ["VoiceSDK.swift"]),
]
