import Foundation
import Geometry

/// The contents of the bar for one item: title, large title, buttons and back button.
final class NavigationBarContents: UIView {
  /// The progress of the contents in a push or pop.
  struct TransitionProgress {
    /// The displacement: 0 in the middle, 1 at the side of the next item's contents, −1 at that of the previous item's.
    var shift: CGFloat = 0
    var alpha: CGFloat = 1
  }

  let item: UINavigationItem
  /// The possible titles of the back button, the longest first; `nil` without a back button.
  var backTitles: [String]? { didSet { if backTitles != oldValue { setNeedsLayout() } } }
  var onBack: (() -> Void)?

  private let prompt = UILabel()
  private let title = UILabel()
  private let largeClip = UIView()
  private let largeTitle = UILabel()
  private let subtitle = UILabel()
  private let largeSubtitle = UILabel()
  private let back = BackButton()
  private var barAppearance: UINavigationBarAppearance?
  /// The displacement of title and subtitle in the row.
  private var titleShift = CGPoint.zero
  private var left: [BarButton] = []
  private var right: [BarButton] = []
  private var middle: [BarButton] = []
  private lazy var titleMenu = TitleMenuButton(item)
  private var titleView: UIView?
  private let searchClip = UIView()
  private(set) var searchBar: UISearchBar?

  private static let edge: CGFloat = 8
  private static let gap: CGFloat = 6
  /// The displacement of a large title that is covered, as a fraction of the width; the same as that of its page.
  private static let parallax: CGFloat = 0.3
  /// The margin above the large title's line, in points; 8 more are below it.
  private static let largeTitleTop: CGFloat = 3
  /// The height reserved for the large title at the default text size, in points.
  private static let largeTitleHeight: CGFloat = 52
  /// The height that a prompt adds to the row, in points.
  static let promptHeight: CGFloat = 30
  /// The line height of the large title at the default text size, in points.
  private static let largeTitleLine: CGFloat = 41

  init(_ item: UINavigationItem) {
    self.item = item
    super.init(frame: .zero)
    title.textAlignment = .center
    prompt.textAlignment = .center
    prompt.font = .systemFont(ofSize: 13)
    largeClip.clipsToBounds = true
    largeClip.isUserInteractionEnabled = false
    largeTitle.adjustsFontForContentSizeCategory = true
    largeClip.addSubview(largeTitle)
    largeClip.addSubview(largeSubtitle)
    for label in [title, largeTitle] { label.accessibilityTraits = .header }
    subtitle.textAlignment = .center
    searchClip.clipsToBounds = true
    addSubview(largeClip)
    addSubview(searchClip)
    addSubview(title)
    addSubview(subtitle)
    addSubview(prompt)
    addSubview(back)
    back.addAction(UIAction { [weak self] _ in self?.onBack?() }, for: .touchUpInside)
    reload()
  }

  required init?(coder: NSCoder) { nil }

  /// Shows the present values of the item.
  func reload() {
    title.text = item.title
    prompt.text = item.prompt
    prompt.isHidden = item.prompt == nil
    subtitle.text = item.subtitle
    largeTitle.text = item.largeTitle ?? item.title
    largeSubtitle.text = item.largeSubtitle ?? item.subtitle
    if titleView !== item.titleView {
      titleView?.removeFromSuperview()
      (titleView as? UISearchBar)?.isTitle = false
      titleView = item.titleView
      (titleView as? UISearchBar)?.isTitle = true
      titleView.map { addSubview($0) }
    }
    if searchBar !== item.searchController?.searchBar {
      if searchBar?.superview === searchClip {
        searchBar?.removeFromSuperview()
        searchBar?.navigationMargin = nil
      }
      searchBar = item.searchController?.searchBar
      searchBar.map { searchClip.addSubview($0) }
    }
    left = replaced(left, with: item.leadingButtons)
    right = replaced(right, with: item.trailingButtons(in: traitCollection))
    middle = replaced(middle, with: item.centerButtons(in: traitCollection))
    // The button of the menu reads the title.
    title.isAccessibilityElement = item.titleMenuProvider == nil
    if item.titleMenuProvider != nil { addSubview(titleMenu) } else if hasTitleMenu { titleMenu.removeFromSuperview() }
  }

  private var hasTitleMenu: Bool { subviews.contains { $0 is TitleMenuButton } }

  override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    let hasChanged = previousTraitCollection?.horizontalSizeClass != traitCollection.horizontalSizeClass
    if hasChanged, !item.groups.center.isEmpty { reload() }
  }

  /// Creates the buttons again, since there are only a few.
  private func replaced(_ buttons: [BarButton], with items: [UIBarButtonItem]) -> [BarButton] {
    for button in buttons { button.removeFromSuperview() }
    return items.filter { !$0.isHidden }.map { item in
      let button = BarButton(item)
      dress(button)
      addSubview(button)
      return button
    }
  }

  /// Applies the appearance that a bar has for the item.
  func dress(in bar: UINavigationBar) {
    let (appearance, indicator) = (bar.appearance(for: item), bar.backIndicatorImage)
    barAppearance = appearance
    let shift = appearance.titlePositionAdjustment
    titleShift = CGPoint(x: shift.horizontal, y: shift.vertical + bar.titleVerticalShift).finite
    back.dress(appearance.backButtonAppearance, indicator: appearance.backIndicatorImage ?? indicator)
    for button in left + right + middle { dress(button) }
    let small = appearance.titleTextAttributes
    title.font = small[.font] as? UIFont ?? .systemFont(ofSize: 17, weight: .semibold)
    title.textColor = small[.foregroundColor] as? UIColor ?? .label
    prompt.textColor = title.textColor
    let large = appearance.largeTitleTextAttributes
    largeTitle.font = (large[.font] as? UIFont ?? Self.largeTitleFont).adjusted(for: traitCollection)
    largeTitle.textColor = large[.foregroundColor] as? UIColor ?? .label
    dress(subtitle, appearance.subtitleTextAttributes, size: 12)
    dress(largeSubtitle, appearance.largeSubtitleTextAttributes, size: 15)
  }

  private func dress(_ line: UILabel, _ attributes: [NSAttributedString.Key: Any], size: CGFloat) {
    line.font = attributes[.font] as? UIFont ?? .systemFont(ofSize: size)
    line.textColor = attributes[.foregroundColor] as? UIColor ?? .secondaryLabel
  }

  /// The font of the large title, which, unlike that of the title in the row, grows with the user's text size.
  private static var largeTitleFont: UIFont {
    UIFont(descriptor: UIFont.systemFont(ofSize: 34, weight: .bold).descriptor, growth: .style(.largeTitle))
  }

  /// The full height of the large title, in points; the default one for a font of fixed size.
  var largeTitleHeight: CGFloat {
    let below = largeSubtitle.hasLine ? largeSubtitle.font.lineHeight.rounded(.up) : 0
    guard largeTitle.font.growth != nil else { return Self.largeTitleHeight + below }
    let line = UIFontMetrics(forTextStyle: .largeTitle).scaledValue(
      for: Self.largeTitleLine, compatibleWith: traitCollection)
    return Self.largeTitleHeight - Self.largeTitleLine + line + below
  }

  private func dress(_ button: BarButton) {
    button.appearance =
      button.item.style == .done ? barAppearance?.doneButtonAppearance : barAppearance?.buttonAppearance
  }

  /// Passes touches next to the buttons through.
  override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    let hit = super.hitTest(point, with: event)
    return hit === self ? nil : hit
  }
}

extension NavigationBarContents {
  /// Places the contents.
  ///
  /// - Parameters:
  ///   - margin: The margin of the large title, in points.
  ///   - distance: The distance that contents move in a transition, in points.
  func layOut(_ state: NavigationBarState, progress: TransitionProgress, margin: CGFloat, distance: CGFloat) {
    let isMirrored = effectiveUserInterfaceLayoutDirection == .rightToLeft
    let sign: CGFloat = isMirrored ? -1 : 1
    let above = item.prompt == nil ? 0 : Self.promptHeight
    let row = Swift.max(0, state.row + state.raised - above)
    let starts = layOutLeading(row: row, isMirrored: isMirrored)
    let ends = layOutTrailing(row: row, isMirrored: isMirrored)
    layOutTitle(row: row, between: starts, and: bounds.width - ends, isMirrored: isMirrored)
    layOutTitleMenu(isMirrored: isMirrored)
    layOutCenter(row: row, between: starts, and: bounds.width - ends, isMirrored: isMirrored)
    for view in [title, subtitle, titleView].compactMap({ $0 }) + middle {
      view.center.x += sign * progress.shift * distance
      view.alpha = progress.alpha * (view === title || view === subtitle ? state.titleAlpha : 1)
    }
    if hasTitleMenu {
      titleMenu.center.x += sign * progress.shift * distance
      titleMenu.alpha = title.alpha
    }
    for view in left + right + [back] { view.alpha = progress.alpha }
    for view in rowViews { view.center.y += above }
    prompt.frame = CGRect(x: sign * progress.shift * distance, y: 0, width: bounds.width, height: above)
    prompt.alpha = progress.alpha
    back.shift(by: sign * Swift.max(progress.shift, 0) * distance)
    let slide = progress.shift > 0 ? bounds.width : bounds.width * Self.parallax
    layOutLargeTitle(state, margin: margin, shift: sign * progress.shift * slide)
    for line in [largeTitle, largeSubtitle] { line.alpha = progress.alpha }
    layOutSearch(state, shift: sign * progress.shift * slide)
    searchClip.alpha = progress.alpha
    if state.raised > 0 { raiseRow(by: state.raised) }
  }

  private var rowViews: [UIView] {
    let menu: UIView? = hasTitleMenu ? titleMenu : nil
    return left + right + middle + [back, title, subtitle, titleView, menu].compactMap { $0 as UIView? }
  }

  /// Moves the row up and hides it, to make space for searching.
  private func raiseRow(by height: CGFloat) {
    for view in rowViews + [prompt] {
      view.center.y -= height
      view.alpha = 0
    }
  }

  /// Places the search bar at the bottom, above the area it cedes to content.
  private func layOutSearch(_ state: NavigationBarState, shift: CGFloat) {
    searchClip.isHidden = searchBar == nil || state.search <= 0
    let y = state.row + state.extra + state.stretch
    searchClip.frame = CGRect(x: shift, y: y, width: bounds.width, height: Swift.max(0, state.search))
    searchBar?.frame = searchClip.bounds
  }

  private func placed(_ rect: CGRect, isMirrored: Bool) -> CGRect {
    guard isMirrored else { return rect }
    return CGRect(x: bounds.width - rect.maxX, y: rect.minY, width: rect.width, height: rect.height)
  }

  /// Places the buttons at the leading edge.
  ///
  /// - Returns: The position where the buttons end.
  private func layOutLeading(row: CGFloat, isMirrored: Bool) -> CGFloat {
    var x = safeAreaInsets.left
    back.isHidden = backTitles == nil
    if let backTitles {
      let width = back.fit(backTitles, in: bounds.width * 0.4)
      back.frame = placed(CGRect(x: x, y: 0, width: width, height: row), isMirrored: isMirrored)
      back.layoutIfNeeded()
      x += width + Self.gap
    }
    if !left.isEmpty { x = Swift.max(x, safeAreaInsets.left + Self.edge) }
    for (index, button) in left.enumerated() {
      x += button.space(after: index == 0 ? nil : left[index - 1])
      let width = button.fittingWidth(height: row)
      button.frame = placed(CGRect(x: x, y: 0, width: width, height: row), isMirrored: isMirrored)
      x += width
    }
    return x
  }

  /// Places the buttons at the trailing edge, from the edge inward.
  ///
  /// - Returns: The width that the buttons take.
  private func layOutTrailing(row: CGFloat, isMirrored: Bool) -> CGFloat {
    var taken = safeAreaInsets.right + Self.edge
    for (index, button) in right.enumerated() {
      taken += button.space(after: index == 0 ? nil : right[index - 1])
      let width = button.fittingWidth(height: row)
      let rect = CGRect(x: bounds.width - taken - width, y: 0, width: width, height: row)
      button.frame = placed(rect, isMirrored: isMirrored)
      taken += width
    }
    return taken
  }

  /// Places the title in the middle of the bar, or as close to it as the buttons allow.
  private func layOutTitle(row: CGFloat, between start: CGFloat, and end: CGFloat, isMirrored: Bool) {
    if let bar = titleView as? UISearchBar {
      return layOutSearchTitle(bar, row: row, between: start, and: end, isMirrored: isMirrored)
    }
    let chevron = hasTitleMenu ? TitleMenuButton.room : 0
    let availableWidth = Swift.max(0, end - start - 2 * Self.gap - 2 * chevron)
    let view: UIView = titleView ?? title
    title.isHidden = titleView != nil
    subtitle.isHidden = titleView != nil || !subtitle.hasLine
    var size = view === title ? title.sizeThatFits(.zero) : view.bounds.size
    if !subtitle.isHidden { size.width = Swift.max(size.width, subtitle.sizeThatFits(.zero).width) }
    if view !== title, size == .zero { size = view.sizeThatFits(CGSize(width: availableWidth, height: row)) }
    size.width = Swift.min(size.width, availableWidth)
    let isLeading = item.style != .navigator && traitCollection.horizontalSizeClass == .regular
    let centred = isLeading ? 0 : (bounds.width - size.width) / 2
    let x = Swift.max(start + Self.gap, Swift.min(centred, end - Self.gap - size.width))
    let height = view === title ? row : Swift.min(size.height, row)
    let rect = CGRect(x: x, y: (row - height) / 2, width: size.width, height: height)
    view.frame = placed(rect, isMirrored: isMirrored)
    if !subtitle.isHidden { layOutSubtitle() }
    for line in [title, subtitle] where !line.isHidden {
      line.frame = line.frame.offsetBy(dx: titleShift.x, dy: titleShift.y)
    }
  }

  /// Gives a search bar in place of the title all the room between the buttons.
  private func layOutSearchTitle(
    _ bar: UISearchBar, row: CGFloat, between start: CGFloat, and end: CGFloat, isMirrored: Bool
  ) {
    (title.isHidden, subtitle.isHidden) = (true, true)
    let hasLeading = backTitles != nil || !left.isEmpty
    let lower = hasLeading ? start + Self.gap : safeAreaInsets.left + SearchBarLayout.margin
    let upper = right.isEmpty ? bounds.width - safeAreaInsets.right - SearchBarLayout.margin : end - Self.gap
    let rect = CGRect(x: lower, y: 0, width: Swift.max(0, upper - lower), height: row)
    bar.frame = placed(rect, isMirrored: isMirrored)
  }

  /// Places the line below the title, and both in the middle of the row.
  private func layOutSubtitle() {
    let heights = (title.font.lineHeight.rounded(.up), subtitle.font.lineHeight.rounded(.up))
    let row = title.frame
    let y = row.midY - (heights.0 + heights.1) / 2
    title.frame = CGRect(x: row.minX, y: y, width: row.width, height: heights.0)
    subtitle.frame = CGRect(x: row.minX, y: y + heights.0, width: row.width, height: heights.1)
  }

  /// Places the chevron of the title's menu behind the title, and its button over both.
  private func layOutTitleMenu(isMirrored: Bool) {
    guard hasTitleMenu else { return }
    titleMenu.isHidden = titleView != nil
    titleMenu.frame = title.frame.insetBy(dx: -TitleMenuButton.room, dy: 0)
  }

  /// Places the buttons in the middle of the bar.
  private func layOutCenter(row: CGFloat, between start: CGFloat, and end: CGFloat, isMirrored: Bool) {
    let widths = middle.map { $0.fittingWidth(height: row) }
    let whole = widths.reduce(0, +)
    var x = Swift.max(start, Swift.min((bounds.width - whole) / 2, end - whole))
    for (button, width) in zip(middle, widths) {
      button.frame = placed(CGRect(x: x, y: 0, width: width, height: row), isMirrored: isMirrored)
      x += width
    }
  }

  /// Places the large title below the row, as if it were the first line of the content.
  private func layOutLargeTitle(_ state: NavigationBarState, margin: CGFloat, shift: CGFloat) {
    let seen = state.extra + state.stretch
    largeClip.isHidden = state.largest == 0 || seen <= 0
    largeClip.frame = CGRect(x: 0, y: state.row, width: bounds.width, height: Swift.max(0, seen))
    let size = largeTitle.sizeThatFits(.zero)
    let isMirrored = effectiveUserInterfaceLayoutDirection == .rightToLeft
    let (before, behind) = (safeAreaInsets.left + margin, safeAreaInsets.right + margin)
    let width = Swift.min(size.width, Swift.max(0, bounds.width - before - behind))
    largeTitle.frame = CGRect(
      x: (isMirrored ? bounds.width - behind - width : before) + shift,
      y: seen - state.largest + Self.largeTitleTop, width: width, height: size.height)
    let line = largeSubtitle.sizeThatFits(.zero)
    let shown = Swift.min(line.width, Swift.max(0, bounds.width - before - behind))
    largeSubtitle.frame = CGRect(
      x: (isMirrored ? bounds.width - behind - shown : before) + shift, y: largeTitle.frame.maxY, width: shown,
      height: line.height)
  }
}

extension UILabel {
  /// Whether the label has text.
  fileprivate var hasLine: Bool { text?.isEmpty == false }
}
