import Foundation
import Synchronization

/// The environment of an interface: light or dark, its direction, scale, size classes and text size. Immutable.
///
/// - Fidelity: documented; custom traits are not supported.
open class UITraitCollection: NSObject, NSCopying, @unchecked Sendable {
  private(set) final var values = TraitValues()

  public override init() { super.init() }

  convenience init(values: TraitValues) {
    self.init()
    self.values = values
  }

  public convenience init(userInterfaceIdiom idiom: UIUserInterfaceIdiom) {
    self.init(mutations: { $0.userInterfaceIdiom = idiom })
  }

  public convenience init(userInterfaceStyle: UIUserInterfaceStyle) {
    self.init(mutations: { $0.userInterfaceStyle = userInterfaceStyle })
  }

  public convenience init(layoutDirection: UITraitEnvironmentLayoutDirection) {
    self.init(mutations: { $0.layoutDirection = layoutDirection })
  }

  public convenience init(displayScale scale: CGFloat) {
    self.init(mutations: { $0.displayScale = scale })
  }

  public convenience init(horizontalSizeClass: UIUserInterfaceSizeClass) {
    self.init(mutations: { $0.horizontalSizeClass = horizontalSizeClass })
  }

  public convenience init(verticalSizeClass: UIUserInterfaceSizeClass) {
    self.init(mutations: { $0.verticalSizeClass = verticalSizeClass })
  }

  public convenience init(preferredContentSizeCategory: UIContentSizeCategory) {
    self.init(mutations: { $0.preferredContentSizeCategory = preferredContentSizeCategory })
  }

  public convenience init(accessibilityContrast: UIAccessibilityContrast) {
    self.init(mutations: { $0.accessibilityContrast = accessibilityContrast })
  }

  public convenience init(legibilityWeight: UILegibilityWeight) {
    self.init(mutations: { $0.legibilityWeight = legibilityWeight })
  }

  public convenience init(userInterfaceLevel: UIUserInterfaceLevel) {
    self.init(mutations: { $0.userInterfaceLevel = userInterfaceLevel })
  }

  public convenience init(displayGamut: UIDisplayGamut) {
    self.init(mutations: { $0.displayGamut = displayGamut })
  }

  /// Later collections win where several specify a trait.
  public convenience init(traitsFrom traitCollections: [UITraitCollection]) {
    self.init(values: traitCollections.reduce(TraitValues()) { $0.merging($1.values) })
  }

  public convenience init(mutations: (inout any UIMutableTraits) -> Void) {
    self.init(values: TraitValues().mutated(by: mutations))
  }

  open var userInterfaceIdiom: UIUserInterfaceIdiom { values.userInterfaceIdiom }
  open var userInterfaceStyle: UIUserInterfaceStyle { values.userInterfaceStyle }
  open var layoutDirection: UITraitEnvironmentLayoutDirection { values.layoutDirection }
  /// Pixels per point; 0 when unspecified.
  open var displayScale: CGFloat { values.displayScale }
  open var horizontalSizeClass: UIUserInterfaceSizeClass { values.horizontalSizeClass }
  open var verticalSizeClass: UIUserInterfaceSizeClass { values.verticalSizeClass }
  open var preferredContentSizeCategory: UIContentSizeCategory { values.preferredContentSizeCategory }
  open var accessibilityContrast: UIAccessibilityContrast { values.accessibilityContrast }
  open var legibilityWeight: UILegibilityWeight { values.legibilityWeight }
  open var userInterfaceLevel: UIUserInterfaceLevel { values.userInterfaceLevel }
  open var displayGamut: UIDisplayGamut { values.displayGamut }

  public func modifyingTraits(_ mutations: (inout any UIMutableTraits) -> Void) -> UITraitCollection {
    UITraitCollection(values: values.mutated(by: mutations))
  }

  /// Whether every trait that `trait` specifies has the same value here.
  open func containsTraits(in trait: UITraitCollection?) -> Bool {
    guard let trait else { return true }
    return values.merging(trait.values) == values
  }

  open func hasDifferentColorAppearance(comparedTo traitCollection: UITraitCollection?) -> Bool {
    let other = traitCollection?.values ?? TraitValues()
    return userInterfaceStyle != other.userInterfaceStyle || accessibilityContrast != other.accessibilityContrast
      || userInterfaceLevel != other.userInterfaceLevel || displayGamut != other.displayGamut
  }

  open func copy(with zone: NSZone? = nil) -> Any { self }

  open override func isEqual(_ object: Any?) -> Bool {
    (object as? UITraitCollection)?.values == values
  }

  open override var hash: Int { values.hashValue }

  open override var description: String { "<UITraitCollection: \(values)>" }

  // MARK: Current traits

  /// What dynamic colours resolve to when nobody says otherwise: each thread has its own, the screen's traits at first.
  ///
  /// - Fidelity: documented.
  open class var current: UITraitCollection {
    get { baseCurrent }
    set { baseCurrent = newValue }
  }
  /// Runs `actions` with this collection as ``current``.
  open func performAsCurrent(_ actions: () -> Void) { basePerformAsCurrent(actions) }
}

extension TraitValues {
  fileprivate func mutated(by mutations: (inout any UIMutableTraits) -> Void) -> TraitValues {
    var traits: any UIMutableTraits = self
    mutations(&traits)
    // The closure could only have replaced the box by another conforming type; its values are what counts.
    var values = TraitValues()
    values.userInterfaceIdiom = traits.userInterfaceIdiom
    values.userInterfaceStyle = traits.userInterfaceStyle
    values.layoutDirection = traits.layoutDirection
    values.displayScale = traits.displayScale.isFinite && traits.displayScale > 0 ? traits.displayScale : 0
    values.horizontalSizeClass = traits.horizontalSizeClass
    values.verticalSizeClass = traits.verticalSizeClass
    values.preferredContentSizeCategory = traits.preferredContentSizeCategory
    values.accessibilityContrast = traits.accessibilityContrast
    values.legibilityWeight = traits.legibilityWeight
    values.userInterfaceLevel = traits.userInterfaceLevel
    values.displayGamut = traits.displayGamut
    return values
  }
}
