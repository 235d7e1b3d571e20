import Foundation
import Geometry
import UIKitCore

/// What lies behind the content of a cell or header: a colour, a picture or a view, with corners and an edge.
///
/// What has not been set follows the state and the list: a row's colour is another while a finger is on it.
///
/// - Fidelity: documented.
public struct UIBackgroundConfiguration: Hashable {
  /// In front of the colour; as large as the background.
  public var customView: UIView?
  public var cornerRadius: CGFloat {
    get { radius.value }
    set { radius.value = newValue }
  }
  /// From the edges of the view.
  public var backgroundInsets = NSDirectionalEdgeInsets.zero
  /// To which insets the margins of the view are added.
  public var edgesAddingLayoutMarginsToBackgroundInsets: NSDirectionalRectEdge = []
  /// `nil` for the tint colour of the view.
  public var backgroundColor: UIColor? {
    get { color.value }
    set { color.value = newValue }
  }
  public var backgroundColorTransformer: UIConfigurationColorTransformer? {
    get { colorTransformer.transformer }
    set { colorTransformer.transformer = newValue }
  }
  /// Behind the colour, which hides it unless it is translucent or clear.
  public var visualEffect: UIVisualEffect?
  public var image: UIImage?
  public var imageContentMode = UIView.ContentMode.scaleToFill
  /// `nil` for the tint colour of the view.
  public var strokeColor: UIColor? = .clear
  public var strokeColorTransformer: UIConfigurationColorTransformer? {
    get { strokeTransformer.transformer }
    set { strokeTransformer.transformer = newValue }
  }
  public var strokeWidth: CGFloat = 0
  /// How far outside of the background the edge is drawn; it is inside at 0.
  public var strokeOutset: CGFloat = 0

  /// None until it is given an opacity.
  public var shadowProperties = UIShadowProperties()

  private let preset: Preset
  private var color: Setting<UIColor?>
  private var radius: Setting<CGFloat>
  private var colorTransformer = ComparedTransformer()
  private var strokeTransformer = ComparedTransformer()

  init(_ preset: Preset) {
    let look = BackgroundLook(preset, in: nil)
    self.preset = preset
    color = Setting(preset: look.color)
    radius = Setting(preset: look.cornerRadius)
  }

  public func resolvedBackgroundColor(for tintColor: UIColor) -> UIColor {
    colorTransformer(backgroundColor ?? tintColor)
  }

  public func resolvedStrokeColor(for tintColor: UIColor) -> UIColor { strokeTransformer(strokeColor ?? tintColor) }

  /// With the colour and corners of the state, where others have not been set.
  public func updated(for state: any UIConfigurationState) -> UIBackgroundConfiguration {
    let look = BackgroundLook(preset, in: KnownState(state))
    var updated = self
    updated.color.preset = look.color
    updated.radius.preset = look.cornerRadius
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

  /// What is covered does not count.
  static func == (left: Self, right: Self) -> Bool {
    left.own == right.own && (left.own != nil || left.preset == right.preset)
  }

  func hash(into hasher: inout Hasher) {
    hasher.combine(own)
    if own == nil { hasher.combine(preset) }
  }
}
