import Foundation
import Testing
import TestSupport

/// `tessera layout` for scenes and files, from outside.
struct LayoutVerb {
  private let folder = TemporaryFolder()

  private func file(_ text: String) throws -> String {
    let path = folder.path("layout.json")
    try Data(text.utf8).write(to: URL(filePath: path))
    return path
  }

  private static let two = """
    [{"id": "rows", "container": {"width": 100, "height": 200}, "sections": [{"items": 3, "section": {"group": {
      "direction": "horizontal", "size": {"width": {"fractionalWidth": 1}, "height": {"absolute": 20}},
      "subitems": [{"size": {"width": {"fractionalWidth": 0.5}, "height": {"fractionalHeight": 1}}}]}}}]},
     {"id": "none", "container": {"width": 100, "height": 200}, "sections": []}]
    """

  @Test func sceneIsListedOnRequestedDevice() throws {
    let result = try Subprocess.tessera(
      "layout", "instagram-grid", "--device", "iphone-se-1", "--landscape", "--rtl")
    expectEqual(result.code, 0)
    expectEmpty(result.errors)
    #expect(
      result.output.hasPrefix(
        "instagram-grid on iphone-se-1, 568x320@2, landscape, right to left\n\ncollection view 1 of 1"))
  }

  @Test func aSceneIsListedForProgramsToo() throws {
    let result = try Subprocess.tessera("layout", "instagram-mosaic", "--json")
    let read = try JSONSerialization.jsonObject(with: Data(result.output.utf8))
    let view = try #require(read as? [String: Any])
    let items = try #require(view["items"] as? [String: [Double]])
    expectEqual(items.count, 60)
    // The y coordinate is left out, since it depends on the height of a line of text above the item.
    let mosaic = try #require(items["0.4"])
    expectEqual([mosaic[0], mosaic[2], mosaic[3], mosaic[4]], [261, 128, 258, 0])
    expectEqual((view["contentSize"] as? [Double])?.first, 390)
  }

  /// The explanation of a cell ends with the frame in the listing.
  @Test(arguments: ["banner", "instagram-mosaic", "stores"])
  func listedElementsAreExplained(scene: String) throws {
    let list = try Subprocess.tessera("layout", scene, "--view", "1").output.split(separator: "\n")
    let cell = try #require(list.first { $0.hasPrefix("  cell 0.1 ") })
    let words = cell.split(separator: " ")
    let explained = try Subprocess.tessera("layout", scene, "--explain", String(words[1]))
    expectEqual(explained.code, 0, "\(explained.errors)")
    let frame = explained.output.split(separator: "\n").last.map { $0.split(separator: " ").dropFirst() } ?? []
    expectEqual(Array(frame), Array(words[2..<6]), "\(cell)\n\(explained.output)")
  }

  @Test func layoutFromFileIsChosenAndExplained() throws {
    let path = try file(Self.two)
    let chosen = try Subprocess.tessera("layout", path, "--id", "rows")
    #expect(chosen.output.hasPrefix("{\n  \"id\": \"rows\",\n  \"contentSize\": [100, 40],\n"))
    let explained = try Subprocess.tessera("layout", path, "--id", "rows", "--explain", "0.1")
    #expect(explained.output.hasPrefix("item 0.1\n  container  100x200 @2x, vertical\n"))
    #expect(explained.output.hasSuffix("  frame      50 0 50 20\n"))
  }

  @Test(arguments: [
    (["banner", "--explain", "9.0"], "there is no section 9: the layout has 3 sections, 0 to 2"),
    (["banner", "--explain", "0.99"], "there is no item 0.99: section 0 has 5 items, 0.0 to 0.4"),
    (
      ["banner", "--explain", "first"],
      "“first” names no element; write SECTION.ITEM as 0.3, or KIND SECTION.INDEX as \"header 0.0\""
    ),
    (["banner", "--json", "--explain", "0.0"], "--json lists a layout; it cannot --explain one"),
    (["banner", "--view", "2"], "there is no collection view 2: “banner” has 1"),
    (["banner", "--id", "x"], "--id chooses a layout of a file, but “banner” is a scene"),
    (["baner"], "unknown scene “baner” (did you mean “banner”?); `tessera list` names them all"),
  ])
  func sceneMisusePrintsOneLine(arguments: [String], message: String) throws {
    let result = try Subprocess.run(Subprocess.tessera, ["layout"] + arguments)
    expectEqual(result.code, 64)
    expectEqual(result.errors, "tessera: \(message)\n")
    expectEmpty(result.output)
  }

  @Test(arguments: [
    (["--explain", "0.1"], "the file has 2 layouts; choose one with --id, such as --id rows"),
    (["--id", "row"], "the file has no layout “row” (did you mean “rows”?)"),
    (["--id", "rows", "--explain", "0.3"], "there is no item 0.3: section 0 has 3 items, 0.0 to 0.2"),
    (["--id", "none", "--explain", "0.0"], "there is no section 0: the layout has no sections"),
    (
      ["--rtl"],
      "a layout file specifies its own container; --view and the options that choose a device are for scenes"
    ),
  ])
  func fileMisusePrintsOneLine(arguments: [String], message: String) throws {
    let result = try Subprocess.run(Subprocess.tessera, ["layout", try file(Self.two)] + arguments)
    expectEqual(result.code, 64)
    expectEqual(result.errors, "tessera: \(message)\n")
    expectEmpty(result.output)
  }
}
