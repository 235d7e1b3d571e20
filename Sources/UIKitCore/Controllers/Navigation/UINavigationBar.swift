import Foundation
import Geometry

/// The bar above the controllers of a navigation controller, with their titles and buttons.
///
/// - Fidelity: documented; a bar without a navigation controller shows nothing, and items are animated only when
///   controllers are pushed and popped.
open class UINavigationBar: UIView {
  /// Whether titles are large while the content is at its start. The default is `false`; an item's
  /// ``UINavigationItem/largeTitleDisplayMode`` refines it. Titles are never large at compact height.
  open var prefersLargeTitles = false { didSet { if prefersLargeTitles != oldValue { appearanceDidChange() } } }
  /// The appearance of the bar over content that has been scrolled under it.
  open var standardAppearance: UINavigationBarAppearance {
    get { givenAppearance ?? plainAppearance }
    set { givenAppearance = newValue }
  }
  /// The standard appearance as it was set; `nil` if it was not.
  final var givenAppearance: UINavigationBarAppearance? { didSet { appearanceDidChange() } }
  private let plainAppearance = UINavigationBarAppearance()
  /// The standard appearance at compact height; `nil`, the default, for that of regular height.
  open var compactAppearance: UINavigationBarAppearance? { didSet { appearanceDidChange() } }
  /// The appearance over content at its start; `nil`, the default, for the standard one without its background.
  open var scrollEdgeAppearance: UINavigationBarAppearance? { didSet { appearanceDidChange() } }
  /// The appearance at compact height over content at its start; `nil`, the default, for that of regular height.
  open var compactScrollEdgeAppearance: UINavigationBarAppearance? { didSet { appearanceDidChange() } }
  /// The attributes of the title in the standard appearance; `nil`, the default, for none.
  open var titleTextAttributes: [NSAttributedString.Key: Any]? {
    get { standardAppearance.titleTextAttributes.isEmpty ? nil : standardAppearance.titleTextAttributes }
    set {
      standardAppearance.titleTextAttributes = newValue ?? [:]
      appearanceDidChange()
    }
  }
  /// The attributes of the large title in the standard appearance; `nil`, the default, for none.
  open var largeTitleTextAttributes: [NSAttributedString.Key: Any]? {
    get { standardAppearance.largeTitleTextAttributes.isEmpty ? nil : standardAppearance.largeTitleTextAttributes }
    set {
      standardAppearance.largeTitleTextAttributes = newValue ?? [:]
      appearanceDidChange()
    }
  }
  /// The color of the background; `nil`, the default, for that of the appearance. Ignored for items with an appearance
  /// of their own.
  open var barTintColor: UIColor? { didSet { appearanceDidChange() } }
  /// Whether content is visible through the bar and extends below it. The default is `true`.
  ///
  /// An opaque bar keeps its background over content at its start, and content begins below it unless its controller
  /// extends it.
  open var isTranslucent = true { didSet { if isTranslucent != oldValue { translucencyDidChange() } } }
  /// The style of the bar. The default is `default`; a black bar is dark in any interface, with light text in the
  /// status bar.
  open var barStyle = UIBarStyle.default {
    didSet { overrideUserInterfaceStyle = barStyle == .black ? .dark : .unspecified }
  }
  /// An image in place of the hairline. It has an effect only with a background image, and the hairline is then hidden.
  /// The default is `nil`.
  ///
  /// - Fidelity: approximated; the image itself is not drawn.
  open var shadowImage: UIImage? { didSet { appearanceDidChange() } }
  /// The image in place of the back button's chevron; `nil`, the default, for the chevron.
  open var backIndicatorImage: UIImage? { didSet { appearanceDidChange() } }
  /// The mask that the previous title passes behind in a transition. It is kept and not used. The default is `nil`.
  open var backIndicatorTransitionMaskImage: UIImage?
  /// Sets an image in place of the background for bars of a height. An empty image removes the background.
  open func setBackgroundImage(_ backgroundImage: UIImage?, for barMetrics: UIBarMetrics) {
    images[barMetrics] = backgroundImage
    appearanceDidChange()
  }
  /// Returns the background image set for bars of a height; `nil` if none was set.
  open func backgroundImage(for barMetrics: UIBarMetrics) -> UIImage? { images[barMetrics] }
  private var images: [UIBarMetrics: UIImage] = [:]
  /// The background image of regular height.
  final var plainImage: UIImage? {
    get { images[.default] }
    set { setBackgroundImage(newValue, for: .default) }
  }
  /// The position of the bar: at the top.
  open var barPosition: UIBarPosition { .topAttached }
  /// The object that permits changes of the items. That of a navigation controller's bar is asked before the back button
  /// pops; without one the controller itself is, if it conforms. The default is `nil`.
  open weak var delegate: (any UINavigationBarDelegate)?
  /// The items of the controllers on the stack, the root's first; `nil` before the first. They follow the navigation
  /// controller.
  open internal(set) var items: [UINavigationItem]?
  /// The item that the bar shows; `nil` if there is none.
  open var topItem: UINavigationItem? { items?.last }
  /// The item below the top one, to which the back button leads; `nil` if there is none.
  open var backItem: UINavigationItem? { items?.dropLast().last }

  private let backdrop = BarBackgroundView()
  private let edgeBackdrop = BarBackgroundView()
  private let hairline = UIView()
  private let edgeHairline = UIView()
  final var onChange: (() -> Void)?

  public override init(frame: CGRect) {
    super.init(frame: frame)
    prepare()
  }

  /// Creates the object that a nib file or storyboard describes. From other archives, nothing is read.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    prepare()
    coder.read(self, as: UINavigationBar.self)
  }

  private func prepare() {
    for view in [edgeBackdrop, backdrop, edgeHairline, hairline] {
      view.isUserInteractionEnabled = false
      addSubview(view)
    }
  }

  private func appearanceDidChange() { onChange?() }

  private func translucencyDidChange() {
    appearanceDidChange()
    superview?.setNeedsLayout()
  }

  /// Shows the bar in a state.
  ///
  /// - Parameter top: The position of the bar in the navigation controller's view. The background extends up to 0.
  final func show(_ state: NavigationBarState, for item: UINavigationItem?, top: CGFloat, width: CGFloat) {
    let height = state.height + state.stretch
    frame = CGRect(x: 0, y: top, width: width, height: height)
    let background = CGRect(x: 0, y: -top, width: width, height: height + top)
    let line = 1 / Swift.max(1, traitCollection.displayScale)
    let standard = appearance(for: item)
    let edge = edgeAppearance(for: item)
    for (view, style) in [(backdrop, standard), (edgeBackdrop, edge)] {
      view.frame = background
      view.show(
        style?.backgroundEffect, under: style?.backgroundColor, image: style?.backgroundImage,
        isTranslucent: style == nil || isTranslucent)
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
    let style = UINavigationBarAppearance(barAppearance: standardAppearance)
    if let barTintColor { style.backgroundColor = barTintColor }
    if let image = isCompact ? backgroundImage(for: .compact) ?? plainImage : plainImage {
      (style.backgroundEffect, style.backgroundColor, style.backgroundImage) = (nil, nil, image)
      if shadowImage != nil { style.shadowColor = nil }
    }
    return style
  }

  private func edgeAppearance(for item: UINavigationItem?) -> UINavigationBarAppearance? {
    let isCompact = traitCollection.verticalSizeClass == .compact
    if isCompact, let compact = item?.compactScrollEdgeAppearance ?? compactScrollEdgeAppearance { return compact }
    // A background made for bars without a scroll-edge appearance is also shown at the edge.
    return item?.scrollEdgeAppearance ?? scrollEdgeAppearance
      ?? (plainImage == nil && isTranslucent ? nil : appearance(for: item))
  }

  /// Touches within the row go to buttons or the bar, touches below it to the content.
  open override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    let hit = super.hitTest(point, with: event)
    return hit === self && point.y > NavigationBarState.rowHeight(traitCollection) ? nil : hit
  }
}

extension UINavigationBar: AppearanceTaking {
  package static var appearanceSlots: [AppearanceSlot] {
    [
      .value(\UINavigationBar.prefersLargeTitles), .value(\UINavigationBar.barStyle),
      .value(\UINavigationBar.isTranslucent), .given(\UINavigationBar.givenAppearance),
      .given(\UINavigationBar.compactAppearance), .given(\UINavigationBar.scrollEdgeAppearance),
      .given(\UINavigationBar.compactScrollEdgeAppearance), .given(\UINavigationBar.barTintColor),
      .given(\UINavigationBar.titleTextAttributes), .given(\UINavigationBar.largeTitleTextAttributes),
      .given(\UINavigationBar.plainImage), .given(\UINavigationBar.shadowImage),
      .given(\UINavigationBar.backIndicatorImage), .given(\UINavigationBar.backIndicatorTransitionMaskImage),
    ]
  }
}
