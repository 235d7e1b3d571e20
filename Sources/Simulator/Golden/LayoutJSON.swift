import Foundation
import Geometry
package import PlainText
package import UIKitCollections
import UIKitCore

/// The complete layout of one collection view, for programs, in the format of layout files.
///
/// Frames are `x, y, width, height, zIndex`; elements have the names of the human-readable listing.
@MainActor
package struct LayoutJSON {
  private let view: UICollectionView

  /// Creates the text of a collection view's current layout.
  package init(of view: UICollectionView) { self.view = view }

  /// The layout as JSON.
  ///
  /// - Complexity: O(items); a layout of millions gives megabytes.
  package var json: JSONText {
    let counts = view.listedCounts
    let surroundings = view.listedSurroundings()
    let scrolls = counts.indices.compactMap { section in
      view.listedScroll(of: section).map { ("\(section)", $0.json) }
    }
    let items = counts.enumerated().flatMap { section, count in
      (0..<count).compactMap { view.listedCell($0, inSection: section) }
    }
    return .object([
      ("layout", .string("\(type(of: view.collectionViewLayout))")),
      ("bounds", .rect(view.bounds)),
      ("contentSize", .array([.number(view.contentSize.width), .number(view.contentSize.height)])),
      ("items", .object(items.map(\.entry))),
      ("supplementaries", .object(surroundings.filter { $0.category == .supplementaryView }.map(\.entry))),
      ("decorations", .object(surroundings.filter { $0.category == .decorationView }.map(\.entry))),
      ("orthogonal", .object(scrolls)),
    ])
  }
}

extension ListedElement {
  fileprivate var entry: (String, JSONText) {
    let numbers = [frame.origin.x, frame.origin.y, frame.size.width, frame.size.height]
    return (key, .array(numbers.map(JSONText.number) + [.integer(zIndex)]))
  }

  private var key: String { [kind, position].compactMap { $0 }.joined(separator: " ") }
}

extension ListedScroll {
  fileprivate var json: JSONText {
    .object([
      ("behavior", .string(behavior)),
      ("frame", .rect(viewport)),
      ("contentLength", .number(contentLength)),
      ("minOffset", .number(minOffset)),
      ("maxOffset", .number(maxOffset)),
      ("offset", .number(offset)),
      ("stops", stops.map { .array($0.map(JSONText.number)) } ?? .null),
    ])
  }
}
