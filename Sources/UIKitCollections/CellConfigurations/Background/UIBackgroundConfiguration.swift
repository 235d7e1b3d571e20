import Foundation
import Geometry
import UIKitCore

/// The background of a cell, header or footer: a color, an image or a view, with corners and a stroke.
///
/// Properties that were not set depend on the state and the list: for example, the color of a row changes while it is
/// highlighted.
///
/// - Fidelity: documented.
public struct UIBackgroundConfiguration: Hashable {
  /// A view in front of the color that fills the background; `nil`, the default, for none.
  public var customView: UIView?
  /// The radius of the corners, in points. Unless set, it is that of the preset.
  public var cornerRadius: CGFloat {
    get { radius.value }
    set { radius.value = newValue }
  }
  /// The insets of the background from the edges of the view, in points. The default is zero.
  public var backgroundInsets = NSDirectionalEdgeInsets.zero
  /// The edges at which the view's layout margins are added to the insets. The default is none.
  public var edgesAddingLayoutMarginsToBackgroundInsets: NSDirectionalRectEdge = []
  /// The color of the background; `nil` for the view's tint color. Unless set, it is the preset's color for the current
  /// state.
  public var backgroundColor: UIColor? {
    get { color.value }
    set { color.value = newValue }
  }
  /// A transformer applied to the background color; `nil`, the default, for none.
  public var backgroundColorTransformer: UIConfigurationColorTransformer? {
    get { colorTransformer.transformer }
    set { colorTransformer.transformer = newValue }
  }
  /// An effect behind the color, visible where the color is translucent or clear; `nil`, the default, for none.
  public var visualEffect: UIVisualEffect?
  /// An image in front of the color; `nil`, the default, for none.
  public var image: UIImage?
  /// The mode by which the image fits the background. The default is `scaleToFill`.
  public var imageContentMode = UIView.ContentMode.scaleToFill
  /// The color of the stroke; `nil` for the view's tint color. The default is clear.
  public var strokeColor: UIColor? = .clear
  /// A transformer applied to the stroke color; `nil`, the default, for none.
  public var strokeColorTransformer: UIConfigurationColorTransformer? {
    get { strokeTransformer.transformer }
    set { strokeTransformer.transformer = newValue }
  }
  /// The width of the stroke, in points. The default is 0, for none.
  public var strokeWidth: CGFloat = 0
  /// The distance from the background to the stroke outside it, in points. The default is 0: the stroke is inside the
  /// edge.
  public var strokeOutset: CGFloat = 0

  /// The shadow of the background. By default its opacity is 0.
  public var shadowProperties = UIShadowProperties()

  private let preset: Preset
  private var color: Setting<UIColor?>
  private var radius: Setting<CGFloat>
  private var colorTransformer = ComparedTransformer()
  private var strokeTransformer = ComparedTransformer()

  init(_ preset: Preset) {
    let appearance = BackgroundAppearance(preset, in: nil)
    self.preset = preset
    color = Setting(preset: appearance.color)
    radius = Setting(preset: appearance.cornerRadius)
  }

  /// Returns the background color after applying its transformer, for a view with the given tint color.
  public func resolvedBackgroundColor(for tintColor: UIColor) -> UIColor {
    colorTransformer(backgroundColor ?? tintColor)
  }

  /// Returns the stroke color after applying its transformer, for a view with the given tint color.
  public func resolvedStrokeColor(for tintColor: UIColor) -> UIColor { strokeTransformer(strokeColor ?? tintColor) }

  /// Returns the configuration for a state. The color and the corners change with the state unless they were set.
  public func updated(for state: any UIConfigurationState) -> UIBackgroundConfiguration {
    let appearance = BackgroundAppearance(preset, in: KnownState(state))
    var updated = self
    updated.color.preset = appearance.color
    updated.radius.preset = appearance.cornerRadius
    return updated
  }
}

/// A property that follows the state until the app sets it.
private struct Setting<Value: Hashable>: Hashable {
  var preset: Value
  private var own: Value?

  init(preset: Value) { self.preset = preset }

  var value: Value {
    get { own ?? preset }
    set { own = .some(newValue) }
  }

  /// Whether two settings have the same value. Overridden preset values are not compared.
  static func == (left: Self, right: Self) -> Bool {
    left.own == right.own && (left.own != nil || left.preset == right.preset)
  }

  func hash(into hasher: inout Hasher) {
    hasher.combine(own)
    if own == nil { hasher.combine(preset) }
  }
}
