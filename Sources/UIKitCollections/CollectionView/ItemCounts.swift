import Foundation
import UIKitCore

/// The number of items in each section, as the data source last reported it, and whether all data is to be reloaded.
@MainActor
final class ItemCounts {
  /// The reported counts; `nil` when the data source has to be queried again.
  private var known: [Int]?
  /// Whether the next layout discards all displayed elements.
  private(set) var needsReload = true
  /// Whether a data source was set. It is not retained, so it may no longer exist.
  private var hasDataSource = false
  private var isAsking = false
  private var wasAsked = false

  var areKnown: Bool { known != nil }

  func setDataSource(_ dataSource: (any UICollectionViewDataSource)?) { hasDataSource = dataSource != nil }

  /// Makes the next query request the counts from the data source.
  func invalidate() { known = nil }

  /// Adopts counts that follow from a change whose effect on the data is known.
  func assume(_ counts: [Int]) { known = counts }

  func requireReload() {
    needsReload = true
    known = nil
  }

  /// - Returns: Whether a reload was due. Later calls return `false`.
  func takeReload() -> Bool {
    defer { needsReload = false }
    return needsReload
  }

  /// Returns the number of displayed items in each section. The data source is queried if its last answer was
  /// invalidated.
  ///
  /// - Parameter displayed: Maps the counts of the data to displayed ones while an item is moved or a gap is open.
  func counts(of collectionView: UICollectionView, displayed: ([Int]) -> [Int]) -> [Int] {
    if let known { return known }
    guard let dataSource = collectionView.dataSource else {
      if hasDataSource { warnOfLostDataSource(of: collectionView) }
      return []
    }
    if isAsking {
      raise(
        "\(type(of: dataSource)) requested data from the collection view while the collection view was requesting it. "
          + "Implement numberOfSections(in:) and collectionView(_:numberOfItemsInSection:) from the data itself.")
    }
    isAsking = true
    defer { isAsking = false }
    let counts = displayed(Self.ask(dataSource, for: collectionView))
    known = counts
    if wasAsked { collectionView.window?.root?.noteReload() }
    wasAsked = true
    LayoutEvents.note(.data, collectionView, LayoutEvents.text(of: counts))
    return counts
  }

  private static func ask(
    _ dataSource: any UICollectionViewDataSource, for collectionView: UICollectionView
  ) -> [Int] {
    let sections = dataSource.numberOfSections(in: collectionView)
    if sections < 0 {
      raise("The data source \(type(of: dataSource)) returned \(sections) sections; the number must be 0 or more.")
    }
    return (0..<sections).map { section in
      let count = dataSource.collectionView(collectionView, numberOfItemsInSection: section)
      if count < 0 {
        raise(
          "The data source \(type(of: dataSource)) returned \(count) items in section \(section); "
            + "the number must be 0 or more.")
      }
      return count
    }
  }

  private func warnOfLostDataSource(of collectionView: UICollectionView) {
    hasDataSource = false
    collectionView.warn(
      "The data source of a UICollectionView no longer exists, so the collection view is empty. It does not keep its "
        + "data source alive: keep it in a property of what owns the collection view, such as the view controller.")
  }
}
