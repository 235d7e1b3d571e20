import Foundation
import Geometry

/// The subviews of a button.
@MainActor
final class ButtonParts {
  let background = UIImageView(image: nil)
  let title = UILabel()
  let subtitle = UILabel()
  let image = UIImageView(image: nil)
  private(set) var spinner: UIActivityIndicatorView?
  /// The sign of a menu; `nil` before it is first needed.
  private(set) var indicator: UIImageView?

  func add(to button: UIButton) {
    for view in [background, image, title, subtitle] { button.addSubview(view) }
    for view in [background, image, subtitle] { view.isHidden = true }
    title.lineBreakMode = .byTruncatingMiddle
  }

  /// Whether the title has any number of lines only because of its line break mode.
  private var wrapsByMode = false

  /// Gives the title of a button without a configuration the number of lines of its line break mode: any number while
  /// the mode wraps.
  func wrapTitle() {
    if title.lineBreakMode.wraps, title.numberOfLines == 1 {
      title.numberOfLines = 0
      wrapsByMode = true
    } else if wrapsByMode, !title.lineBreakMode.wraps {
      title.numberOfLines = 1
      wrapsByMode = false
    }
  }

  /// Shows or hides the activity indicator, which is created when it is first needed.
  func showSpinner(_ isShown: Bool, in button: UIButton, color: UIColor) {
    guard isShown else {
      spinner?.stopAnimating()
      return
    }
    let spinner = spinner ?? UIActivityIndicatorView(style: .medium)
    if self.spinner == nil {
      spinner.isUserInteractionEnabled = false
      self.spinner = spinner
      button.addSubview(spinner)
    }
    spinner.color = color
    spinner.startAnimating()
  }

  /// Shows or hides the sign of a menu, which is created when it is first needed.
  func showIndicator(_ isShown: Bool, in button: UIButton, style: UIFont.TextStyle, color: UIColor) {
    guard isShown else {
      indicator?.isHidden = true
      return
    }
    let view = indicator ?? UIImageView(image: UIImage(systemName: "chevron.up.chevron.down"))
    if indicator == nil {
      indicator = view
      button.addSubview(view)
    }
    let font = UIFont.preferredFont(forTextStyle: style, compatibleWith: button.traitCollection)
    view.preferredSymbolConfiguration = UIImage.SymbolConfiguration(
      pointSize: font.pointSize * Self.indicatorShare, weight: .semibold)
    view.tintColor = color
    view.isHidden = false
  }

  /// The size of the sign of a menu as a share of the title's.
  private static let indicatorShare: CGFloat = 11 / 17
}
