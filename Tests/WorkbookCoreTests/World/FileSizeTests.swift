import Foundation
import Testing

@testable import WorkbookCore

@Suite struct FileSizeTests {
  @Test func `only a plain file has a size`() throws {
    let folder = try TemporaryFolder()
    try FileSystemClient.live.write(Data("12345".utf8), "\(folder.path)/file")
    try FileSystemClient.live.link("\(folder.path)/link", "\(folder.path)/file")
    try FileSystemClient.live.link("\(folder.path)/broken", "\(folder.path)/nothing")
    mkfifo("\(folder.path)/pipe", 0o600)

    #expect(FileSystemClient.live.size("\(folder.path)/file") == 5)
    #expect(FileSystemClient.live.size("\(folder.path)/link") == 5)
    for name in ["", "/broken", "/pipe", "/nothing"] {
      #expect(FileSystemClient.live.size(folder.path + name) == nil)
    }
  }
}
