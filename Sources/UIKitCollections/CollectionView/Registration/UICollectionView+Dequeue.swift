import Foundation
import LayoutSolver
import UIKitCore

/// Registered classes, registrations, and the views created from them.
extension UICollectionView {
  func baseRegister(_ cellClass: AnyClass?, forCellWithReuseIdentifier identifier: String) {
    let queue = ReuseQueue.cell(identifier: identifier)
    guard let cellClass else { return pool.register(nil, for: queue) }
    guard let checked = cellClass as? UICollectionViewCell.Type else {
      raise(
        "\(cellClass) was registered for cells with identifier \"\(identifier)\", but is not a UICollectionViewCell. "
          + "Make it a subclass of UICollectionViewCell.")
    }
    pool.register(checked, for: queue)
  }

  func baseRegister(_ nib: UINib?, forCellWithReuseIdentifier identifier: String) {
    pool.register(nib.map { .nib($0) }, from: .cell(identifier: identifier))
  }

  func baseRegister(
    _ nib: UINib?, forSupplementaryViewOfKind kind: String, withReuseIdentifier identifier: String
  ) {
    pool.register(nib.map { .nib($0) }, from: .supplementary(kind: kind, identifier: identifier))
  }

  func baseRegister(
    _ viewClass: AnyClass?, forSupplementaryViewOfKind elementKind: String, withReuseIdentifier identifier: String
  ) {
    let queue = ReuseQueue.supplementary(kind: elementKind, identifier: identifier)
    guard let viewClass else { return pool.register(nil, for: queue) }
    guard let checked = viewClass as? UICollectionReusableView.Type else {
      raise(
        "\(viewClass) was registered for supplementary views of kind \"\(elementKind)\", but is not a "
          + "UICollectionReusableView. Make it a subclass of UICollectionReusableView.")
    }
    pool.register(checked, for: queue)
  }

  func baseDequeueReusableCell(
    withReuseIdentifier identifier: String, for indexPath: IndexPath
  ) -> UICollectionViewCell {
    if let cell = updates.reconfiguredCell(at: indexPath) { return cell }
    let queue = ReuseQueue.cell(identifier: identifier)
    guard let view = dequeue(queue, identifier, attributesForNewItem(at: indexPath)),
      let cell = view as? UICollectionViewCell
    else {
      raise(
        "could not dequeue a view of kind: UICollectionElementKindCell with identifier \(identifier) - must register a "
          + "nib or a class for the identifier or connect a prototype cell in a storyboard. "
          + "Call register(_:forCellWithReuseIdentifier:). Registered: "
          + "\(RegisteredNames(pool.registeredNames(like: queue), insteadOf: identifier)).")
    }
    return cell
  }

  func baseDequeueReusableSupplementaryView(
    ofKind elementKind: String, withReuseIdentifier identifier: String, for indexPath: IndexPath
  ) -> UICollectionReusableView {
    let queue = ReuseQueue.supplementary(kind: elementKind, identifier: identifier)
    let attributes = attributesForNewView(ofKind: elementKind, at: indexPath)
    guard let view = dequeue(queue, identifier, attributes) else {
      raise(
        "could not dequeue a view of kind: \(elementKind) with identifier \(identifier) - must register a nib or a class "
          + "for the identifier or connect a prototype cell in a storyboard. "
          + "Call register(_:forSupplementaryViewOfKind:withReuseIdentifier:). "
          + namesRegistered(like: queue, elementKind, identifier))
    }
    return view
  }

  /// Returns the identifiers that are registered for a kind, or the registered kinds if it has none, in words.
  private func namesRegistered(like queue: ReuseQueue, _ kind: String, _ identifier: String) -> String {
    let names = pool.registeredNames(like: queue)
    guard names.isEmpty else { return "Registered for this kind: \(RegisteredNames(names, insteadOf: identifier))." }
    return "Nothing is registered for this kind. Registered kinds: "
      + "\(RegisteredNames(pool.supplementaryKinds, insteadOf: kind))."
  }

  /// Returns a cell of the registration's class, configured by its handler.
  public func dequeueConfiguredReusableCell<Cell, Item>(
    using registration: CellRegistration<Cell, Item>, for indexPath: IndexPath, item: Item?
  ) -> Cell where Cell: UICollectionViewCell {
    requireMadeBeforehand(registration)
    let cell: Cell
    if let present = updates.reconfiguredCell(at: indexPath) as? Cell {
      cell = present
    } else {
      let attributes = attributesForNewItem(at: indexPath)
      cell = make(Cell.self, registration.nib, .cellRegistration(registration.identity), attributes)
    }
    if let item { registration.handler(cell, indexPath, item) }
    return cell
  }

  /// Returns a view of the registration's class and kind, configured by its handler.
  public func dequeueConfiguredReusableSupplementary<Supplementary>(
    using registration: SupplementaryRegistration<Supplementary>, for indexPath: IndexPath
  ) -> Supplementary where Supplementary: UICollectionReusableView {
    let kind = registration.elementKind
    let attributes = attributesForNewView(ofKind: kind, at: indexPath)
    let view = make(
      Supplementary.self, registration.nib, .supplementaryRegistration(registration.identity), attributes)
    registration.handler(view, kind, indexPath)
    return view
  }

  /// Each registration has its own reuse queue, so creating one for each request would prevent any reuse.
  private func requireMadeBeforehand<Cell, Item>(_ registration: CellRegistration<Cell, Item>) {
    guard registration.identity.asking == ObjectIdentifier(self) else { return }
    raise(
      "Attempted to dequeue a cell using a registration that was created inside "
        + "-collectionView:cellForItemAtIndexPath: or inside a UICollectionViewDiffableDataSource cell provider. Creating "
        + "a new registration each time a cell is requested will prevent reuse and cause created cells to remain "
        + "inaccessible in memory for the lifetime of the collection view. Registrations should be created up front and "
        + "reused. Registration: \(type(of: registration))")
  }

  private func make<View: UICollectionReusableView>(
    _ viewClass: View.Type, _ nib: UINib?, _ queue: ReuseQueue, _ attributes: UICollectionViewLayoutAttributes?
  ) -> View {
    pool.register(nib.map { .nib($0) } ?? .viewClass(viewClass), from: queue)
    let made = dequeue(queue, "\(viewClass)", attributes)
    if nib != nil, let made, !(made is View) {
      raise("The nib of a registration has a \(type(of: made)), but the registration is for \(viewClass).")
    }
    guard let view = made as? View else {
      raise("A queue of \(viewClass) gave a view of another class; do not change the class of a view at run time.")
    }
    return view
  }

  private func attributesForNewItem(at path: IndexPath) -> UICollectionViewLayoutAttributes? {
    let shown = shownPath(path)
    return currentLayout.layoutAttributesForItem(at: shown) ?? knownAttributes(.cell, kind: nil, at: shown)
  }

  private func attributesForNewView(ofKind kind: String, at path: IndexPath) -> UICollectionViewLayoutAttributes? {
    currentLayout.layoutAttributesForSupplementaryView(ofKind: kind, at: path)
      ?? knownAttributes(.supplementaryView, kind: kind, at: path)
  }

  /// Returns the attributes that the layout gave the requested element. Many layouts implement
  /// `layoutAttributesForElements(in:)` alone.
  private func knownAttributes(
    _ category: ElementCategory, kind: String?, at path: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    guard let requested = elements.requested, requested.key == ElementKey(category, kind: kind, at: path) else {
      return nil
    }
    return requested.attributes
  }

  private func dequeue(
    _ queue: ReuseQueue, _ identifier: String, _ attributes: UICollectionViewLayoutAttributes?
  ) -> UICollectionReusableView? {
    let frame = attributes?.box ?? .zero
    guard let view = pool.take(from: queue, identifier: identifier, frame: frame) else { return nil }
    // The data source may lay out content by the cell's size, so the size must be correct before the cell is
    // configured.
    UIView.performWithoutAnimation {
      if let attributes, let placement = currentLayout.placement(of: attributes) {
        apply(placement, to: view)
      } else if view.bounds.size != frame.size {
        view.bounds.size = frame.size
      }
      prepare(view, for: attributes?.key)
    }
    return view
  }
}
