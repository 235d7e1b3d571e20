import Foundation
import Synchronization

/// The environment of an interface: light or dark, layout direction, scale, size classes, text size and more. It is
/// immutable.
///
/// - Fidelity: documented.
open class UITraitCollection: NSObject, NSCopying, @unchecked Sendable {
  private(set) final var values = TraitValues()

  /// Creates a collection in which every trait is unspecified.
  public override init() { super.init() }

  convenience init(values: TraitValues) {
    self.init()
    self.values = values
  }

  /// Creates a collection that specifies only the kind of device.
  public convenience init(userInterfaceIdiom idiom: UIUserInterfaceIdiom) {
    self.init(mutations: { $0.userInterfaceIdiom = idiom })
  }

  /// Creates a collection that specifies only whether the interface is light or dark.
  public convenience init(userInterfaceStyle: UIUserInterfaceStyle) {
    self.init(mutations: { $0.userInterfaceStyle = userInterfaceStyle })
  }

  /// Creates a collection that specifies only the layout direction.
  public convenience init(layoutDirection: UITraitEnvironmentLayoutDirection) {
    self.init(mutations: { $0.layoutDirection = layoutDirection })
  }

  /// Creates a collection that specifies only the number of pixels per point. A scale that is not positive and finite
  /// counts as unspecified.
  public convenience init(displayScale scale: CGFloat) {
    self.init(mutations: { $0.displayScale = scale })
  }

  /// Creates a collection that specifies only the size class of the width.
  public convenience init(horizontalSizeClass: UIUserInterfaceSizeClass) {
    self.init(mutations: { $0.horizontalSizeClass = horizontalSizeClass })
  }

  /// Creates a collection that specifies only the size class of the height.
  public convenience init(verticalSizeClass: UIUserInterfaceSizeClass) {
    self.init(mutations: { $0.verticalSizeClass = verticalSizeClass })
  }

  /// Creates a collection that specifies only the text size.
  public convenience init(preferredContentSizeCategory: UIContentSizeCategory) {
    self.init(mutations: { $0.preferredContentSizeCategory = preferredContentSizeCategory })
  }

  /// Creates a collection that specifies only the contrast.
  public convenience init(accessibilityContrast: UIAccessibilityContrast) {
    self.init(mutations: { $0.accessibilityContrast = accessibilityContrast })
  }

  /// Creates a collection that specifies only the weight of text.
  public convenience init(legibilityWeight: UILegibilityWeight) {
    self.init(mutations: { $0.legibilityWeight = legibilityWeight })
  }

  /// Creates a collection that specifies only the level of the interface.
  public convenience init(userInterfaceLevel: UIUserInterfaceLevel) {
    self.init(mutations: { $0.userInterfaceLevel = userInterfaceLevel })
  }

  /// Creates a collection that specifies only the range of colors.
  public convenience init(displayGamut: UIDisplayGamut) {
    self.init(mutations: { $0.displayGamut = displayGamut })
  }

  /// Creates a collection that specifies only whether the device measures the force of touches.
  public convenience init(forceTouchCapability capability: UIForceTouchCapability) {
    self.init(mutations: { $0.forceTouchCapability = capability })
  }

  /// Creates a collection that specifies only whether the interface looks active.
  public convenience init(activeAppearance userInterfaceActiveAppearance: UIUserInterfaceActiveAppearance) {
    self.init(mutations: { $0.activeAppearance = userInterfaceActiveAppearance })
  }

  /// Creates a collection with the traits of several. If more than one specifies a trait, the last of them takes
  /// precedence.
  public convenience init(traitsFrom traitCollections: [UITraitCollection]) {
    self.init(values: traitCollections.reduce(TraitValues()) { $0.merging($1.values) })
  }

  /// Creates a collection with the traits that a closure sets. Traits that it does not set are unspecified.
  public convenience init(mutations: (inout any UIMutableTraits) -> Void) {
    self.init(values: TraitValues().mutated(by: mutations))
  }

  /// The kind of device: a phone or a tablet.
  open var userInterfaceIdiom: UIUserInterfaceIdiom { values.userInterfaceIdiom }
  /// Whether the device measures the force of touches. It does not, like iPhones since 2018.
  open var forceTouchCapability: UIForceTouchCapability { values.forceTouchCapability }
  /// Whether the interface looks active. That of a device does.
  open var activeAppearance: UIUserInterfaceActiveAppearance { values.activeAppearance }
  /// Whether the interface is light or dark.
  open var userInterfaceStyle: UIUserInterfaceStyle { values.userInterfaceStyle }
  /// The direction in which the language is read.
  open var layoutDirection: UITraitEnvironmentLayoutDirection { values.layoutDirection }
  /// The number of pixels per point; 0 if unspecified.
  open var displayScale: CGFloat { values.displayScale }
  /// The size class of the width.
  open var horizontalSizeClass: UIUserInterfaceSizeClass { values.horizontalSizeClass }
  /// The size class of the height.
  open var verticalSizeClass: UIUserInterfaceSizeClass { values.verticalSizeClass }
  /// The text size that the user has chosen.
  open var preferredContentSizeCategory: UIContentSizeCategory { values.preferredContentSizeCategory }
  /// Whether the user prefers more contrast.
  open var accessibilityContrast: UIAccessibilityContrast { values.accessibilityContrast }
  /// Whether the user prefers bold text.
  open var legibilityWeight: UILegibilityWeight { values.legibilityWeight }
  /// Whether the interface is raised above another, as in a sheet.
  open var userInterfaceLevel: UIUserInterfaceLevel { values.userInterfaceLevel }
  /// The range of colors of the screen.
  open var displayGamut: UIDisplayGamut { values.displayGamut }

  /// The value of a trait; its default if the collection specifies none.
  public subscript<Trait: UITraitDefinition>(trait: Trait.Type) -> Trait.Value { values[trait] }

  /// Creates a collection that specifies only one trait.
  public convenience init<Trait: UITraitDefinition>(_ trait: Trait.Type, value: Trait.Value) {
    self.init(mutations: { $0[trait] = value })
  }

  /// Returns a collection with the traits of this one, except for one.
  public func replacing<Trait: UITraitDefinition>(_ trait: Trait.Type, value: Trait.Value) -> UITraitCollection {
    modifyingTraits { $0[trait] = value }
  }

  /// Returns a collection with the traits of this one, except for those that a closure changes.
  public func modifyingTraits(_ mutations: (inout any UIMutableTraits) -> Void) -> UITraitCollection {
    UITraitCollection(values: values.mutated(by: mutations))
  }

  /// Returns whether each trait that `trait` specifies has the same value in this collection. Always `true` for `nil`.
  open func containsTraits(in trait: UITraitCollection?) -> Bool {
    guard let trait else { return true }
    return values.merging(trait.values) == values
  }

  /// Returns whether dynamic colors may differ between the collections: whether style, contrast, level or range of
  /// colors do. `nil` counts as a collection in which every trait is unspecified.
  open func hasDifferentColorAppearance(comparedTo traitCollection: UITraitCollection?) -> Bool {
    let other = traitCollection?.values ?? TraitValues()
    return userInterfaceStyle != other.userInterfaceStyle || accessibilityContrast != other.accessibilityContrast
      || userInterfaceLevel != other.userInterfaceLevel || displayGamut != other.displayGamut
      || values.custom.changed(from: other.custom).contains { $0.affectsColorAppearance }
  }

  /// Returns the collection itself, which is immutable.
  open func copy(with zone: NSZone? = nil) -> Any { self }

  open override func isEqual(_ object: Any?) -> Bool {
    (object as? UITraitCollection)?.values == values
  }

  open override var hash: Int { values.hashValue }

  open override var description: String { "<UITraitCollection: \(values)>" }

  // MARK: Current traits

  /// The traits with which dynamic colors resolve unless others are given. Each thread has its own. The default is the
  /// screen's traits.
  ///
  /// - Fidelity: documented.
  open class var current: UITraitCollection {
    get { baseCurrent }
    set { baseCurrent = newValue }
  }
  /// Runs a closure with this collection as ``current``, and restores the former one afterward.
  open func performAsCurrent(_ actions: () -> Void) { basePerformAsCurrent(actions) }
}

extension TraitValues {
  fileprivate func mutated(by mutations: (inout any UIMutableTraits) -> Void) -> TraitValues {
    var traits: any UIMutableTraits = self
    mutations(&traits)
    // The closure may have replaced the traits by a value of another conforming type, so the values are copied one by
    // one.
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
    values.forceTouchCapability = traits.forceTouchCapability
    values.activeAppearance = traits.activeAppearance
    values.custom = (traits as? TraitValues)?.custom ?? CustomTraits()
    return values
  }
}
