import Foundation
import Geometry
package import UIKitCollections
package import UIKitCore

/// The layout of collection views as human-readable text, which is also stored in files.
///
/// Views are listed in painting order. Each view lists the elements of its whole layout first, then its sections in
/// order; each section lists its decorations and supplementary elements, then its cells. Numbers are points with at
/// most three decimals. Long runs are abbreviated: see ``Limits``.
@MainActor
package struct LayoutText {
  private var lines: [String] = []
  private let isMirrored: Bool

  /// - Parameter isMirrored: Whether left and right are exchanged, so that horizontal coordinates are measured from the
  ///   right edge.
  package init(isMirrored: Bool = false) { self.isMirrored = isMirrored }

  /// The lines, each with a newline at its end.
  package var text: String { lines.joined(separator: "\n") + "\n" }

  /// Appends a line.
  package mutating func add(_ line: String) { lines.append(line) }

  /// - Parameters:
  ///   - number: The collection view to list, counted from 1; `nil` for all.
  ///   - finishLayout: Called after scrolling, so that a view can lay itself out.
  package mutating func add(collectionViewsOf view: UIView, only number: Int? = nil, finishLayout: () -> Void) {
    let views = Self.collectionViews(in: view)
    if views.isEmpty { add("no collection view") }
    for (index, view) in views.enumerated() where number == nil || number == index + 1 {
      add("")
      add("collection view \(index + 1) of \(views.count), \(type(of: view.collectionViewLayout))")
      add(view)
      addScrolled(view, finishLayout: finishLayout)
    }
  }

  /// Returns the collection views depth first, parents before children.
  package static func collectionViews(in view: UIView) -> [UICollectionView] {
    SceneHost.collectionViews(in: view)
  }

  // MARK: One view

  private mutating func add(_ view: UICollectionView) {
    let counts = view.listedCounts
    let mirror = isMirrored ? ListingMirror(view) : nil
    let insets = mirror?(view.adjustedContentInset) ?? view.adjustedContentInset
    let offset = mirror?(view.contentOffset) ?? view.contentOffset
    add("  bounds \(offset.plain) \(view.bounds.size.plain), content \(view.contentSize.plain)")
    add("  insets \([insets.top, insets.left, insets.bottom, insets.right].plain) (top left bottom right)")
    add("  \("".padded(to: Self.nameWidth))\(["x", "y", "width", "height"].map { $0.aligned(to: 10) }.joined())")
    let surroundings = Dictionary(grouping: view.listedSurroundings()) { $0.section ?? -1 }
    add(surroundings[-1] ?? [], mirror, Limits(sections: counts.count))
    let limits = Limits(sections: counts.count)
    addRun(counts.count, first: limits.firstSections, last: limits.lastSections, of: "sections") { section, text in
      text.add(section, of: view, mirror, count: counts[section], surroundings[section] ?? [], limits)
    }
  }

  private mutating func add(
    _ section: Int, of view: UICollectionView, _ mirror: ListingMirror?, count: Int, _ surroundings: [ListedElement],
    _ limits: Limits
  ) {
    let scroll = view.listedScroll(of: section).map { mirror?($0) ?? $0 }
    add("section \(section): \(count) cell\(count == 1 ? "" : "s")\(scroll.map { ", \($0.behavior)" } ?? "")")
    if let scroll { add(scroll) }
    add(surroundings, mirror, limits)
    addRun(count, first: limits.firstElements, last: limits.lastElements, of: "cells") { item, text in
      let cell = view.listedCell(item, inSection: section).map { mirror?($0) ?? $0 }
      text.add(cell?.line ?? "  cell \(section).\(item) has no frame")
    }
  }

  private mutating func add(_ elements: [ListedElement], _ mirror: ListingMirror?, _ limits: Limits) {
    addRun(elements.count, first: limits.firstElements, last: limits.lastElements, of: "views") {
      $1.add((mirror?(elements[$0]) ?? elements[$0]).line)
    }
  }

  private mutating func add(_ scroll: ListedScroll) {
    add(Self.row("viewport", scroll.viewport))
    let range = "\(scroll.minOffset.plain) to \(scroll.maxOffset.plain)"
    add("  offsets \(range), now \(scroll.offset.plain), content \(scroll.contentLength.plain)")
    guard let stops = scroll.stops else { return }
    let shown = stops.prefix(Limits.stops)
    let more = stops.count > shown.count ? " … \(stops[stops.count - 1].plain) (\(stops.count))" : ""
    add("  stops \(Array(shown).plain)\(more)")
  }

  /// Adds the elements whose position differs from the layout once the view is scrolled halfway.
  private mutating func addScrolled(_ view: UICollectionView, finishLayout: () -> Void) {
    let availableSize = CGSize(
      width: max(0, view.contentSize.width - view.bounds.size.width),
      height: max(0, view.contentSize.height - view.bounds.size.height))
    guard availableSize.width > 0 || availableSize.height > 0 else { return }
    let half = CGPoint(x: (availableSize.width / 2).rounded(), y: (availableSize.height / 2).rounded())
    let mirror = isMirrored ? ListingMirror(view) : nil
    view.contentOffset = mirror?(half) ?? half
    finishLayout()
    let display = view.listedDisplay
    let offset = mirror?(view.contentOffset) ?? view.contentOffset
    add("scrolled to \(offset.plain): content \(view.contentSize.plain), \(display.count) visible views")
    let special = display.filter { !$0.isPlain }
    add(special, mirror, Limits(sections: 1))
  }

  // MARK: Lines

  nonisolated static let nameWidth = 26

  nonisolated static func row(_ name: String, _ frame: CGRect, _ remarks: [String] = []) -> String {
    let numbers = [frame.origin.x, frame.origin.y, frame.size.width, frame.size.height]
    let columns = numbers.map { $0.plain.aligned(to: 10) }.joined()
    return "  \(name.padded(to: nameWidth))\(columns)" + remarks.map { "  \($0)" }.joined()
  }

  /// Adds the first and last elements of a run, and the number and a hash of the elements between them.
  private mutating func addRun(
    _ count: Int, first: Int, last: Int, of name: String, add: (Int, inout LayoutText) -> Void
  ) {
    // Omitting one or two elements would save nothing.
    guard count > first + last + 2 else { return (0..<count).forEach { add($0, &self) } }
    (0..<first).forEach { add($0, &self) }
    var omitted = LayoutText()
    let hashed = first..<min(count - last, first + Limits.hashed)
    hashed.forEach { add($0, &omitted) }
    let digest = String(Digest(omitted.text).value, radix: 16)
    let share = hashed.count == count - first - last ? "" : " of the first \(hashed.count)"
    lines.append("  … \(count - first - last) more \(name), digest\(share) \(digest)")
    (count - last..<count).forEach { add($0, &self) }
  }
}

extension LayoutText {
  /// The limits of long runs. With them a dump stays within a page or two, and still changes if any element does.
  struct Limits {
    let firstSections: Int
    let lastSections: Int
    let firstElements: Int
    let lastElements: Int

    static let stops = 8
    /// The maximum number of elements that are hashed; further ones are not examined.
    static let hashed = 10_000

    init(sections: Int) {
      firstSections = sections <= 12 ? 12 : 8
      lastSections = 2
      let listed = max(1, min(sections, 12))
      firstElements = max(3, min(24, 60 / listed))
      lastElements = listed <= 2 ? 3 : 1
    }
  }
}

extension ListedElement {
  var line: String { LayoutText.row(name, frame, remarks) }

  /// The position, such as `0.3`, or `layout` for an element of the whole layout.
  var position: String {
    switch indexPath.count {
    case 2: "\(indexPath.section).\(indexPath.item)"
    case 1 where indexPath[0] == 0: "layout"
    default: (["layout"] + indexPath.map { "\($0)" }).joined(separator: " ")
    }
  }

  /// The kind and position, such as `cell 0.3`.
  var name: String {
    switch (category, kind) {
    case (.cell, _): return "cell \(position)"
    case (.supplementaryView, UICollectionView.elementKindSectionHeader): return "header \(position)"
    case (.supplementaryView, UICollectionView.elementKindSectionFooter): return "footer \(position)"
    case (.supplementaryView, let kind): return "\"\(kind ?? "")\" \(position)"
    case (.decorationView, let kind): return "decoration \"\(kind ?? "")\" \(position)"
    }
  }

  /// The name for `tessera layout --explain`, such as `0.3`, `header 0.0` or `badge 0.3`.
  var explainedName: String {
    switch category {
    case .cell: position
    case .supplementaryView: name.replacing("\"", with: "")
    case .decorationView: "\(kind ?? "") \(position)"
    }
  }

  private var remarks: [String] {
    var remarks: [String] = []
    switch sizing {
    case .fixed: break
    case .estimated: remarks.append("estimated")
    case .measured: remarks.append("measured")
    }
    if zIndex != 0 { remarks.append("z \(zIndex)") }
    if alpha != 1 { remarks.append("alpha \(alpha.plain)") }
    if transform != CGAffineTransform.identity {
      let t = transform
      remarks.append("transform \([t.a, t.b, t.c, t.d, t.tx, t.ty].plain)")
    }
    if isHidden { remarks.append("hidden") }
    if let pinnedFrame { remarks.append("pinned at \(pinnedFrame.origin.plain)") }
    return remarks
  }
}
