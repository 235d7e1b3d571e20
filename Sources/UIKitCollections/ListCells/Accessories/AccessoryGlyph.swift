import Foundation
import Geometry
import UIKitCore

/// The views of accessories: symbols, discs with a symbol, and texts.
@MainActor
enum AccessoryGlyph {
  /// Returns the view of an accessory, without its state.
  static func make(_ accessory: UICellAccessory, _ traits: UITraitCollection) -> UIView {
    if case .customView(let view) = accessory.accessoryType { return view }
    let text = UIFont.preferredFont(forTextStyle: .body, compatibleWith: traits).pointSize
    let body = symbolSize(beside: text)
    switch AccessoryKind(accessory) {
    case .disclosureIndicator, .outlineDisclosure: return symbol("chevron.forward", body * 14 / 17, .semibold)
    case .checkmark: return symbol("checkmark", body, .semibold)
    case .detail: return symbol("info.circle", body * 22 / 17, .regular)
    case .reorder: return symbol("line.3.horizontal", body * 20 / 17, .regular)
    case .delete: return DiscView(symbol: "minus", pointSize: body)
    case .insert: return DiscView(symbol: "plus", pointSize: body)
    case .multiselect: return DiscView(symbol: "checkmark", pointSize: body)
    case .popUpMenu: return PopUpMenuLabel(pointSize: text)
    case .label, .customView: return UILabel()
    }
  }

  /// The size of body text, in points, up to which symbols grow with it; text next to larger symbols would lack space.
  ///
  /// - Fidelity: approximated; the smallest accessibility size.
  private static let largestSize: CGFloat = 28

  /// Returns the point size of symbols next to body text of a size.
  static func symbolSize(beside text: CGFloat) -> CGFloat { Swift.min(text, largestSize) }

  private static func symbol(_ name: String, _ size: CGFloat, _ weight: UIImage.SymbolWeight) -> UIView {
    let symbols = UIImage.SymbolConfiguration(pointSize: size, weight: weight)
    return UIImageView(image: UIImage(systemName: name, withConfiguration: symbols))
  }

  /// Shows the state of a cell in the view of an accessory.
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
    switch AccessoryKind(accessory) {
    case .customView:
      if let own = accessory.tintColor { view.tintColor = own }
    case .popUpMenu:
      let color = accessory.tintColor ?? .secondaryLabel
      if let menu = accessory.menu { (view as? PopUpMenuLabel)?.show(menu, color: color) }
    case .label: (view as? UILabel)?.textColor = accessory.tintColor ?? .secondaryLabel
    case .disclosureIndicator, .reorder: view.tintColor = accessory.tintColor ?? .tertiaryLabel
    case .checkmark, .detail, .outlineDisclosure: view.tintColor = accessory.tintColor ?? tint
    case .delete: (view as? DiscView)?.color = accessory.backgroundColor ?? .systemRed
    case .insert: (view as? DiscView)?.color = accessory.backgroundColor ?? .systemGreen
    case .multiselect: (view as? DiscView)?.color = accessory.backgroundColor ?? tint
    }
    if let disc = view as? DiscView { disc.symbolColor = accessory.tintColor ?? .white }
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
  /// - Parameter pointSize: The size of the text next to it.
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
