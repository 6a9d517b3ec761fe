/// The station's modules. Departures have a module of their own.
var modules: [Module] {
  [
    Module("Departures", files: ["Departure.swift"]),
    Module("Voices", files: ["Voice.swift"]),
    Module(
      "Announcements", files: ["Announcer.swift"],
      imports: ["Departures", "Voices"]),
    Module("VoiceSDK", files: ["VoiceSDK.swift"]),
    Module("Live", files: ["SDKVoice.swift"], imports: ["VoiceSDK", "Voices"]),
    Module(
      "Rehearsals", files: ["Rehearsal.swift"],
      imports: ["Announcements", "Voices"]),
    Module(
      "App", files: ["CompositionRoot.swift"],
      imports: ["Announcements", "Live", "VoiceSDK", "Voices"]),
  ]
}
