import Foundation
import Geometry

/// The bar above a stack of controllers.
///
/// - Fidelity: documented; a bar without a navigation controller shows nothing, and there are no item animations but
///   those of pushing and popping controllers.
open class UINavigationBar: UIView {
  open var prefersLargeTitles = false { didSet { if prefersLargeTitles != oldValue { lookDidChange() } } }
  /// Over content that has been scrolled under the bar.
  open var standardAppearance: UINavigationBarAppearance {
    get { givenAppearance ?? plainAppearance }
    set { givenAppearance = newValue }
  }
  /// nil as long as nobody has set one.
  final var givenAppearance: UINavigationBarAppearance? { didSet { lookDidChange() } }
  private let plainAppearance = UINavigationBarAppearance()
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
  /// If not, nothing shines through, also where content is at its start, and content begins below the bar unless it asks
  /// for more.
  open var isTranslucent = true { didSet { if isTranslucent != oldValue { translucencyDidChange() } } }
  /// A black bar is dark whatever the interface is, and so is the status bar's ground.
  open var barStyle = UIBarStyle.default {
    didSet { overrideUserInterfaceStyle = barStyle == .black ? .dark : .unspecified }
  }
  /// In place of the hairline, where there is a background image as well.
  open var shadowImage: UIImage? { didSet { lookDidChange() } }
  /// In place of the chevron of the way back.
  open var backIndicatorImage: UIImage? { didSet { lookDidChange() } }
  /// What the title of the page below passes behind; here none passes.
  open var backIndicatorTransitionMaskImage: UIImage?
  /// In place of the background; an image of no size leaves nothing of it.
  open func setBackgroundImage(_ backgroundImage: UIImage?, for barMetrics: UIBarMetrics) {
    images[barMetrics] = backgroundImage
    lookDidChange()
  }
  open func backgroundImage(for barMetrics: UIBarMetrics) -> UIImage? { images[barMetrics] }
  private var images: [UIBarMetrics: UIImage] = [:]
  /// The background image of the usual height.
  final var plainImage: UIImage? {
    get { images[.default] }
    set { setBackgroundImage(newValue, for: .default) }
  }
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

  private func translucencyDidChange() {
    lookDidChange()
    superview?.setNeedsLayout()
  }

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
      view.show(
        look?.backgroundEffect, under: look?.backgroundColor, image: look?.backgroundImage,
        isTranslucent: look == nil || isTranslucent)
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
    guard barTintColor != nil || plainImage != nil else { return standardAppearance }
    let look = UINavigationBarAppearance(barAppearance: standardAppearance)
    if let barTintColor { look.backgroundColor = barTintColor }
    if let image = isCompact ? backgroundImage(for: .compact) ?? plainImage : plainImage {
      (look.backgroundEffect, look.backgroundColor, look.backgroundImage) = (nil, nil, image)
      if shadowImage != nil { look.shadowColor = nil }
    }
    return look
  }

  private func edgeAppearance(for item: UINavigationItem?) -> UINavigationBarAppearance? {
    let isCompact = traitCollection.verticalSizeClass == .compact
    if isCompact, let compact = item?.compactScrollEdgeAppearance ?? compactScrollEdgeAppearance { return compact }
    // What was made for bars without a look of their own at the edge is seen there too.
    return item?.scrollEdgeAppearance ?? scrollEdgeAppearance
      ?? (plainImage == nil && isTranslucent ? nil : appearance(for: item))
  }

  /// Touches go to buttons, and elsewhere in the row to the bar; below it to the content.
  open override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    let hit = super.hitTest(point, with: event)
    return hit === self && point.y > NavigationBarState.rowHeight(traitCollection) ? nil : hit
  }
}
