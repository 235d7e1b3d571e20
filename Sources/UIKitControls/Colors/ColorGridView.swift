import Foundation
import Geometry
import UIKitCore

/// A grid of colors: a row of grays, and rows of twelve hues from dark to light.
final class ColorGridView: UIControl, DragControl {
  static let columns = 12
  static let rows = 10

  /// Called when the finger is on another color, and when it is lifted.
  var onPick: (_ color: UIColor, _ continuously: Bool) -> Void = { _, _ in }
  /// The color that is marked.
  var selection: UIColor? { didSet { placeMark() } }

  private let mark = UIView()
  private var picked: UIColor?

  override init(frame: CGRect) {
    super.init(frame: frame)
    layer.cornerRadius = 8
    clipsToBounds = true
    mark.layer.borderWidth = 3
    mark.layer.borderColor = UIColor.white.cgColor
    mark.layer.cornerRadius = 3
    mark.isUserInteractionEnabled = false
    addSubview(mark)
    isAccessibilityElement = true
    accessibilityLabel = "Colors"
  }

  required init?(coder: NSCoder) { nil }

  /// Returns the color in a row and a column.
  static func color(row: Int, column: Int) -> UIColor {
    let share = CGFloat(column) / CGFloat(columns - 1)
    if row == 0 { return UIColor(white: 1 - share, alpha: 1) }
    let hue = (CGFloat(column) / CGFloat(columns) + 0.54).truncatingRemainder(dividingBy: 1)
    let level = CGFloat(row - 1) / CGFloat(rows - 2)
    // Half of the rows become brighter up to the pure hue, and the others paler.
    let brightness = Swift.min(1, 0.3 + level * 1.6)
    let saturation = Swift.min(1, (1 - level) * 2 + 0.18)
    return UIColor(hue: hue, saturation: saturation, brightness: brightness, alpha: 1)
  }

  private func frame(row: Int, column: Int) -> CGRect {
    // On whole pixels, neighbors meet without a seam.
    let grid = PixelGrid(scale: traitCollection.displayScale)
    func edge(_ number: Int, of count: Int, _ length: CGFloat) -> CGFloat {
      grid.round(length * CGFloat(number) / CGFloat(count))
    }
    let (left, right) = (edge(column, of: Self.columns, bounds.width), edge(column + 1, of: Self.columns, bounds.width))
    let (top, bottom) = (edge(row, of: Self.rows, bounds.height), edge(row + 1, of: Self.rows, bounds.height))
    return CGRect(x: left, y: top, width: right - left, height: bottom - top)
  }

  override func draw(_ rect: CGRect) {
    for row in 0..<Self.rows {
      for column in 0..<Self.columns {
        Self.color(row: row, column: column).setFill()
        UIRectFill(frame(row: row, column: column))
      }
    }
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    placeMark()
  }

  private func placeMark() {
    mark.isHidden = true
    for row in 0..<Self.rows {
      for column in 0..<Self.columns where Self.color(row: row, column: column) == selection {
        mark.frame = frame(row: row, column: column)
        mark.isHidden = false
      }
    }
  }

  // MARK: Touches

  private func pick(_ touches: Set<UITouch>, continuously: Bool) {
    guard let point = touches.first?.location(in: self), bounds.width > 0, bounds.height > 0 else { return }
    let column = Int(point.x / bounds.width * CGFloat(Self.columns))
    let row = Int(point.y / bounds.height * CGFloat(Self.rows))
    let color = Self.color(
      row: Swift.min(Swift.max(row, 0), Self.rows - 1), column: Swift.min(Swift.max(column, 0), Self.columns - 1))
    guard color != picked || !continuously else { return }
    picked = color
    onPick(color, continuously)
  }

  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    picked = nil
    pick(touches, continuously: true)
  }
  override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) { pick(touches, continuously: true) }
  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) { pick(touches, continuously: false) }
  override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
    if let picked { onPick(picked, false) }
  }
}
