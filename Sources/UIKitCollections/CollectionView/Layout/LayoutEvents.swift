import DiffableData
import Foundation
import Geometry
import PlainText
import UIKitCore

extension CGSize {
  /// The size as text, such as 390×844.
  var words: String { "\(Double(width).text(decimals: 2))×\(Double(height).text(decimals: 2))" }
}

extension CGPoint {
  /// The point as text, such as 0,120.5.
  var words: String { "\(Double(x).text(decimals: 2)),\(Double(y).text(decimals: 2))" }
}

/// The order in which collection views read their data, call the app's layout code and lay out, for tools that show it.
@MainActor
package enum LayoutEvents {
  enum Kind: String {
    /// A round of a layout pass begins.
    case layout
    /// The data source was asked for its numbers of sections and items.
    case data
    /// A section provider is called.
    case provider
    /// A `visibleItemsInvalidationHandler` is called.
    case handler
  }

  /// Called with a line of text for each event; `nil`, the default, for none.
  package static var onEvent: ((String) -> Void)?
  /// The collection views with their numbers, from 1 in the order of their first events on a device.
  private static var numbers: [Numbered] = []

  private struct Numbered {
    weak var view: UICollectionView?
    weak var root: RenderRoot?
    let number: Int
  }

  /// Writes all events to standard error.
  package static func log() { onEvent = { StandardError.write("\($0)\n") } }

  /// Leaves out identifiers of snapshots that are not unique, with a message on standard error, instead of ending the
  /// program as UIKit does.
  package static func reportDuplicates() {
    DuplicateIdentifiers.report = { StandardError.write("\($0)\n") }
  }

  static func note(_ kind: Kind, _ view: UICollectionView, _ details: @autoclosure () -> String) {
    guard let onEvent else { return }
    let root = view.window?.root
    if root?.showsTool == true { return }
    let time = ((root?.now ?? 0) as Double).text(decimals: 3)
    let word = kind.rawValue.padding(toLength: 8, withPad: " ", startingAt: 0)
    onEvent("\(time) s  view \(number(of: view, in: root))  \(word)  \(details())")
  }

  private static func number(of view: UICollectionView, in root: RenderRoot?) -> Int {
    if let known = numbers.first(where: { $0.view === view }) { return known.number }
    numbers.removeAll { $0.view == nil }
    let number = (numbers.filter { $0.root === root }.map(\.number).max() ?? 0) + 1
    numbers.append(Numbered(view: view, root: root, number: number))
    return number
  }

  /// Returns numbers of items in words.
  static func text(of counts: [Int]) -> String {
    let sections = counts.count == 1 ? "1 section" : "\(counts.count) sections"
    let shown = counts.prefix(8).map { "\($0)" }.joined(separator: ", ") + (counts.count > 8 ? ", …" : "")
    return counts.isEmpty ? sections : "\(sections) with \(shown) item\(counts == [1] ? "" : "s")"
  }
}
