import Foundation
import Geometry

/// What is shown where there is nothing to show: that it is loading, that nothing was found, or what can be done.
///
/// - Fidelity: documented; sizes and distances approximated (iOS 17), backgrounds are absent.
public struct UIContentUnavailableConfiguration: UIContentConfiguration, Hashable {
  public enum Alignment: Int, Hashable, Sendable {
    case center
    /// As `center`, for content that is written from one side.
    case natural
  }

  /// In place of it, while the content is under way, a spinner turns.
  public var image: UIImage?
  public var imageProperties = ImageProperties()
  public var text: String?
  public var attributedText: NSAttributedString?
  public var textProperties = TextProperties()
  public var secondaryText: String?
  public var secondaryAttributedText: NSAttributedString?
  public var secondaryTextProperties = TextProperties(isSecondary: true)
  public var button = UIButton.Configuration.plain()
  public var buttonProperties = ButtonProperties()
  public var secondaryButton = UIButton.Configuration.plain()
  public var secondaryButtonProperties = ButtonProperties()

  public var alignment = Alignment.center
  public var axesPreservingSuperviewLayoutMargins: UIAxis = .horizontal
  /// Around everything, in points.
  public var directionalLayoutMargins = NSDirectionalEdgeInsets(top: 16, leading: 16, bottom: 16, trailing: 16)
  public var imageToTextPadding: CGFloat = 14
  public var textToSecondaryTextPadding: CGFloat = 6
  public var textToButtonPadding: CGFloat = 20
  public var buttonToSecondaryButtonPadding: CGFloat = 10

  var isLoading = false
  var showsSearchText = false

  /// Nothing but what is set.
  public static func empty() -> UIContentUnavailableConfiguration { UIContentUnavailableConfiguration() }

  /// A spinner above a word.
  public static func loading() -> UIContentUnavailableConfiguration {
    var configuration = UIContentUnavailableConfiguration()
    configuration.isLoading = true
    configuration.text = "Loading…"
    configuration.textProperties = TextProperties(isSecondary: true)
    configuration.imageToTextPadding = 8
    return configuration
  }

  /// That a search has found nothing; what was searched for comes from the state.
  public static func search() -> UIContentUnavailableConfiguration {
    var configuration = UIContentUnavailableConfiguration()
    configuration.image = UIImage(systemName: "magnifyingglass")
    configuration.text = "No Results"
    configuration.secondaryText = "Check the spelling or try a new search."
    configuration.showsSearchText = true
    return configuration
  }

  @preconcurrency @MainActor
  public func makeContentView() -> any UIView & UIContentView { UIContentUnavailableView(configuration: self) }

  public func updated(for state: any UIConfigurationState) -> UIContentUnavailableConfiguration {
    guard showsSearchText, let search = (state as? UIContentUnavailableConfigurationState)?.searchText, !search.isEmpty
    else { return self }
    var updated = self
    if text == "No Results" { updated.text = "No Results for “\(search)”" }
    return updated
  }
}

/// What a controller's content depends on where there is none.
///
/// - Fidelity: documented.
public struct UIContentUnavailableConfigurationState: UIConfigurationState, Hashable {
  public var traitCollection: UITraitCollection
  /// What stands in the search bar of the controller's navigation item.
  public var searchText: String?
  private var custom: [UIConfigurationStateCustomKey: AnyHashable] = [:]

  public init(traitCollection: UITraitCollection) { self.traitCollection = traitCollection }

  public subscript(key: UIConfigurationStateCustomKey) -> AnyHashable? {
    get { custom[key] }
    set { custom[key] = newValue }
  }
}
