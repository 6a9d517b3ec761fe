// Wrong: a new file stands in no module.
// Rejected by: keeps every file in exactly one module

/// How urgent a text is. How that sounds is up to each voice.
public enum Tone {
  case notice, warning
}
