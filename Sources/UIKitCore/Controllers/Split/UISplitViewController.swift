import Foundation
import Geometry

/// A container that shows two or three controllers beside each other, or as one stack where there is no space.
///
/// - Fidelity: approximated; columns are always beside each other, they appear and disappear without animation, and
///   gestures that show or hide them are absent. The widths of columns are observed: 320 points for the first, or as
///   set, and 375 for the second of three.
open class UISplitViewController: UIViewController {
  /// The object that follows the columns. The default is `nil`.
  open weak var delegate: (any UISplitViewControllerDelegate)?
  /// The number of columns.
  open var style: Style { fixedStyle }
  private let fixedStyle: Style
  private var columns: [Column: UIViewController] = [:]
  private let lines = [UIView(), UIView()]
  /// The navigation controller that contains all columns; `nil` while they are separate.
  private var stack: UINavigationController?
  /// The controllers of the stack that belong to another navigation controller, in the order of the stack.
  private var borrowed: [(page: UIViewController, owner: UINavigationController)] = []
  private var isArranged = false

  /// Creates a controller with a number of columns.
  public init(style: Style) {
    fixedStyle = style
    super.init(nibName: nil, bundle: nil)
  }

  /// Creates a controller of two controllers in the form of iOS 8.
  public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
    fixedStyle = .unspecified
    super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
  }

  /// Creates the object that a nib file or storyboard describes. From other archives, nothing is read.
  public required init?(coder: NSCoder) {
    switch coder.nibAttribute("style") {
    case "doubleColumn": fixedStyle = .doubleColumn
    case "tripleColumn": fixedStyle = .tripleColumn
    default: fixedStyle = .unspecified
    }
    super.init(coder: coder)
    coder.read(self, as: UISplitViewController.self)
  }

  // MARK: Columns

  /// Returns the controller of a column; `nil` if it has none.
  open func viewController(for column: Column) -> UIViewController? { columns[column] }

  /// Sets the controller of a column. One that is no navigation controller is contained in one, except for `compact`.
  open func setViewController(_ vc: UIViewController?, for column: Column) {
    let isWrapped = vc == nil || vc is UINavigationController || column == .compact || style == .unspecified
    let new = isWrapped ? vc : vc.map { UINavigationController(rootViewController: $0) }
    guard columns[column] !== new else { return }
    separate()
    columns[column].map(remove)
    columns[column] = new
    rearrange()
  }

  /// The controllers of the columns, from the first; in one column, the controller that contains them.
  open var viewControllers: [UIViewController] {
    get {
      if isCollapsed, let only = stack ?? columns[.compact] { return [only] }
      return [.primary, .supplementary, .secondary].compactMap { columns[$0] }
    }
    set {
      separate()
      for column in columns.values { remove(column) }
      let order: [Column] = newValue.count > 2 ? [.primary, .supplementary, .secondary] : [.primary, .secondary]
      columns = [.compact: columns[.compact]].compactMapValues { $0 }
      for (column, controller) in zip(order, newValue) { columns[column] = controller }
      rearrange()
    }
  }

  /// Whether all columns are one, as at compact width.
  open var isCollapsed: Bool { traitCollection.horizontalSizeClass != .regular }

  /// Shows a column. In one column it comes to the top.
  open func show(_ column: Column) {
    if isCollapsed { return bringToTop(column) }
    hidden.remove(column)
    rearrange()
  }

  /// Hides a column. In one column, the controllers above it are removed from the stack.
  open func hide(_ column: Column) {
    if isCollapsed {
      return bringToTop(column == .secondary && columns[.supplementary] != nil ? .supplementary : .primary)
    }
    hidden.insert(column)
    rearrange()
  }
  private var hidden: Set<Column> = []

  /// Shows a controller in the secondary column, or on top of the stack.
  open override func showDetailViewController(_ vc: UIViewController, sender: Any?) {
    if delegate?.splitViewController(self, showDetail: vc, sender: sender) == true { return }
    if isCollapsed, let stack {
      let pages = (vc as? UINavigationController)?.viewControllers ?? [vc]
      for page in pages { stack.pushViewController(page, animated: true) }
    } else if style == .unspecified {
      columns[.secondary].map(remove)
      columns[.secondary] = vc
      rearrange()
    } else {
      setViewController(vc, for: .secondary)
    }
  }

  open override func show(_ vc: UIViewController, sender: Any?) { showDetailViewController(vc, sender: sender) }

  // MARK: Display

  /// The columns that the controller should show. The default is `automatic`.
  open var preferredDisplayMode = DisplayMode.automatic {
    didSet { if preferredDisplayMode != oldValue { displayModeDidChange() } }
  }
  /// The columns that are visible.
  open var displayMode: DisplayMode {
    if isCollapsed || preferredDisplayMode == .secondaryOnly { return .secondaryOnly }
    let beside = [Column.primary, .supplementary].count { columns[$0] != nil && !hidden.contains($0) }
    return beside == 0 ? .secondaryOnly : beside == 1 ? .oneBesideSecondary : .twoBesideSecondary
  }
  private func displayModeDidChange() {
    hidden = []
    delegate?.splitViewController(self, willChangeTo: displayMode)
    rearrange()
  }
  /// A button that hides and shows the first columns.
  open private(set) lazy var displayModeButtonItem = UIBarButtonItem(
    image: UIImage(systemName: "sidebar.left"),
    primaryAction: UIAction { [weak self] _ in
      guard let self else { return }
      preferredDisplayMode = displayMode == .secondaryOnly ? .oneBesideSecondary : .secondaryOnly
    })
  /// The effect that columns should have on the secondary one. The default is `automatic`.
  ///
  /// - Fidelity: approximated; columns are beside each other.
  open var preferredSplitBehavior = SplitBehavior.automatic
  /// The effect of columns on the secondary one.
  open var splitBehavior: SplitBehavior { .tile }
  /// Whether a gesture shows the first column. The default is `true`.
  ///
  /// - Fidelity: approximated; there is no such gesture.
  open var presentsWithGesture = true
  /// Whether the secondary column has a button that hides the others. The default is `false`.
  ///
  /// - Fidelity: approximated; there is no such button.
  open var showsSecondaryOnlyButton = false
  /// The side of the primary column. The default is `leading`.
  open var primaryEdge = PrimaryEdge.leading { didSet { if primaryEdge != oldValue { loadedView?.setNeedsLayout() } } }
  /// The background of the primary column. The default is `none`.
  ///
  /// - Fidelity: approximated; it is that of its content.
  open var primaryBackgroundStyle = BackgroundStyle.none

  // MARK: Widths

  /// The width of the first column as a fraction of the whole. By default it is 320 points.
  open var preferredPrimaryColumnWidthFraction = UISplitViewController.automaticDimension {
    didSet { loadedView?.setNeedsLayout() }
  }
  /// The width of the first column, in points. By default it is 320.
  open var preferredPrimaryColumnWidth = UISplitViewController.automaticDimension {
    didSet { loadedView?.setNeedsLayout() }
  }
  /// The smallest width of the first column, in points. The default is 0.
  open var minimumPrimaryColumnWidth = UISplitViewController.automaticDimension {
    didSet { loadedView?.setNeedsLayout() }
  }
  /// The largest width of the first column, in points. The default is half of the whole.
  open var maximumPrimaryColumnWidth = UISplitViewController.automaticDimension {
    didSet { loadedView?.setNeedsLayout() }
  }
  /// The width of the second column of three, in points. By default it is 375.
  open var preferredSupplementaryColumnWidth = UISplitViewController.automaticDimension {
    didSet { loadedView?.setNeedsLayout() }
  }
  /// The width of the first column, in points.
  open var primaryColumnWidth: CGFloat {
    let whole = loadedView?.bounds.width ?? 0
    guard !isCollapsed else { return whole }
    func value(_ width: CGFloat) -> CGFloat? { width.isFinite && width >= 0 ? width : nil }
    let wanted =
      value(preferredPrimaryColumnWidth) ?? value(preferredPrimaryColumnWidthFraction).map { $0 * whole } ?? 320
    let largest = value(maximumPrimaryColumnWidth) ?? whole / 2
    return Swift.min(Swift.max(Swift.min(wanted, largest), value(minimumPrimaryColumnWidth) ?? 0), whole)
  }
  /// The width of the second column of three, in points.
  open var supplementaryColumnWidth: CGFloat {
    let wanted = preferredSupplementaryColumnWidth
    return columns[.supplementary] == nil ? 0 : wanted.isFinite && wanted >= 0 ? wanted : 375
  }

  // MARK: Arrangement

  open override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemBackground
    for line in lines { line.backgroundColor = .separator }
    rearrange()
  }

  open override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    guard isArranged, previousTraitCollection?.horizontalSizeClass != traitCollection.horizontalSizeClass else {
      return
    }
    separate()
    rearrange()
    if isCollapsed {
      delegate?.splitViewControllerDidCollapse(self)
    } else {
      delegate?.splitViewControllerDidExpand(self)
    }
  }

  open override func viewWillLayoutSubviews() {
    super.viewWillLayoutSubviews()
    // The traits may differ from those at the time of loading.
    if isArranged, isCollapsed != (stack != nil || columns[.compact]?.container === self) {
      separate()
      rearrange()
    }
    layOutColumns()
  }

  /// Adds the controllers of the visible columns, and removes the others.
  private func rearrange() {
    guard isViewLoaded else { return }
    isArranged = true
    if isCollapsed, stack == nil, columns[.compact] == nil { combine() }
    let shown = shownControllers
    for controller in children where !shown.contains(where: { $0 === controller }) { remove(controller) }
    for controller in shown where controller.container !== self {
      addChild(controller)
      view.addSubview(controller.view)
      controller.didMove(toParent: self)
    }
    view.setNeedsLayout()
  }

  private var shownControllers: [UIViewController] {
    if isCollapsed { return [columns[.compact] ?? stack].compactMap { $0 } }
    let isAlone = displayMode == .secondaryOnly
    return [Column.primary, .supplementary, .secondary]
      .filter { ($0 == .secondary || !isAlone) && !hidden.contains($0) }.compactMap { columns[$0] }
  }

  private func remove(_ controller: UIViewController) {
    guard controller.container === self else { return }
    controller.willMove(toParent: nil)
    controller.loadedView?.removeFromSuperview()
    controller.removeFromParent()
  }

  private func layOutColumns() {
    let shown = shownControllers
    guard shown.count > 1 else {
      for line in lines { line.removeFromSuperview() }
      shown.first?.view.frame = view.bounds
      return
    }
    let thickness = traitCollection.hairline
    var widths = shown.map { controller -> CGFloat in
      controller === columns[.primary]
        ? primaryColumnWidth : controller === columns[.supplementary] ? supplementaryColumnWidth : 0
    }
    widths[widths.count - 1] = Swift.max(
      0, view.bounds.width - widths.reduce(0, +) - CGFloat(widths.count - 1) * thickness)
    let isMirrored = (effectiveDirection == .rightToLeft) != (primaryEdge == .trailing)
    var x: CGFloat = 0
    for (index, controller) in shown.enumerated() {
      controller.view.frame = placed(x, widths[index], isMirrored)
      x += widths[index]
      guard index < shown.count - 1 else { continue }
      view.addSubview(lines[index])
      lines[index].frame = placed(x, thickness, isMirrored)
      x += thickness
    }
    if shown.count < 3 { lines[1].removeFromSuperview() }
  }

  private var effectiveDirection: UIUserInterfaceLayoutDirection { view.effectiveUserInterfaceLayoutDirection }

  private func placed(_ x: CGFloat, _ width: CGFloat, _ isMirrored: Bool) -> CGRect {
    CGRect(x: isMirrored ? view.bounds.width - x - width : x, y: 0, width: width, height: view.bounds.height)
  }

  // MARK: One column

  /// Puts the controllers of all columns up to the top one onto one stack.
  private func combine() {
    guard let first = columns[.primary] ?? columns[.supplementary] ?? columns[.secondary] else { return }
    let stack = first as? UINavigationController ?? UINavigationController(rootViewController: first)
    self.stack = stack
    let above = [Column.supplementary, .secondary].filter { columns[$0] != nil && columns[$0] !== first }
    guard let proposed = above.last else { return }
    let top = top(proposing: proposed)
    for column in above where column.rawValue <= top.rawValue { push(column, onto: stack) }
  }

  private func top(proposing proposed: Column) -> Column {
    guard let delegate else { return proposed }
    if style == .unspecified, let primary = columns[.primary], let secondary = columns[.secondary] {
      return delegate.splitViewController(self, collapseSecondary: secondary, onto: primary) ? .primary : .secondary
    }
    return delegate.splitViewController(self, topColumnForCollapsingToProposedTopColumn: proposed)
  }

  private func push(_ column: Column, onto stack: UINavigationController) {
    guard let controller = columns[column] else { return }
    guard let owner = controller as? UINavigationController else {
      if !stack.viewControllers.contains(controller) { stack.pushViewController(controller, animated: false) }
      return
    }
    let pages = owner.viewControllers
    owner.viewControllers = []
    for page in pages {
      borrowed.append((page, owner))
      stack.pushViewController(page, animated: false)
    }
  }

  /// Returns the controllers on the stack to their columns.
  private func separate() {
    guard let stack else { return }
    self.stack = nil
    let lent = borrowed
    borrowed = []
    stack.viewControllers.removeAll { page in
      lent.contains { $0.page === page } || columns.values.contains { $0 === page && page !== columns[.primary] }
    }
    for (page, owner) in lent { owner.viewControllers.append(page) }
    if stack !== columns[.primary] {
      stack.viewControllers = []
      remove(stack)
    }
  }

  private func bringToTop(_ column: Column) {
    guard let stack, column != .compact else { return }
    if let pages = column == .primary ? stack.viewControllers.first : nil {
      stack.popToViewController(pages, animated: true)
      return
    }
    guard let controller = columns[column] else { return }
    if isOn(stack, controller) { return column == .supplementary ? popSecondary(from: stack) : () }
    // Controllers that the user has left are back in their own column.
    let left = borrowed.filter { $0.owner === controller }.map(\.page)
    borrowed.removeAll { $0.owner === controller }
    if let owner = controller as? UINavigationController, owner.viewControllers.isEmpty { owner.viewControllers = left }
    push(column, onto: stack)
  }

  /// Whether a column's controller, or one that it contains, is on a stack.
  private func isOn(_ stack: UINavigationController, _ controller: UIViewController) -> Bool {
    stack.viewControllers.contains { isPage($0, of: controller) }
  }

  private func isPage(_ page: UIViewController, of controller: UIViewController?) -> Bool {
    page === controller || borrowed.contains { $0.page === page && $0.owner === controller }
  }

  /// Removes the controllers of the secondary column, and those above them, from a stack.
  private func popSecondary(from stack: UINavigationController) {
    let pages = stack.viewControllers
    guard let first = pages.firstIndex(where: { isPage($0, of: columns[.secondary]) }), first > 0 else { return }
    stack.popToViewController(pages[first - 1], animated: true)
  }
}
