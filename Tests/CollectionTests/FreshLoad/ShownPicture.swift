import Foundation
import UIKit

@testable import UIKitCollections
@testable import UIKitCore

/// Everything that a collection view shows, back to front: a line per view with its name, visible frame and appearance.
@MainActor
struct ShownPicture {
  /// The content coordinates of the screen's upper left corner.
  let origin: CGPoint
  /// Whether the parts of a background outside the screen are ignored.
  let clipsBackgrounds: Bool
  private(set) var lines: [String] = []

  init(of view: UICollectionView, clipsBackgrounds: Bool) {
    origin = view.bounds.origin
    self.clipsBackgrounds = clipsBackgrounds
    for child in view.subviews where child.frame.minY < view.bounds.maxY && child.frame.maxY > view.bounds.minY {
      add(child, at: 0, in: view)
    }
  }

  private mutating func add(_ view: UIView, at depth: Int, in screen: UICollectionView) {
    let layer = view.layer
    guard !view.isHidden, let shown = layer.presentation() else { return }
    var line = String(repeating: "  ", count: depth) + "\(type(of: view))"
    var frame = shown.frame
    if depth == 0 { frame = frame.offsetBy(dx: -origin.x, dy: -origin.y) }
    if depth == 0, clipsBackgrounds, !(view is any LedgerView) { frame = visiblePart(of: frame, in: screen) }
    line += " \(Self.text(frame)) alpha \(Self.text(CGFloat(shown.opacity)))"
    if !CATransform3DIsIdentity(shown.transform) {
      line += " turned \([shown.transform.m11, shown.transform.m12, shown.transform.m21].map(Self.text))"
    }
    if let cell = view as? UICollectionViewCell, cell.isSelected || cell.isHighlighted {
      line += " selected \(cell.isSelected) highlighted \(cell.isHighlighted)"
    }
    if let label = view as? UILabel { line += " \"\(label.text ?? "")\"" }
    if let host = view as? OrthogonalScrollView {
      line += " offset \(Self.text(host.sectionOffset)) section \(host.section ?? -1)"
    }
    if !layer.animations.isEmpty { line += " still moving" }
    lines.append(line)
    let moved = view is OrthogonalScrollView ? view.bounds : nil
    for child in Self.children(of: view)
    where moved.map({ child.frame.minX < $0.maxX && child.frame.maxX > $0.minX }) ?? true {
      add(child, at: depth + 1, in: screen)
    }
  }

  /// The subviews over a row's content do not overlap, so their order is invisible and is ignored.
  private static func children(of view: UIView) -> [UIView] {
    guard let cell = view as? UICollectionViewListCell, let content = cell.subviews.firstIndex(of: cell.contentView)
    else { return view.subviews }
    let over = cell.subviews.suffix(from: content + 1)
    return cell.subviews.prefix(through: content)
      + over.sorted { ($0.frame.minY, $0.frame.minX, $0.frame.width) < ($1.frame.minY, $1.frame.minX, $1.frame.width) }
  }

  private func visiblePart(of frame: CGRect, in screen: UICollectionView) -> CGRect {
    frame.intersection(CGRect(origin: .zero, size: screen.bounds.size))
  }

  private static func text(_ number: CGFloat) -> String {
    let rounded = (number * 100).rounded() / 100
    return "\(rounded == 0 ? 0 : rounded)"
  }

  private static func text(_ frame: CGRect) -> String {
    [frame.minX, frame.minY, frame.width, frame.height].map { text($0) }.joined(separator: " ")
  }

  /// The first line in which two pictures differ.
  static func difference(_ shown: ShownPicture, _ fresh: ShownPicture) -> String? {
    guard shown.lines != fresh.lines else { return nil }
    let count = max(shown.lines.count, fresh.lines.count)
    let line = { (lines: [String], index: Int) in lines.indices.contains(index) ? lines[index] : "nothing" }
    for index in 0..<count where line(shown.lines, index) != line(fresh.lines, index) {
      let owner = shown.lines.prefix(index + 1).last { !$0.hasPrefix(" ") } ?? "the first view"
      return "in \(owner), line \(index)\n  shown \(line(shown.lines, index))\n  fresh \(line(fresh.lines, index))"
    }
    return nil
  }
}
