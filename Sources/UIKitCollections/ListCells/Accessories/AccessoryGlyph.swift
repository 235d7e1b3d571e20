import Foundation
import Geometry
import UIKitCore

/// The views of accessories: symbols, discs with a symbol, and labels.
@MainActor
enum AccessoryGlyph {
  /// Returns the view of an accessory, without its state.
  static func make(_ accessory: UICellAccessory, _ traits: UITraitCollection) -> UIView {
    if case .customView(let view) = accessory.accessoryType { return view }
    let text = UIFont.preferredFont(forTextStyle: .body, compatibleWith: traits).pointSize
    let body = symbolSize(beside: text)
    switch AccessoryKind(accessory).glyph {
    case .symbol(let name, let size, let weight, _): return symbol(name, body * size, weight)
    case .disc(let name, _): return DiscView(symbol: name, pointSize: body)
    case .menu: return PopUpMenuLabel(pointSize: text)
    case .text, .view: return UILabel()
    }
  }

  /// The maximum size of body text, in points, up to which symbols grow with it; with larger symbols, text would lack
  /// space.
  ///
  /// - Fidelity: approximated; the smallest accessibility size.
  private static let largestSize: CGFloat = 28

  /// Returns the point size of symbols next to body text of a given size.
  static func symbolSize(beside text: CGFloat) -> CGFloat { Swift.min(text, largestSize) }

  private static func symbol(_ name: String, _ size: CGFloat, _ weight: UIImage.SymbolWeight) -> UIView {
    let symbols = UIImage.SymbolConfiguration(pointSize: size, weight: weight)
    return UIImageView(image: UIImage(systemName: name, withConfiguration: symbols))
  }

  /// Updates the view of an accessory for the state of a cell.
  ///
  /// - Parameter tint: The tint color of the cell.
  static func fill(_ view: UIView, _ accessory: UICellAccessory, state: UICellConfigurationState, tint: UIColor) {
    if let label = view as? UILabel, let shown = accessory.label {
      label.text = shown.text
      label.font = shown.font ?? .preferredFont(forTextStyle: .body, compatibleWith: state.traitCollection)
    }
    if let disc = view as? DiscView, AccessoryKind(accessory) == .multiselect { disc.isFilled = state.isSelected }
    self.tint(view, accessory, tint: tint)
  }

  static func tint(_ view: UIView, _ accessory: UICellAccessory, tint: UIColor) {
    switch AccessoryKind(accessory).glyph {
    case .view:
      if let own = accessory.tintColor { view.tintColor = own }
    case .menu:
      let color = accessory.tintColor ?? .secondaryLabel
      if let menu = accessory.menu { (view as? PopUpMenuLabel)?.show(menu, color: color) }
    case .text: (view as? UILabel)?.textColor = accessory.tintColor ?? .secondaryLabel
    case .symbol(_, _, _, let color): view.tintColor = accessory.tintColor ?? color.color(tint: tint)
    case .disc(_, let color):
      (view as? DiscView)?.color = accessory.backgroundColor ?? color.color(tint: tint)
      (view as? DiscView)?.symbolColor = accessory.tintColor ?? .white
    }
  }
}

/// A colored disc with a symbol, or an empty circle.
final class DiscView: UIView {
  var color = UIColor.systemGray { didSet { show() } }
  var symbolColor = UIColor.white { didSet { show() } }
  var isFilled = true { didSet { if isFilled != oldValue { show() } } }

  private let symbol: UIImageView
  private let diameter: CGFloat
  /// The width of the empty circle's line.
  private static let lineWidth: CGFloat = 1.5

  /// Creates a disc.
  ///
  /// - Parameter pointSize: The size of the adjacent text.
  init(symbol name: String, pointSize: CGFloat) {
    diameter = (pointSize * 22 / 17).rounded()
    let symbols = UIImage.SymbolConfiguration(pointSize: pointSize * 12 / 17, weight: .bold)
    symbol = UIImageView(image: UIImage(systemName: name, withConfiguration: symbols))
    super.init(frame: CGRect(x: 0, y: 0, width: diameter, height: diameter))
    isUserInteractionEnabled = false
    layer.cornerRadius = diameter / 2
    addSubview(symbol)
    show()
  }

  required init?(coder: NSCoder) { nil }

  override var intrinsicContentSize: CGSize { CGSize(width: diameter, height: diameter) }

  private func show() {
    backgroundColor = isFilled ? color : .clear
    symbol.isHidden = !isFilled
    symbol.tintColor = symbolColor
    layer.borderWidth = isFilled ? 0 : Self.lineWidth
    layer.borderColor = UIColor.tertiaryLabel.resolvedColor(with: traitCollection).cgColor
  }

  override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    show()
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    let size = symbol.intrinsicContentSize.finite
    let grid = PixelGrid(scale: traitCollection.displayScale)
    let corner = grid.round(CGPoint(x: (bounds.width - size.width) / 2, y: (bounds.height - size.height) / 2))
    symbol.frame = CGRect(origin: corner, size: size)
  }
}
