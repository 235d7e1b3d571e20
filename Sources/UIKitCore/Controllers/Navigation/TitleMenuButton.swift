import Foundation
import Geometry

/// The button over a title that has a menu, with a chevron behind the title.
///
/// - Fidelity: approximated, after iOS 16.
final class TitleMenuButton: UIControl {
  private let item: UINavigationItem
  private let chevron = UIImageView()

  /// The space for the chevron on each side of the title, in points.
  static let room: CGFloat = 24

  init(_ item: UINavigationItem) {
    self.item = item
    super.init(frame: .zero)
    let symbols = UIImage.SymbolConfiguration(pointSize: 11, weight: .bold)
    chevron.image = UIImage(systemName: "chevron.down", withConfiguration: symbols)
    chevron.contentMode = .center
    chevron.tintColor = .secondaryLabel
    chevron.isUserInteractionEnabled = false
    addSubview(chevron)
    addAction(UIAction { [weak self] _ in self?.open() }, for: .touchUpInside)
  }

  required init?(coder: NSCoder) { nil }

  override var isElementByNature: Bool { true }
  override var naturalLabel: String? { item.title }
  override var naturalTraits: UIAccessibilityTraits { super.naturalTraits.union([.button, .header]) }

  private func open() {
    if let menu = item.titleMenuProvider?([]) { ControlMenu.open(menu, at: self) }
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    let isMirrored = effectiveUserInterfaceLayoutDirection == .rightToLeft
    let x = isMirrored ? 0 : bounds.width - Self.room
    chevron.frame = CGRect(x: x, y: 0, width: Self.room, height: bounds.height)
    chevron.alpha = isHighlighted ? 0.3 : 1
  }
}
