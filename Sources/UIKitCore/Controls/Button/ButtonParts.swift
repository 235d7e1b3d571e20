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

  func add(to button: UIButton) {
    for view in [background, image, title, subtitle] { button.addSubview(view) }
    for view in [background, image, subtitle] { view.isHidden = true }
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
}
