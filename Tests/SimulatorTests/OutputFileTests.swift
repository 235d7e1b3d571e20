import Foundation
import Glibc
import Simulator
import Testing
import TestSupport

struct OutputFiles {
  private let folder = TemporaryFolder()

  @Test func writeReplacesFileAtomically() throws {
    let path = folder.path("a.png")
    try OutputFile.write([1, 2, 3], to: path)
    try OutputFile.write([4], to: path)
    #expect(try [UInt8](Data(contentsOf: URL(fileURLWithPath: path))) == [4])
    expectEqual(folder.names, ["a.png"])
  }

  @Test func folderAtOutputPathLeavesNothingBehind() throws {
    try OutputFolder.make(folder.path("x/y"))
    let error = #expect(throws: OutputError.self) { try OutputFile.write([1], to: folder.path("x")) }
    guard case .cannotCreate = error else {
      Issue.record("\(String(describing: error))")
      return
    }
    expectEqual(folder.names, ["x"])
  }

  /// Every file system has a size limit; here it is the process's own.
  @Test func aFullDiskLeavesNoPartialFile() throws {
    let path = folder.path("big")
    // The signal of the limit would end the process instead of causing an error code; a full disk sends no such signal.
    let result = try Subprocess.shell(
      "trap '' XFSZ; ulimit -f 8; exec \"$0\" snapshot banner --device 390x844@1 --out \(path)", tessera: true)
    expectEqual(result.code, 74)
    #expect(result.errors.contains("cannot write") && result.errors.contains("banner.png"))
    #expect(try FileManager.default.contentsOfDirectory(atPath: path).isEmpty)
  }

  @Test(arguments: ["/proc/nowhere", "/dev/full", "/dev/null/x"])
  func nonFolderPathsAreRefused(path: String) {
    let error = #expect(throws: OutputError.self) { try OutputFolder.make(path) }
    guard case .cannotCreate = error else {
      Issue.record("\(String(describing: error))")
      return
    }
  }
}
