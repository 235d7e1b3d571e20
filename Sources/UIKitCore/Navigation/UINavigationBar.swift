import Foundation
import Geometry

/// The bar above a stack of controllers.
///
/// - Fidelity: documented; a bar without a navigation controller shows nothing, and there are no item animations but
///   those of pushing and popping controllers.
open class UINavigationBar: UIView {
  open var prefersLargeTitles = false { didSet { if prefersLargeTitles != oldValue { lookDidChange() } } }
  /// Over content that has been scrolled under the bar.
  open var standardAppearance = UINavigationBarAppearance() { didSet { lookDidChange() } }
  open var compactAppearance: UINavigationBarAppearance? { didSet { lookDidChange() } }
  /// Over content that lies at its start; nil for the standard one without its background.
  open var scrollEdgeAppearance: UINavigationBarAppearance? { didSet { lookDidChange() } }
  open var compactScrollEdgeAppearance: UINavigationBarAppearance? { didSet { lookDidChange() } }
  open var titleTextAttributes: [NSAttributedString.Key: Any]? {
    get { standardAppearance.titleTextAttributes.isEmpty ? nil : standardAppearance.titleTextAttributes }
    set {
      standardAppearance.titleTextAttributes = newValue ?? [:]
      lookDidChange()
    }
  }
  open var largeTitleTextAttributes: [NSAttributedString.Key: Any]? {
    get { standardAppearance.largeTitleTextAttributes.isEmpty ? nil : standardAppearance.largeTitleTextAttributes }
    set {
      standardAppearance.largeTitleTextAttributes = newValue ?? [:]
      lookDidChange()
    }
  }
  open var barTintColor: UIColor? { didSet { lookDidChange() } }
  open var isTranslucent = true
  /// Of the controllers on the stack.
  open internal(set) var items: [UINavigationItem]?
  open var topItem: UINavigationItem? { items?.last }
  open var backItem: UINavigationItem? { items?.dropLast().last }

  private let backdrop = BarGround()
  private let edgeBackdrop = BarGround()
  private let hairline = UIView()
  private let edgeHairline = UIView()
  final var onChange: (() -> Void)?

  public override init(frame: CGRect) {
    super.init(frame: frame)
    prepare()
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    prepare()
  }

  private func prepare() {
    for view in [edgeBackdrop, backdrop, edgeHairline, hairline] {
      view.isUserInteractionEnabled = false
      addSubview(view)
    }
  }

  private func lookDidChange() { onChange?() }

  /// Puts the bar where `state` wants it.
  ///
  /// - Parameter top: Of the bar in the navigation controller's view: the background reaches up to 0.
  final func show(_ state: NavigationBarState, for item: UINavigationItem?, top: CGFloat, width: CGFloat) {
    let height = state.height + state.stretch
    frame = CGRect(x: 0, y: top, width: width, height: height)
    let ground = CGRect(x: 0, y: -top, width: width, height: height + top)
    let line = 1 / Swift.max(1, traitCollection.displayScale)
    let standard = appearance(for: item)
    let edge = edgeAppearance(for: item)
    for (view, look) in [(backdrop, standard), (edgeBackdrop, edge)] {
      view.frame = ground
      view.show(look?.backgroundEffect, under: look?.backgroundColor)
    }
    for (view, colour) in [(hairline, standard.shadowColor), (edgeHairline, edge?.shadowColor)] {
      view.frame = CGRect(x: 0, y: height, width: width, height: line)
      view.backgroundColor = colour
    }
    backdrop.alpha = state.backdrop
    hairline.alpha = state.backdrop
    edgeBackdrop.alpha = 1
    edgeHairline.alpha = 1 - state.backdrop
  }

  final func appearance(for item: UINavigationItem?) -> UINavigationBarAppearance {
    let isCompact = traitCollection.verticalSizeClass == .compact
    if isCompact, let compact = item?.compactAppearance ?? compactAppearance { return compact }
    if let own = item?.standardAppearance { return own }
    guard let barTintColor else { return standardAppearance }
    let tinted = UINavigationBarAppearance(barAppearance: standardAppearance)
    tinted.backgroundColor = barTintColor
    return tinted
  }

  private func edgeAppearance(for item: UINavigationItem?) -> UINavigationBarAppearance? {
    let isCompact = traitCollection.verticalSizeClass == .compact
    if isCompact, let compact = item?.compactScrollEdgeAppearance ?? compactScrollEdgeAppearance { return compact }
    return item?.scrollEdgeAppearance ?? scrollEdgeAppearance
  }

  /// Touches go to buttons, and elsewhere in the row to the bar; below it to the content.
  open override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    let hit = super.hitTest(point, with: event)
    return hit === self && point.y > NavigationBarState.rowHeight(traitCollection) ? nil : hit
  }
}
