import Foundation
import Geometry
import UIKitControls
import UIKitCore

/// The content of a screen that has nothing to show: it is loading, a search found nothing, or something must be done
/// first.
///
/// From top to bottom, it shows an image, a text, a secondary text and two buttons; absent parts take no space.
///
/// - Fidelity: documented; sizes and distances are approximated (iOS 17).
public struct UIContentUnavailableConfiguration: UIContentConfiguration, Hashable {
  /// The alignment of the content.
  public enum Alignment: Int, Hashable, Sendable {
    /// Everything is centered.
    case center
    /// The content is centered, and lines of text begin at their leading edge.
    case natural
  }

  /// The image above the text; `nil`, the default, for none. A loading configuration shows a spinner instead.
  public var image: UIImage?
  /// The appearance of the image.
  public var imageProperties = ImageProperties()
  /// The primary text; `nil`, the default, for none. `attributedText` takes precedence.
  public var text: String?
  /// The primary text with attributes; `nil`, the default, to use `text`.
  public var attributedText: NSAttributedString?
  /// The appearance of the primary text.
  public var textProperties = TextProperties()
  /// The text below the primary text; `nil`, the default, for none. `secondaryAttributedText` takes precedence.
  public var secondaryText: String?
  /// The secondary text with attributes; `nil`, the default, to use `secondaryText`.
  public var secondaryAttributedText: NSAttributedString?
  /// The appearance of the secondary text.
  public var secondaryTextProperties = TextProperties(isSecondary: true)
  /// The configuration of the first button. A button without a title and an image is not shown.
  public var button = UIButton.Configuration.plain()
  /// The behavior of the first button.
  public var buttonProperties = ButtonProperties()
  /// The configuration of the second button, below the first. A button without a title and an image is not shown.
  public var secondaryButton = UIButton.Configuration.plain()
  /// The behavior of the second button.
  public var secondaryButtonProperties = ButtonProperties()

  /// The background behind the content. The default is clear.
  public var background = UIBackgroundConfiguration.clear()

  /// The alignment of the content. The default is `center`.
  public var alignment = Alignment.center
  /// The axes along which the superview's layout margins are kept. The default is `horizontal`.
  ///
  /// - Fidelity: approximated; stored, without effect.
  public var axesPreservingSuperviewLayoutMargins: UIAxis = .horizontal
  /// The distances around the content, in points. The default is 16 on each side.
  public var directionalLayoutMargins = NSDirectionalEdgeInsets(top: 16, leading: 16, bottom: 16, trailing: 16)
  /// The distance between the image and the text below it, in points. The default is 14.
  public var imageToTextPadding: CGFloat = 14
  /// The distance between the two texts, in points. The default is 6.
  public var textToSecondaryTextPadding: CGFloat = 6
  /// The distance between the texts and the first button, in points. The default is 20.
  public var textToButtonPadding: CGFloat = 20
  /// The distance between the two buttons, in points. The default is 10.
  public var buttonToSecondaryButtonPadding: CGFloat = 10

  var isLoading = false
  var showsSearchText = false

  /// Returns a configuration without content.
  public static func empty() -> UIContentUnavailableConfiguration { UIContentUnavailableConfiguration() }

  /// Returns a configuration with a spinner above the text "Loading…".
  public static func loading() -> UIContentUnavailableConfiguration {
    var configuration = UIContentUnavailableConfiguration()
    configuration.isLoading = true
    configuration.text = "Loading…"
    configuration.textProperties = TextProperties(isSecondary: true)
    configuration.imageToTextPadding = 8
    return configuration
  }

  /// Returns a configuration for a search without results. It mentions the search text of the state for which it is
  /// updated.
  public static func search() -> UIContentUnavailableConfiguration {
    var configuration = UIContentUnavailableConfiguration()
    configuration.image = UIImage(systemName: "magnifyingglass")
    configuration.text = "No Results"
    configuration.secondaryText = "Check the spelling or try a new search."
    configuration.showsSearchText = true
    return configuration
  }

  /// Returns a new ``UIContentUnavailableView`` that shows the configuration.
  @preconcurrency @MainActor
  public func makeContentView() -> any UIView & UIContentView { UIContentUnavailableView(configuration: self) }

  /// Returns the configuration as adapted to a state. A search configuration adds the search text to its title, unless
  /// the app has changed the title; others stay the same.
  public func updated(for state: any UIConfigurationState) -> UIContentUnavailableConfiguration {
    guard showsSearchText, let search = (state as? UIContentUnavailableConfigurationState)?.searchText, !search.isEmpty
    else { return self }
    var updated = self
    if text == "No Results" { updated.text = "No Results for “\(search)”" }
    return updated
  }
}
