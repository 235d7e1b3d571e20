import Foundation
import Geometry
import UIKitCore

/// A view of wheels, each of which selects one of its rows.
///
/// - Fidelity: documented; the curvature, colors and the band behind the selection are approximated (iOS 17).
@preconcurrency @MainActor
open class UIPickerView: UIView {
  /// The object that tells the numbers of wheels and rows.
  open weak var dataSource: (any UIPickerViewDataSource)? { didSet { reloadAllComponents() } }
  /// The object that supplies rows, and is told of the user's choice.
  open weak var delegate: (any UIPickerViewDelegate)? { didSet { reloadAllComponents() } }
  /// Whether the selected row is marked. It always is. The default is `false`.
  open var showsSelectionIndicator = false

  private final var columns: [PickerColumn] = []
  /// The view of the wheels, which is the first subview.
  private final let wheels = UIView()
  /// The band over the selected rows, which is the second subview. Apps hide it, or take its color away.
  private final let band = UIView()
  private final var needsReload = true
  /// The color of titles; `nil` for that of labels. It can be set by name.
  package final var textColor: UIColor? { didSet { reloadAllComponents() } }

  private static let standardSize = CGSize(width: 320, height: 216)
  /// The distance between wheels, in points.
  private static let gap: CGFloat = 5

  /// Creates a picker. A frame without a size gets that of the picker, 320 × 216 points.
  public override init(frame: CGRect) {
    super.init(frame: frame.size == .zero ? CGRect(origin: frame.origin, size: Self.standardSize) : frame)
    prepare()
  }

  /// Creates a picker. Archives are not supported, so the coder is ignored.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    prepare()
  }

  private static let names: Void = KeyValueAccess.add("textColor", \UIPickerView.textColor)

  private final func prepare() {
    _ = Self.names
    band.backgroundColor = .tertiarySystemFill
    band.layer.cornerRadius = 8
    band.isUserInteractionEnabled = false
    addSubview(wheels)
    addSubview(band)
    clipsToBounds = true
  }

  open override var intrinsicContentSize: CGSize { Self.standardSize }
  open override func sizeThatFits(_ size: CGSize) -> CGSize { Self.standardSize }

  // MARK: Rows

  /// The number of wheels.
  open var numberOfComponents: Int {
    load()
    return columns.count
  }
  /// Returns the number of rows of a wheel; 0 for a wheel that does not exist.
  open func numberOfRows(inComponent component: Int) -> Int {
    load()
    return columns.indices.contains(component) ? columns[component].count : 0
  }
  /// Returns the size of the rows of a wheel, in points.
  open func rowSize(forComponent component: Int) -> CGSize {
    load()
    layoutIfNeeded()
    guard columns.indices.contains(component) else { return .zero }
    return CGSize(width: columns[component].bounds.width, height: rowHeight(component))
  }
  /// Returns the view of a row that is visible, and that the delegate has supplied; otherwise `nil`.
  open func view(forRow row: Int, forComponent component: Int) -> UIView? {
    load()
    guard columns.indices.contains(component), let view = columns[component].visibleView(of: row) else { return nil }
    return view is PickerTitle ? nil : view
  }
  /// Asks for the numbers of wheels and rows, and for all rows again.
  open func reloadAllComponents() {
    needsReload = true
    setNeedsLayout()
  }
  /// Asks for the rows of a wheel again.
  open func reloadComponent(_ component: Int) {
    load()
    guard columns.indices.contains(component) else { return }
    columns[component].reload(count: count(component), rowHeight: rowHeight(component))
  }
  /// Selects a row, without a call of the delegate. A row that does not exist counts as the nearest one.
  open func selectRow(_ row: Int, inComponent component: Int, animated: Bool) {
    load()
    if columns.indices.contains(component) { columns[component].select(row, animated: animated) }
  }
  /// Returns the selected row of a wheel; -1 if there is none.
  open func selectedRow(inComponent component: Int) -> Int {
    load()
    guard columns.indices.contains(component), columns[component].count > 0 else { return -1 }
    return columns[component].selected
  }

  private final func count(_ component: Int) -> Int {
    dataSource?.pickerView(self, numberOfRowsInComponent: component) ?? 0
  }

  private final func rowHeight(_ component: Int) -> CGFloat {
    let own = delegate?.pickerView(self, rowHeightForComponent: component) ?? -1
    return own.isFinite && own > 0 ? own : 32
  }

  private final func load() {
    guard needsReload, let dataSource else { return }
    needsReload = false
    let count = Swift.max(0, Swift.min(dataSource.numberOfComponents(in: self), 64))
    while columns.count > count { columns.removeLast().removeFromSuperview() }
    while columns.count < count {
      let column = PickerColumn(self, component: columns.count)
      columns.append(column)
      wheels.addSubview(column)
    }
    for (index, column) in columns.enumerated() {
      column.reload(count: self.count(index), rowHeight: rowHeight(index))
    }
    setNeedsLayout()
  }

  final func makeView(row: Int, component: Int, reusing old: UIView?) -> UIView {
    let reusable = old is PickerTitle ? nil : old
    let own = delegate?.pickerView(self, viewForRow: row, forComponent: component, reusing: reusable)
    if let own, own !== AbsentRowView.shared { return own }
    let label = old as? PickerTitle ?? PickerTitle()
    label.textColor = textColor ?? .label
    let title = delegate?.pickerView(self, titleForRow: row, forComponent: component)
    label.text = title ?? (delegate == nil ? "?" : nil)
    if let styled = delegate?.pickerView(self, attributedTitleForRow: row, forComponent: component) {
      label.attributedText = styled
    }
    return label
  }

  final func userDidSelect(_ row: Int, component: Int) {
    delegate?.pickerView(self, didSelectRow: row, inComponent: component)
  }

  // MARK: Layout

  open override func layoutSubviews() {
    super.layoutSubviews()
    load()
    wheels.frame = bounds
    placeBand()
    let widths = widths()
    let total = widths.reduce(0, +) + Self.gap * CGFloat(Swift.max(0, widths.count - 1))
    var x = (bounds.width - total) / 2
    let ordered = effectiveUserInterfaceLayoutDirection == .rightToLeft ? columns.reversed() : columns
    for column in ordered {
      let width = widths[columns.firstIndex { $0 === column } ?? 0]
      column.frame = CGRect(x: x, y: 0, width: width, height: bounds.height)
      x += width + Self.gap
    }
  }

  /// Places the band over the selected rows. It has no area without wheels, as `isHidden` is for apps.
  private final func placeBand() {
    let height = columns.indices.map(rowHeight).max() ?? 0
    let width = columns.isEmpty ? 0 : Swift.max(0, bounds.width - 18)
    band.frame = CGRect(x: bounds.minX + 9, y: bounds.midY - height / 2, width: width, height: height)
  }

  private final func widths() -> [CGFloat] {
    let own = columns.indices.map { delegate?.pickerView(self, widthForComponent: $0) ?? -1 }
    let given = own.filter { $0.isFinite && $0 >= 0 }
    let gaps = Self.gap * CGFloat(Swift.max(0, columns.count - 1))
    let rest = Swift.max(0, bounds.width - 18 - gaps - given.reduce(0, +))
    let share = rest / CGFloat(Swift.max(1, own.count - given.count))
    return own.map { $0.isFinite && $0 >= 0 ? $0 : share }
  }
}

/// The title of a row.
private final class PickerTitle: UILabel {
  override init(frame: CGRect) {
    super.init(frame: frame)
    font = .systemFont(ofSize: 23)
    textAlignment = .center
    adjustsFontSizeToFitWidth = true
    minimumScaleFactor = 0.5
  }

  required init?(coder: NSCoder) { nil }
}
