import Foundation
import Testing
import TestSupport

/// The program without the folder that it was built in.
struct MovedProgram {
  private let folder = TemporaryFolder()

  /// A copy whose only data are provided by the test: the bundles and sources of the build cannot be found.
  private func moved() throws -> String {
    try FileManager.default.createDirectory(atPath: folder.path("bin"), withIntermediateDirectories: true)
    // A separate program copies the file: processes that other tests start meanwhile would inherit the descriptor and
    // keep the file busy.
    #expect(try Subprocess.run("/bin/cp", [Subprocess.tessera, folder.path("bin/tessera")]).code == 0)
    return folder.path("bin/tessera")
  }

  /// The photographs next to the sources are found from any folder; the user's own take precedence.
  @Test func photographsOfTheUsersDataFolderComeFirst() throws {
    let program = try moved()
    let images = folder.path("data/tessera/Images")
    try FileManager.default.createDirectory(atPath: images, withIntermediateDirectories: true)
    let result = try Subprocess.run(
      program, ["snapshot", "music", "--scale", "1", "--out", folder.path("out")],
      environment: ["XDG_DATA_HOME": folder.path("data")])
    expectEqual(result.code, 0)
    let lines = result.errors.split(separator: "\n")
    #expect(!lines.isEmpty && lines.allSatisfy { $0.hasPrefix("UIImage(named: ") })
    #expect(lines.allSatisfy { $0.contains(folder.path("data/tessera")) })
    expectEqual(Set(lines).count, lines.count)
  }

  @Test func aPhotographThatCannotBeReadIsNamed() throws {
    let program = try moved()
    let images = folder.path("share/tessera/Images")
    try FileManager.default.createDirectory(atPath: images, withIntermediateDirectories: true)
    let music = try Subprocess.run(
      program, ["snapshot", "music", "--scale", "1", "--out", folder.path("out")]
    ).errors
    let name = try #require(music.split(separator: "\"").dropFirst().first)
    try Data("no picture".utf8).write(to: URL(fileURLWithPath: "\(images)/\(name).jpg"))
    let result = try Subprocess.run(program, ["snapshot", "music", "--scale", "1", "--out", folder.path("out")])
    expectEqual(result.code, 0)
    #expect(result.errors.contains("UIImage(named:) cannot read \(images)/\(name).jpg: "))
    #expect(result.errors.contains("is neither PNG nor JPEG"))
  }
}
