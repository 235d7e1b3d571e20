import Foundation
import Geometry
import UIKitCore

/// What a row of a list shows: a picture, a text and a secondary text.
///
/// - Fidelity: documented; the measures are those of a phone under iOS 14 to 17 where they are known.
public struct UIListContentConfiguration: UIContentConfiguration, Hashable {
  public var image: UIImage?
  public var imageProperties: ImageProperties

  /// Takes the place of ``attributedText``.
  public var text: String? { didSet { if text != nil { attributedText = nil } } }
  /// Takes the place of ``text``. What it leaves open is as ``textProperties`` say.
  public var attributedText: NSAttributedString? { didSet { if attributedText != nil { text = nil } } }
  public var textProperties: TextProperties

  /// Takes the place of ``secondaryAttributedText``.
  public var secondaryText: String? { didSet { if secondaryText != nil { secondaryAttributedText = nil } } }
  /// Takes the place of ``secondaryText``.
  public var secondaryAttributedText: NSAttributedString? {
    didSet { if secondaryAttributedText != nil { secondaryText = nil } }
  }
  public var secondaryTextProperties: TextProperties

  /// On which axes the content keeps at least the margins of the view that it is in.
  public var axesPreservingSuperviewLayoutMargins: UIAxis = .horizontal
  public var directionalLayoutMargins: NSDirectionalEdgeInsets
  /// Both texts stand in one line, at its two ends, if both fit.
  public var prefersSideBySideTextAndSecondaryText = false
  /// In points.
  public var imageToTextPadding: CGFloat
  public var textToSecondaryTextHorizontalPadding: CGFloat
  public var textToSecondaryTextVerticalPadding: CGFloat
  public var alpha: CGFloat {
    get { ownAlpha ?? stateAlpha }
    set { ownAlpha = newValue }
  }

  private var ownAlpha: CGFloat?
  private var stateAlpha: CGFloat = 1

  /// Which preset it is.
  let preset: Preset
  /// The preset whose look it has: another one for those that are as the list is that they are in.
  private(set) var look: Preset

  @preconcurrency @MainActor
  public func makeContentView() -> any UIView & UIContentView { UIListContentView(configuration: self) }

  /// With the fonts of the state's text size, the colours of the state, and the look of its list, where others have not
  /// been set.
  public func updated(for state: any UIConfigurationState) -> UIListContentConfiguration {
    let state = KnownState(state)
    var updated = self
    updated.wear(preset.look(in: state.listPlace))
    let fades = state.isFaded && updated.look.fadesTexts
    updated.textProperties.follow(state.traits, color: fades ? .tertiaryLabel : nil)
    updated.secondaryTextProperties.follow(state.traits, color: fades ? .quaternaryLabel : nil)
    updated.imageProperties.stateTint = state.isFaded && !updated.look.isSidebar ? .tertiaryLabel : nil
    updated.stateAlpha = state.isFaded && updated.look.isSidebar ? 0.5 : 1
    return updated
  }

  /// - Parameter look: Of the preset that it goes by, or of the one that this stands for in a list.
  init(_ preset: Preset, look: Preset) {
    let metrics = ListContentMetrics(look)
    (self.preset, self.look) = (preset, look)
    imageProperties = ImageProperties(symbols: metrics.symbols)
    textProperties = TextProperties(metrics.text, color: metrics.textColor)
    secondaryTextProperties = TextProperties(metrics.secondary, color: .secondaryLabel)
    directionalLayoutMargins = metrics.margins
    imageToTextPadding = metrics.imageToText
    textToSecondaryTextHorizontalPadding = metrics.horizontalPadding
    textToSecondaryTextVerticalPadding = metrics.verticalPadding
    prefersSideBySideTextAndSecondaryText = look == .valueCell
    if metrics.isUppercase { textProperties.transform = .uppercase }
    guard look.isSidebar else { return }
    textProperties.staysInOneLine()
    secondaryTextProperties.staysInOneLine()
  }

  /// Takes the measures, fonts and colours of a preset, except where the app has set others.
  private mutating func wear(_ new: Preset) {
    guard new != look else { return }
    let (before, after) = (Self(preset, look: look), Self(preset, look: new))
    look = new
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
  /// Rather than wrap, it is set a little smaller.
  fileprivate mutating func staysInOneLine() {
    numberOfLines = 1
    adjustsFontSizeToFitWidth = true
    minimumScaleFactor = 0.9
  }
}
