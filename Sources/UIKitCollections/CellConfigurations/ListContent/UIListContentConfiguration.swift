import Foundation
import Geometry
import UIKitCore

/// The content of a list row: an image, a text and a secondary text.
///
/// - Fidelity: documented; the metrics are those of a phone under iOS 14 to 17 where they are known.
public struct UIListContentConfiguration: UIContentConfiguration, Hashable {
  /// The image at the leading edge; `nil`, the default, for none.
  public var image: UIImage?
  /// The appearance of the image. Unless set, it is that of the preset.
  public var imageProperties: ImageProperties

  /// The text; `nil`, the default, for none. Setting it clears ``attributedText``.
  public var text: String? { didSet { if text != nil { attributedText = nil } } }
  /// The attributed text, whose attributes take precedence over ``textProperties``; `nil`, the default, for none.
  /// Setting it clears ``text``.
  public var attributedText: NSAttributedString? { didSet { if attributedText != nil { text = nil } } }
  /// The appearance of the text. Unless set, it is that of the preset.
  public var textProperties: TextProperties

  /// The secondary text; `nil`, the default, for none. Setting it clears ``secondaryAttributedText``.
  public var secondaryText: String? { didSet { if secondaryText != nil { secondaryAttributedText = nil } } }
  /// The attributed secondary text, whose attributes take precedence over ``secondaryTextProperties``; `nil`, the
  /// default, for none. Setting it clears ``secondaryText``.
  public var secondaryAttributedText: NSAttributedString? {
    didSet { if secondaryAttributedText != nil { secondaryText = nil } }
  }
  /// The appearance of the secondary text. Unless set, it is that of the preset.
  public var secondaryTextProperties: TextProperties

  /// The axes along which the margins are not smaller than those of the superview. The default is `horizontal`.
  public var axesPreservingSuperviewLayoutMargins: UIAxis = .horizontal
  /// The margins around the content, in points. Unless set, they are those of the preset.
  public var directionalLayoutMargins: NSDirectionalEdgeInsets
  /// Whether both texts are placed at the two ends of one line if they fit. The default is `false`, except in
  /// `valueCell()`.
  public var prefersSideBySideTextAndSecondaryText = false
  /// The distance between the image and the text, in points. Unless set, it is that of the preset.
  public var imageToTextPadding: CGFloat
  /// The minimum distance between texts side by side, in points. Unless set, it is that of the preset.
  public var textToSecondaryTextHorizontalPadding: CGFloat
  /// The vertical distance between texts one above the other, in points. Unless set, it is that of the preset.
  public var textToSecondaryTextVerticalPadding: CGFloat
  /// The opacity of the content. Unless set, it is 1, and 0.5 in disabled rows of sidebars.
  public var alpha: CGFloat {
    get { ownAlpha ?? stateAlpha }
    set { ownAlpha = newValue }
  }

  private var ownAlpha: CGFloat?
  private var stateAlpha: CGFloat = 1

  /// The preset.
  let preset: Preset
  /// The preset that determines the appearance; for adaptive presets, that of the list.
  private(set) var presetInUse: Preset

  /// Returns a new view that displays the content.
  @preconcurrency @MainActor
  public func makeContentView() -> any UIView & UIContentView { UIListContentView(configuration: self) }

  /// Returns the configuration for a state. Fonts, colors and the list's style change with the state unless they were
  /// set.
  public func updated(for state: any UIConfigurationState) -> UIListContentConfiguration {
    let state = KnownState(state)
    var updated = self
    updated.wear(preset.styled(in: state.listPosition))
    let fades = state.isFaded && updated.presetInUse.fadesTexts
    updated.textProperties.follow(state.traits, color: fades ? .tertiaryLabel : nil)
    updated.secondaryTextProperties.follow(state.traits, color: fades ? .quaternaryLabel : nil)
    updated.imageProperties.stateTint = state.isFaded && !updated.presetInUse.isSidebar ? .tertiaryLabel : nil
    updated.stateAlpha = state.isFaded && updated.presetInUse.isSidebar ? 0.5 : 1
    return updated
  }

  /// Creates a configuration.
  ///
  /// - Parameter presetInUse: The preset that determines the appearance; for adaptive presets, that of the list.
  init(_ preset: Preset, presetInUse: Preset) {
    let metrics = ListContentMetrics(presetInUse)
    (self.preset, self.presetInUse) = (preset, presetInUse)
    imageProperties = ImageProperties(symbols: metrics.symbols)
    textProperties = TextProperties(metrics.text, color: metrics.textColor)
    secondaryTextProperties = TextProperties(metrics.secondary, color: .secondaryLabel)
    directionalLayoutMargins = metrics.margins
    imageToTextPadding = metrics.imageToText
    textToSecondaryTextHorizontalPadding = metrics.horizontalPadding
    textToSecondaryTextVerticalPadding = metrics.verticalPadding
    prefersSideBySideTextAndSecondaryText = presetInUse == .valueCell
    if metrics.isUppercase { textProperties.transform = .uppercase }
    guard presetInUse.isSidebar else { return }
    textProperties.staysInOneLine()
    secondaryTextProperties.staysInOneLine()
  }

  /// Adopts the metrics, fonts and colors of a preset, except those that the app has set.
  private mutating func wear(_ new: Preset) {
    guard new != presetInUse else { return }
    let (before, after) = (Self(preset, presetInUse: presetInUse), Self(preset, presetInUse: new))
    presetInUse = new
    take(\.directionalLayoutMargins, before, after)
    take(\.imageToTextPadding, before, after)
    take(\.textToSecondaryTextVerticalPadding, before, after)
    take(\.imageProperties.preferredSymbolConfiguration, before, after)
    let texts: [WritableKeyPath<Self, TextProperties>] = [\.textProperties, \.secondaryTextProperties]
    for text in texts {
      take(text.appending(path: \.role), before, after)
      take(text.appending(path: \.normalColor), before, after)
      take(text.appending(path: \.transform), before, after)
      take(text.appending(path: \.numberOfLines), before, after)
      take(text.appending(path: \.adjustsFontSizeToFitWidth), before, after)
      take(text.appending(path: \.minimumScaleFactor), before, after)
    }
  }

  private mutating func take<Value: Equatable>(_ path: WritableKeyPath<Self, Value>, _ before: Self, _ after: Self) {
    if self[keyPath: path] == before[keyPath: path] { self[keyPath: path] = after[keyPath: path] }
  }
}

extension UIListContentConfiguration.TextProperties {
  /// Makes long text slightly smaller instead of wrapping it.
  fileprivate mutating func staysInOneLine() {
    numberOfLines = 1
    adjustsFontSizeToFitWidth = true
    minimumScaleFactor = 0.9
  }
}
