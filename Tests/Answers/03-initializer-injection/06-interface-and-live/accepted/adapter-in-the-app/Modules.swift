let modules = [
  Module("VoiceSDK", files: ["VoiceSDK.swift"]),
  Module("Loudspeakers", files: ["SDKVoice.swift"], imports: ["VoiceSDK"]),
  Module(
    "Announcements",
    files: ["Announcer.swift", "Departure.swift", "Voice.swift"]),
  Module(
    "Rehearsals", files: ["Rehearsal.swift"], imports: ["Announcements"]),
  Module(
    "App", files: ["CompositionRoot.swift"],
    imports: ["Announcements", "Loudspeakers"]),
]
