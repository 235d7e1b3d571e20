import Foundation
import Geometry
import UIKitCore

/// The views of a list cell's accessories, on both sides.
@MainActor
struct AccessoryStrip {
  /// The accessories at the leading edge, outermost first.
  var leading: [AccessoryView] = []
  var trailing: [AccessoryView] = []
  /// The line before a reorder handle.
  var separator: UIView?

  nonisolated init() {}

  var isEmpty: Bool { leading.isEmpty && trailing.isEmpty }

  func view(for accessory: UICellAccessory) -> AccessoryView? { view(of: AccessoryKind(accessory)) }

  /// Returns the first view of a kind.
  func view(of kind: AccessoryKind) -> AccessoryView? {
    leading.first { $0.kind == kind } ?? trailing.first { $0.kind == kind }
  }

  func contains(_ view: AccessoryView) -> Bool { leading.contains { $0 === view } || trailing.contains { $0 === view } }

  /// Returns the positions of accessories and content. Without accessories, the cost is negligible.
  func row(
    width: CGFloat, margins: (leading: CGFloat, trailing: CGFloat), indentation: CGFloat, indentsAccessories: Bool
  ) -> AccessoryRow {
    let last = trailing.last
    return AccessoryRow(
      leading: leading.map(\.width), trailing: trailing.map(\.width), width: width, margins: margins,
      indentation: indentation, indentsAccessories: indentsAccessories,
      separatesLast: last?.kind == .reorder && last?.accessory.showsVerticalSeparator == true)
  }
}

/// The accessories of a list cell.
extension UICollectionViewListCell {
  func accessoryRow(width: CGFloat) -> AccessoryRow {
    let isMirrored = effectiveUserInterfaceLayoutDirection == .rightToLeft
    let margins = layoutMargins
    return accessoryStrip.row(
      width: width,
      margins: (isMirrored ? margins.right : margins.left, isMirrored ? margins.left : margins.right),
      indentation: indentation, indentsAccessories: indentsAccessories)
  }

  /// Shows the accessories for a state. Their views are kept as long as they are displayed.
  func showAccessories(for state: UICellConfigurationState) {
    let sides = AccessorySides(
      accessories, isEditing: state.isEditing, idiom: state.traitCollection.userInterfaceIdiom)
    let old = accessoryStrip
    guard !old.isEmpty || !sides.leading.isEmpty || !sides.trailing.isEmpty else { return }
    let oldWidth = contentFrame(in: partsBounds).width
    accessoryStrip.leading = sides.leading.map { accessoryView($0, from: old, state) }
    accessoryStrip.trailing = sides.trailing.map { accessoryView($0, from: old, state) }
    showAccessorySeparator()
    for view in accessoryStrip.leading + accessoryStrip.trailing {
      for other in old.leading + old.trailing where other !== view { other.leaveContent(to: view) }
    }
    for view in old.leading where !accessoryStrip.contains(view) { takeAway(view, toLeading: true) }
    for view in old.trailing where !accessoryStrip.contains(view) { takeAway(view, toLeading: false) }
    setNeedsLayout()
    if contentFrame(in: partsBounds).width != oldWidth { invalidateIntrinsicContentSize() }
  }

  private func accessoryView(
    _ accessory: UICellAccessory, from old: AccessoryStrip, _ state: UICellConfigurationState
  ) -> AccessoryView {
    let known = old.view(for: accessory).flatMap { $0.fits(state.traitCollection) ? $0 : nil }
    let view =
      known
      ?? AccessoryView(accessory, traits: state.traitCollection, isContentOutside: showsAsSubview(accessory))
    if view.superview !== partsView { partsView.addSubview(view) }
    let show = { view.show(accessory, state: state, perform: self.action(of: accessory)) }
    // A new view has its final appearance from the start, within animations too.
    if known == nil { UIView.performWithoutAnimation(show) } else { show() }
    return view
  }

  private func action(of accessory: UICellAccessory) -> (() -> Void)? {
    if let handler = accessory.actionHandler { return handler }
    switch AccessoryKind(accessory) {
    case .outlineDisclosure: return { [weak self] in self?.toggleOutline() }
    case .delete: return { [weak self] in self?.revealSwipeActions() }
    case .popUpMenu: return { [weak self] in self?.openMenu(of: accessory) }
    // Without an action they still receive the touch: a tap that misses the button must not select the row.
    case .insert, .detail: return {}
    default: return nil
    }
  }

  private func showAccessorySeparator() {
    guard accessoryRow(width: partsBounds.width).separator != nil else {
      accessoryStrip.separator?.removeFromSuperview()
      accessoryStrip.separator = nil
      return
    }
    if accessoryStrip.separator != nil { return }
    let line = UIView()
    line.isUserInteractionEnabled = false
    line.backgroundColor = .separator
    partsView.addSubview(line)
    accessoryStrip.separator = line
  }

  // MARK: Layout

  func layOutAccessories() {
    guard !accessoryStrip.isEmpty else { return }
    let row = accessoryRow(width: partsBounds.width)
    for (view, stretch) in zip(accessoryStrip.leading, row.leading) { place(view, stretch, fromLeading: true) }
    for (view, stretch) in zip(accessoryStrip.trailing, row.trailing) { place(view, stretch, fromLeading: false) }
    if let line = accessoryStrip.separator, let stretch = row.separator { line.frame = column(stretch) }
  }

  /// Positions a view. Within an animation, a new view moves in from the edge.
  private func place(_ view: AccessoryView, _ stretch: Interval, fromLeading: Bool) {
    let frame = column(stretch)
    let isNew = view.bounds.size == .zero
    let movesIn = isNew && UIView.inheritedAnimationDuration > 0
    if isNew {
      UIView.performWithoutAnimation {
        view.frame = movesIn ? outside(frame, leading: fromLeading) : frame
        view.alpha = movesIn ? 0 : 1
        view.layOutContent()
      }
    }
    if view.frame != frame { view.frame = frame }
    view.placeOutsideContent()
    if view.alpha != 1 { view.alpha = 1 }
  }

  /// Removes a view. Within an animation, it moves out to the edge.
  private func takeAway(_ view: AccessoryView, toLeading: Bool) {
    guard UIView.inheritedAnimationDuration > 0, window != nil else { return view.removeFromSuperview() }
    UIView.animate(withDuration: UIView.inheritedAnimationDuration) {
      view.frame = self.outside(view.frame, leading: toLeading)
      view.placeOutsideContent()
      view.alpha = 0
    } completion: { [weak self] _ in
      // An accessory that is displayed again meanwhile has a new view, unless it is a custom view that uses this one
      // again.
      if self?.accessoryStrip.contains(view) != true { view.removeFromSuperview() }
    }
  }

  private func outside(_ frame: CGRect, leading: Bool) -> CGRect {
    let isLeft = leading == (effectiveUserInterfaceLayoutDirection == .leftToRight)
    var moved = frame
    moved.origin.x = isLeft ? -frame.width : partsBounds.width
    return moved
  }

  private func column(_ stretch: Interval) -> CGRect {
    let position = mirrored(stretch, in: partsBounds.width)
    return CGRect(x: position.lower, y: 0, width: FiniteGeometry.length(position.length), height: partsBounds.height)
  }

  // MARK: Outline

  /// Expands or collapses the row; the default action of an outline disclosure.
  func toggleOutline() {
    guard let collectionView = enclosingCollectionView, let path = collectionView.indexPath(for: self) else { return }
    (collectionView.dataSource as? any OutlineProviding)?.toggleOutlineItem(at: path)
  }

  /// Performs the action of a tap on the row, if it has an action other than selection.
  func performRowAction() {
    if let accessory = rowDisclosure { action(of: accessory)?() }
  }

  /// The disclosure whose action a tap on the row performs; `nil` if a tap selects the row.
  var rowDisclosure: UICellAccessory? {
    guard let view = (accessoryStrip.leading + accessoryStrip.trailing).first(where: { $0.kind == .outlineDisclosure })
    else {
      return nil
    }
    switch view.accessory.outlineStyle {
    case .cell: return nil
    case .header: return view.accessory
    case .automatic: return isHeaderLike ? view.accessory : nil
    }
  }

  private var isHeaderLike: Bool {
    if listPosition?.role == .header { return true }
    return (contentConfiguration as? UIListContentConfiguration)?.presetInUse.isHeader == true
  }

  var enclosingCollectionView: UICollectionView? {
    var view = parent
    while let current = view {
      if let found = current as? UICollectionView { return found }
      view = current.parent
    }
    return nil
  }
}
