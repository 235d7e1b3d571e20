import UIKit

extension UIView {
  /// Adds views that are positioned by constraints.
  func addSubviews(_ views: UIView...) {
    for view in views {
      view.translatesAutoresizingMaskIntoConstraints = false
      addSubview(view)
    }
  }

  /// Adds a view that is constrained to this one's edges with insets.
  ///
  /// - Parameter priority: The priority; less than required for a view that a stack view hides, which has no space for
  ///   insets.
  func pin(_ view: UIView, insets: NSDirectionalEdgeInsets = .zero, priority: UILayoutPriority = .required) {
    addSubviews(view)
    NSLayoutConstraint.activate([
      view.topAnchor.constraint(equalTo: topAnchor, constant: insets.top).withPriority(priority),
      view.leadingAnchor.constraint(equalTo: leadingAnchor, constant: insets.leading).withPriority(priority),
      trailingAnchor.constraint(equalTo: view.trailingAnchor, constant: insets.trailing).withPriority(priority),
      bottomAnchor.constraint(equalTo: view.bottomAnchor, constant: insets.bottom).withPriority(priority),
    ])
  }

  /// Constrains the size, for any content.
  func fix(width: CGFloat? = nil, height: CGFloat? = nil) {
    translatesAutoresizingMaskIntoConstraints = false
    if let width { widthAnchor.constraint(equalToConstant: width).isActive = true }
    if let height { heightAnchor.constraint(equalToConstant: height).isActive = true }
  }
}

extension NSLayoutConstraint {
  func withPriority(_ priority: UILayoutPriority) -> NSLayoutConstraint {
    self.priority = priority
    return self
  }
}

extension NSDirectionalEdgeInsets {
  init(vertical: CGFloat, horizontal: CGFloat) {
    self.init(top: vertical, leading: horizontal, bottom: vertical, trailing: horizontal)
  }
}
