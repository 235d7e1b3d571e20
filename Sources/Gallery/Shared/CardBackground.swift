import UIKit

/// The rounded card behind a section's rows.
///
/// A background is as wide as the screen, for any section insets; the card itself avoids the notch.
final class CardBackground: BaseReusableView {
  static let elementKind = "card"
  static let cornerRadius: CGFloat = 12

  private let card = UIView()

  override func layoutSubviews() {
    super.layoutSubviews()
    let sides = UIEdgeInsets(top: 0, left: safeAreaInsets.left + 20, bottom: 0, right: safeAreaInsets.right + 20)
    card.frame = bounds.inset(by: sides)
  }

  override func setUp() {
    card.backgroundColor = .secondarySystemGroupedBackground
    card.layer.cornerRadius = Self.cornerRadius
    card.layer.cornerCurve = .continuous
    addSubview(card)
  }
}

extension NSCollectionLayoutDecorationItem {
  /// Returns a card behind a section's rows, but not behind its header or footer.
  @MainActor
  static func card(below top: CGFloat, above bottom: CGFloat) -> NSCollectionLayoutDecorationItem {
    let card = NSCollectionLayoutDecorationItem.background(elementKind: CardBackground.elementKind)
    card.contentInsets = NSDirectionalEdgeInsets(top: top, leading: 0, bottom: bottom, trailing: 0)
    return card
  }
}
