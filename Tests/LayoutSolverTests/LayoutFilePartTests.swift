import Foundation
import LayoutFiles
import Testing
import TestSupport

/// Layouts in files, of which one part is of the wrong kind: the error is at that part, and calls it by its name.
struct LayoutFilePartTests {
  /// A layout with every key that a file may have.
  private static let sample = """
    {"id": "all", "container": {"width": 320, "height": 480, "scale": 2, "rightToLeft": false,
      "safeAreaInsets": {"top": 1, "left": 2, "bottom": 3, "right": 4}, "layoutMargins": {"top": 5},
      "readableContentInsets": {"left": 6}},
    "configuration": {"scrollDirection": "vertical", "interSectionSpacing": 3, "contentInsetsReference": "none",
      "boundarySupplementaryItems": [{"elementKind": "top", "size": {"width": {"fractionalWidth": 1}, "height":
        {"uniformAcrossSiblings": {"estimate": 20}}}, "alignment": "top", "absoluteOffset": [1, 2],
        "extendsBoundary": true, "pinToVisibleBounds": false, "contentInsets": {"top": 1}, "zIndex": 3,
        "preferredSize": [null, 30]}]},
    "contentOffset": [0, 5], "adjustedContentInset": {"top": 7},
    "sections": [{"items": 3, "preferredSizes": {"1": [30, 40]}, "preferredSize": [50, null], "section": {
      "contentInsets": {"top": 1, "leading": 2, "bottom": 3, "trailing": 4}, "interGroupSpacing": 5,
      "orthogonalScrollingBehavior": "paging", "supplementariesFollowContentInsets": true,
      "supplementaryContentInsetsReference": "automatic", "contentInsetsReference": "safeArea",
      "decorationItems": [{"elementKind": "back", "contentInsets": {"top": 2}, "zIndex": -1}],
      "boundarySupplementaryItems": [],
      "group": {"type": "group", "direction": "horizontal", "mode": "repeatingSubitem", "count": 2, "size": {
        "width": {"fractionalWidth": 1}, "height": {"absolute": 40}}, "interItemSpacing": {"fixed": 4},
        "contentInsets": {"top": 1}, "edgeSpacing": {"leading": {"flexible": 1}, "bottom": {"fixed": 2}},
        "supplementaryItems": [], "subitems": [{"type": "item", "size": {"width": {"estimated": 50},
          "height": {"fractionalHeight": 1}}, "contentInsets": {"leading": 2}, "edgeSpacing": {"top": {"fixed": 1}},
          "supplementaryItems": [{"elementKind": "badge", "size": {"width": {"absolute": 9}, "height":
            {"absolute": 9}}, "contentInsets": {"top": 0}, "zIndex": 5, "containerAnchor": {"edges": ["top",
            "trailing"], "fractionalOffset": [0.5, -0.5]}, "itemAnchor": {"edges": ["all"],
            "absoluteOffset": [3, 4]}}]}]}}},
      {"items": 1, "section": {"group": {"direction": "custom", "size": {"width": {"absolute": 50}, "height":
        {"absolute": 50}}, "items": [{"frame": [0, 0, 10, 20], "zIndex": 2}]}}}],
    "confidence": "D", "expected": {"contentSize": [320, 480], "items": {"0/0": [0, 0, 1, 1]}, "exhaustive": false,
      "supplementaries": {"top": [0, 0, 1, 1]}, "decorations": {"back": [0, 0, 1, 1]}, "orthogonal": {"0": {
        "frame": [0, 0, 1, 1], "contentLength": 5, "minOffset": 0, "maxOffset": 4, "initialOffset": 0,
        "stops": [0, 4], "settle": [[1, 0]]}}, "handler": [{"section": 0, "offset": 3, "onScreen":
        {"0/0": [0, 0, 1, 1]}}]}}
    """

  /// The names that messages give to the parts whose keys they do not repeat, and the elements of lists.
  private static let names = [
    "interItemSpacing": "a spacing", "edgeSpacing.*": "a spacing", "containerAnchor": "an anchor",
    "itemAnchor": "an anchor", "preferredSize": "A preferred size", "preferredSizes.*": "A preferred size",
    "orthogonal.*": "an orthogonal section", "sections.*": "a section's entry", "edges.*": "An edge",
    "boundarySupplementaryItems.*": "a boundary supplementary item", "decorationItems.*": "a decoration item",
    "supplementaryItems.*": "a supplementary item", "subitems.*": "a subitem", "settle.*": "A pair of \"settle\"",
    "handler.*": "a handler call", "group": "a group", "section": "a section", "size": "a size",
    "preferredSize.0": "A preferred width", "preferredSize.1": "A preferred height",
    "preferredSizes.*.0": "A preferred width", "preferredSizes.*.1": "A preferred height",
    "settle.*.0": "A pair of \"settle\"", "settle.*.1": "A pair of \"settle\"", "handler.*.section": "section",
  ]
  private static let answers: Set = [
    "rightToLeft", "extendsBoundary", "pinToVisibleBounds", "supplementariesFollowContentInsets", "exhaustive",
  ]

  /// Returns JSON in which the value at a path is of another kind, on a line of its own.
  private func text(_ value: Any, _ path: [String], wrong: [String]) throws -> String {
    if path == wrong { return Self.answers.contains(path.last ?? "") ? "\n7" : "\ntrue" }
    if let object = value as? [String: Any] {
      let members = try object.sorted { $0.key < $1.key }.map {
        "\"\($0.key)\":" + (try text($0.value, path + [$0.key], wrong: wrong))
      }
      return "{\(members.joined(separator: ","))}"
    }
    if let list = value as? [Any] {
      let elements = try list.enumerated().map { try text($0.element, path + ["\($0.offset)"], wrong: wrong) }
      return "[\(elements.joined(separator: ","))]"
    }
    let data = try JSONSerialization.data(withJSONObject: value, options: .fragmentsAllowed)
    return String(decoding: data, as: UTF8.self)
  }

  private func paths(_ value: Any, _ path: [String] = []) -> [[String]] {
    let parts: [(String, Any)] =
      (value as? [String: Any])?.map { ($0.key, $0.value) } ?? (value as? [Any])?.enumerated().map {
        ("\($0.offset)", $0.element)
      } ?? []
    return parts.flatMap { [path + [$0.0]] + paths($0.1, path + [$0.0]) }
  }

  /// Returns the words that a message about the value at a path has.
  private func name(_ path: [String]) -> String {
    let (key, parent) = (path[path.count - 1], path.dropLast().last ?? "")
    if parent == "items", path.contains("group") { return "a custom item" }
    let patterns = ["\(path.dropLast(2).last ?? "").*.\(key)", "\(parent).\(key)", "\(parent).*", key]
    return patterns.lazy.compactMap { Self.names[$0] }.first ?? (Int(key) == nil ? key : parent)
  }

  @Test func errorsAreAtThePartAndNameIt() throws {
    let sample = try JSONSerialization.jsonObject(with: Data(Self.sample.utf8))
    expectEqual(try LayoutFile(Data(Self.sample.utf8), name: "a.json").cases.count, 1)
    for path in paths(sample) {
      let text = try text(sample, [], wrong: path)
      let error = #expect(throws: LayoutFileError.self, "\(path)") { try LayoutFile(Data(text.utf8), name: "a.json") }
      guard let error else { continue }
      expectEqual([error.line, error.column], [2, 1], "\(path): \(error)")
      let words = " \(error.message) ".components(separatedBy: name(path))
      let isNamed =
        words.count > 1
        && zip(words, words.dropFirst()).contains {
          " \"".contains($0.0.last ?? "?") && " \".,".contains($0.1.first ?? "?")
        }
      expectTrue(isNamed, "\(path) is not called \(name(path)): \(error.message)")
    }
  }
}
