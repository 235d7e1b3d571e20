import Foundation
import Geometry
import UIKitCore

/// The text and buttons of an alert on their rounded backgrounds. The content scrolls if the screen is too low for it;
/// the cancel button of an action sheet does not move.
final class AlertCard: UIView {
  private let style: UIAlertController.Style
  private let scroller = UIScrollView(frame: .zero)
  private let titleLabel = UILabel()
  private let messageLabel = UILabel()
  private var surfaces: [UIView] = []
  private var fields: [AlertField] = []
  private var buttons: [AlertButton] = []
  private var lines: [UIView] = []
  private var hasCancel = false
  /// The controller whose view is below the texts and fields.
  private var content: UIViewController?
  var onChoose: (UIAlertAction) -> Void = { _ in }
  /// A closure that is called when the user's text size changes, so that the content must be laid out again.
  var onTextSizeChange: () -> Void = {}

  private static let cornerRadius: CGFloat = 14

  init(style: UIAlertController.Style) {
    self.style = style
    super.init(frame: .zero)
    scroller.autoresizesSubviews = false
    scroller.contentInsetAdjustmentBehavior = .never
    addSubview(scroller)
    for label in [titleLabel, messageLabel] {
      label.numberOfLines = 0
      label.textAlignment = .center
      label.textColor = style == .alert ? .label : .secondaryLabel
    }
    registerForTraitChanges([UITraitPreferredContentSizeCategory.self]) { (card: AlertCard, _) in
      card.onTextSizeChange()
    }
  }

  required init?(coder: NSCoder) { nil }

  /// Replaces the contents of the card.
  ///
  /// - Parameters:
  ///   - actions: The actions in display order; the cancel action is last.
  ///   - preferred: The action with a bold title.
  func show(
    title: String?, message: String?, named: AlertNames, fields textFields: [UITextField], actions: [UIAlertAction],
    preferred: UIAlertAction?
  ) {
    titleLabel.text = title
    messageLabel.text = message
    content = named.content
    titleLabel.font =
      style == .alert ? font(17, .semibold, like: .headline) : font(13, .semibold, like: .footnote)
    messageLabel.font = font(13, .regular, like: .footnote)
    if let title = named.title { titleLabel.attributedText = title }
    if let message = named.message { messageLabel.attributedText = message }
    hasCancel = actions.last?.style == .cancel
    // The fields are kept, since one of them may be in use.
    for view in scroller.subviews + subviews where view !== scroller && !(view is AlertField) {
      view.removeFromSuperview()
    }
    fields += textFields.dropFirst(fields.count).map(AlertField.init)
    surfaces = (0..<2).map { _ in Self.surface() }
    buttons = actions.map { action in
      let weight: UIFont.Weight = action === preferred ? .semibold : .regular
      let buttonFont = style == .alert ? font(17, weight, like: .body) : font(20, weight, like: .title3)
      let button = AlertButton(action, font: buttonFont, wraps: isLarge)
      button.addAction(UIAction { [weak self] _ in self?.onChoose(action) }, for: .touchUpInside)
      return button
    }
    lines = (0...actions.count).map { _ in Self.line() }
    let shown = surfaces + fields + buttons + lines + [titleLabel, messageLabel]
    for view in shown + [content?.view].compactMap({ $0 }) { scroller.addSubview(view) }
    setNeedsLayout()
  }

  /// - Parameter size: The size in points at the default content size category.
  private func font(_ size: CGFloat, _ weight: UIFont.Weight, like style: UIFont.TextStyle) -> UIFont {
    UIFontMetrics(forTextStyle: style)
      .scaledFont(for: .systemFont(ofSize: size, weight: weight), compatibleWith: traitCollection)
  }

  private var isLarge: Bool { traitCollection.preferredContentSizeCategory.isAccessibilityCategory }

  private static func surface() -> UIView {
    let view = UIView()
    // Apps reach the view with the color as the first subview of the first subview of the first one.
    let fill = UIView()
    fill.backgroundColor = MenuColors.background
    fill.layer.cornerRadius = cornerRadius
    fill.layer.cornerCurve = .continuous
    fill.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    view.addSubview(fill)
    return view
  }

  private static func line() -> UIView {
    let line = UIView()
    line.backgroundColor = .separator
    line.isUserInteractionEnabled = false
    return line
  }

  // MARK: Layout

  private func plan(width: CGFloat) -> AlertLayout {
    let availableSize = CGSize(width: max(0, width - 2 * AlertLayout.margin), height: .greatestFiniteMagnitude)
    func height(_ label: UILabel) -> CGFloat {
      label.text?.isEmpty == false ? label.sizeThatFits(availableSize).height.rounded(.up) : 0
    }
    let scale = traitCollection.displayScale
    return AlertLayout(
      style: style, width: width, titleHeight: height(titleLabel), messageHeight: height(messageLabel),
      fieldCount: fields.count,
      contentHeight: contentHeight,
      fieldTextHeight: fields.map { ($0.field.font?.lineHeight ?? 0).rounded(.up) }.max() ?? 0,
      buttonWidths: buttons.map(\.naturalWidth),
      buttonTextHeights: buttons.map { $0.naturalHeight(width: width) }, hasCancel: hasCancel,
      hairline: scale > 0 ? 1 / scale : 1)
  }

  /// The height of the content that an app adds, in points; 0 without one.
  private var contentHeight: CGFloat {
    guard let content else { return 0 }
    let wanted = content.preferredContentSize.height
    return wanted > 0 && wanted.isFinite ? wanted : Self.usualContentHeight
  }

  private static let usualContentHeight: CGFloat = 44

  func height(for width: CGFloat) -> CGFloat { plan(width: width).height }

  override func layoutSubviews() {
    super.layoutSubviews()
    let plan = plan(width: bounds.width)
    titleLabel.frame = plan.title
    messageLabel.frame = plan.message
    place(surfaces, at: plan.cards)
    content?.view?.frame = plan.content
    place(fields, at: plan.fields)
    place(buttons, at: plan.buttons.map(readingOrder))
    place(lines, at: plan.lines)
    roundCorners(of: plan)
    layoutScroller(for: plan)
  }

  private func layoutScroller(for plan: AlertLayout) {
    let end = plan.hasCancelCard ? plan.cards[0].maxY : plan.height
    let overflow = max(0, plan.height - bounds.height)
    scroller.frame = CGRect(x: 0, y: 0, width: bounds.width, height: max(0, end - overflow))
    scroller.contentSize = CGSize(width: bounds.width, height: end)
    scroller.isScrollEnabled = overflow > 0
    scroller.layer.cornerRadius = overflow > 0 ? Self.cornerRadius : 0
    guard plan.hasCancelCard, let button = buttons.last else { return }
    for view in [surfaces[1], button] {
      if view.superview !== self { addSubview(view) }
      view.frame.origin.y -= overflow
    }
  }

  private func place(_ views: [UIView], at frames: [CGRect]) {
    for (index, view) in views.enumerated() {
      view.isHidden = index >= frames.count
      if index < frames.count { view.frame = frames[index] }
    }
  }

  /// Returns the frame, mirrored if the interface's language is read from right to left.
  private func readingOrder(_ frame: CGRect) -> CGRect {
    guard effectiveUserInterfaceLayoutDirection == .rightToLeft else { return frame }
    return CGRect(x: bounds.width - frame.maxX, y: frame.minY, width: frame.width, height: frame.height)
  }

  /// Rounds the corners of buttons that share a corner with a card, so that their highlight does not extend beyond it.
  private func roundCorners(of plan: AlertLayout) {
    for button in buttons {
      let frame = button.frame
      var corners: CACornerMask = []
      for card in plan.cards where card.minX <= frame.minX && frame.maxY <= card.maxY && frame.minY >= card.minY {
        let (atTop, atBottom) = (frame.minY == card.minY, frame.maxY == card.maxY)
        if atTop && frame.minX == card.minX { corners.insert(.layerMinXMinYCorner) }
        if atTop && frame.maxX == card.maxX { corners.insert(.layerMaxXMinYCorner) }
        if atBottom && frame.minX == card.minX { corners.insert(.layerMinXMaxYCorner) }
        if atBottom && frame.maxX == card.maxX { corners.insert(.layerMaxXMaxYCorner) }
      }
      button.layer.maskedCorners = corners
      button.layer.cornerRadius = corners.isEmpty ? 0 : Self.cornerRadius
      button.layer.cornerCurve = .continuous
    }
  }
}
