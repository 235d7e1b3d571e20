// Written in the form in which such layouts are published.
// swift-format-ignore-file: NeverForceUnwrap, OmitExplicitReturns

import UIKit

/// Provides the calendar layout with the hours of its events.
protocol CalendarLayoutDataSource: AnyObject {
  /// Returns the hours of the day at which the event starts and ends.
  @MainActor
  func hours(ofEventAt indexPath: IndexPath) -> ClosedRange<CGFloat>
}

final class HourLine: UICollectionReusableView {
  override init(frame: CGRect) {
    super.init(frame: frame)
    backgroundColor = .lightGray
  }

  required init?(coder aDecoder: NSCoder) {
    fatalError("init(coder:) has not been implemented")
  }
}

/// A column per day and a row per hour; sections are days. Hours are at the left, days above, lines between the hours.
final class CalendarLayout: UICollectionViewLayout {
  static let dayHeader = "DayHeader"
  static let hourLabel = "HourLabel"
  static let hourLine = "HourLine"

  weak var source: CalendarLayoutDataSource?

  let hourHeight: CGFloat = 60
  let dayWidth: CGFloat = 160
  let hoursWidth: CGFloat = 50
  let headerHeight: CGFloat = 40

  override init() {
    super.init()
    register(HourLine.self, forDecorationViewOfKind: Self.hourLine)
  }

  required init?(coder: NSCoder) {
    super.init(coder: coder)
    register(HourLine.self, forDecorationViewOfKind: Self.hourLine)
  }

  override var collectionViewContentSize: CGSize {
    let days = CGFloat(collectionView?.numberOfSections ?? 0)
    return CGSize(width: hoursWidth + days * dayWidth, height: headerHeight + 24 * hourHeight)
  }

  override func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? {
    guard let collectionView = collectionView else { return nil }
    var elements: [UICollectionViewLayoutAttributes?] = []
    for section in 0..<collectionView.numberOfSections {
      elements.append(
        layoutAttributesForSupplementaryView(ofKind: Self.dayHeader, at: IndexPath(item: 0, section: section)))
      for item in 0..<collectionView.numberOfItems(inSection: section) {
        elements.append(layoutAttributesForItem(at: IndexPath(item: item, section: section)))
      }
    }
    for hour in 0..<24 {
      let indexPath = IndexPath(item: hour, section: 0)
      elements.append(layoutAttributesForSupplementaryView(ofKind: Self.hourLabel, at: indexPath))
      elements.append(layoutAttributesForDecorationView(ofKind: Self.hourLine, at: indexPath))
    }
    return elements.compactMap { $0 }.filter { $0.frame.intersects(rect) }
  }

  override func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
    guard let hours = source?.hours(ofEventAt: indexPath) else { return nil }
    let attributes = UICollectionViewLayoutAttributes(forCellWith: indexPath)
    attributes.frame = CGRect(
      x: hoursWidth + CGFloat(indexPath.section) * dayWidth, y: headerHeight + hours.lowerBound * hourHeight,
      width: dayWidth, height: (hours.upperBound - hours.lowerBound) * hourHeight
    ).insetBy(dx: 2, dy: 1)
    attributes.zIndex = 1
    return attributes
  }

  override func layoutAttributesForSupplementaryView(
    ofKind elementKind: String, at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    let attributes = UICollectionViewLayoutAttributes(forSupplementaryViewOfKind: elementKind, with: indexPath)
    let offset = collectionView?.contentOffset ?? .zero
    if elementKind == Self.dayHeader {
      attributes.frame = CGRect(
        x: hoursWidth + CGFloat(indexPath.section) * dayWidth, y: max(0, offset.y), width: dayWidth,
        height: headerHeight)
      attributes.zIndex = 3
    } else {
      attributes.frame = CGRect(
        x: max(0, offset.x), y: headerHeight + CGFloat(indexPath.item) * hourHeight, width: hoursWidth,
        height: hourHeight)
      attributes.zIndex = 2
    }
    return attributes
  }

  override func layoutAttributesForDecorationView(
    ofKind elementKind: String, at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    let attributes = UICollectionViewLayoutAttributes(forDecorationViewOfKind: elementKind, with: indexPath)
    attributes.frame = CGRect(
      x: 0, y: headerHeight + CGFloat(indexPath.item) * hourHeight, width: collectionViewContentSize.width, height: 1)
    return attributes
  }

  override func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool {
    return true
  }
}
