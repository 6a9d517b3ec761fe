let modules = [
  Module(
    "Announcements",
    files: ["Announcer.swift", "Departure.swift", "Voice.swift"]),
  Module("SDKVoice", files: ["SDKVoice.swift"], imports: ["VoiceSDK"]),
  Module(
    "Rehearsals", files: ["Rehearsal.swift"], imports: ["Announcements"]),
  Module(
    "App", files: ["CompositionRoot.swift"],
    imports: ["Announcements", "SDKVoice"]),
  Module("VoiceSDK", files: ["VoiceSDK.swift"]),
]
