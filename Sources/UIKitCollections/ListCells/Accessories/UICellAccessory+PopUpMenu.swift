import Foundation
import Geometry
import UIKitCore

extension UICellAccessory {
  /// A closure called with the menu after another of its elements has been selected.
  public typealias MenuSelectedElementDidChangeHandler = (UIMenu) -> Void

  /// The options of a menu from which one element is selected.
  public struct PopUpMenuOptions {
    /// Whether the accessory is invisible while its space remains reserved. The default is `false`.
    public var isHidden: Bool
    /// The width reserved for the accessory. The default is `actual`.
    public var reservedLayoutWidth: UICellAccessory.LayoutDimension
    /// The color of the accessory; `nil`, the default, for the secondary label color.
    public var tintColor: UIColor?

    /// Creates options; `nil` represents the default of a value.
    public init(
      isHidden: Bool? = nil, reservedLayoutWidth: UICellAccessory.LayoutDimension? = nil, tintColor: UIColor? = nil
    ) {
      self.isHidden = isHidden ?? false
      self.reservedLayoutWidth = reservedLayoutWidth ?? .actual
      self.tintColor = tintColor
    }
  }
}

/// A view with the title of a menu's selected element and two chevrons.
final class PopUpMenuLabel: UIView {
  private let label = UILabel()
  private let arrows = UIImageView(image: nil)
  private static let spacing: CGFloat = 4

  /// Creates a view.
  ///
  /// - Parameter pointSize: The size of body text.
  init(pointSize: CGFloat) {
    super.init(frame: .zero)
    isUserInteractionEnabled = false
    let symbols = UIImage.SymbolConfiguration(pointSize: pointSize * 11 / 17, weight: .semibold)
    arrows.image = UIImage(systemName: "chevron.up.chevron.down", withConfiguration: symbols)
    label.font = .systemFont(ofSize: pointSize)
    addSubview(label)
    addSubview(arrows)
  }

  required init?(coder: NSCoder) { nil }

  func show(_ menu: UIMenu, color: UIColor) {
    let text = menu.selectedElements.first?.title ?? menu.title
    if label.text != text {
      label.text = text
      invalidateIntrinsicContentSize()
      setNeedsLayout()
    }
    label.textColor = color
    arrows.tintColor = color
  }

  override var intrinsicContentSize: CGSize {
    let text = label.intrinsicContentSize
    let symbol = arrows.intrinsicContentSize
    return CGSize(
      width: text.width + Self.spacing + symbol.width, height: Swift.max(text.height, symbol.height)
    ).finite
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    let symbol = arrows.intrinsicContentSize.finite
    let text = label.intrinsicContentSize.finite
    let isMirrored = effectiveUserInterfaceLayoutDirection == .rightToLeft
    let availableWidth = (bounds.width - symbol.width - Self.spacing).atLeast(0)
    let grid = PixelGrid(scale: traitCollection.displayScale)
    label.frame = CGRect(
      x: isMirrored ? bounds.width - availableWidth : 0, y: grid.round((bounds.height - text.height) / 2),
      width: availableWidth,
      height: text.height)
    arrows.frame = CGRect(
      x: isMirrored ? 0 : bounds.width - symbol.width, y: grid.round((bounds.height - symbol.height) / 2),
      width: symbol.width, height: symbol.height)
  }
}

extension UICollectionViewListCell {
  /// Opens the menu of an accessory next to its view.
  func openMenu(of accessory: UICellAccessory) {
    guard let menu = accessory.menu, let view = accessoryStrip.view(for: accessory) else { return }
    ControlMenu.openChoice(menu, at: view) { [weak self] in
      self?.setNeedsUpdateConfiguration()
      accessory.menuHandler?(menu)
    }
  }
}
