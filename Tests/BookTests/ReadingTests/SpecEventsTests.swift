import Testing

@Suite struct SpecEventsTests {
  private static func spec(_ name: String) -> String {
    #"{"kind":"test","payload":{"kind":"function","id":"Lamps.\#(name)()/L.swift:1:1","#
      + #""name":"\#(name)()"}}"#
  }

  private static func event(_ kind: String, _ name: String, _ more: String = "") -> String {
    #"{"kind":"event","payload":{"kind":"\#(kind)","#
      + #""testID":"Lamps.\#(name)()/L.swift:1:1"\#(more)}}"#
  }

  private static func issue(_ name: String, isKnown: Bool, severity: String) -> String {
    event(
      "issueRecorded", name,
      #","issue":{"isKnown":\#(isKnown),"severity":"\#(severity)","#
        + #""sourceLocation":{"fileID":"Lamps/L.swift","line":7}},"messages":[{"text":"dark"}]"#)
  }

  private func end(_ lines: String...) -> SpecEvents.End? {
    SpecEvents(([Self.spec("a")] + lines).joined(separator: "\n")).specs.first?.end
  }

  @Test func `a test that ends without an issue has passed`() {
    #expect(end(Self.event("testStarted", "a"), Self.event("testEnded", "a")) == .passed)
  }

  @Test func `an issue fails it, and says where`() {
    let text = [
      Self.spec("a"), Self.event("testStarted", "a"),
      Self.issue("a", isKnown: false, severity: "error"), Self.event("testEnded", "a"),
    ].joined(separator: "\n")
    let spec = SpecEvents(text).specs.first
    #expect(spec?.end == .failed)
    #expect(spec?.failures == [SpecEvents.Failure(words: "dark", file: "L.swift", line: 7)])
    #expect(spec?.target == "Lamps")
  }

  @Test func `a known issue or a warning does not fail it`() {
    #expect(
      end(
        Self.issue("a", isKnown: true, severity: "error"),
        Self.issue("a", isKnown: false, severity: "warning"), Self.event("testEnded", "a"))
        == .passed)
  }

  @Test func `a test that is skipped, breaks off or never begins has not passed`() {
    #expect(end(Self.event("testSkipped", "a"), Self.event("testEnded", "a")) == .skipped)
    #expect(end(Self.event("testStarted", "a")) == .brokeOff)
    #expect(end("no JSON", Self.event("testEnded", "b")) == .didNotRun)
  }

  @Test func `a run is complete when it says so`() {
    #expect(!SpecEvents(Self.spec("a")).isComplete)
    #expect(SpecEvents(#"{"kind":"event","payload":{"kind":"runEnded"}}"#).isComplete)
  }
}
