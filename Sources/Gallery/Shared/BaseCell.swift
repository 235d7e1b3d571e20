import UIKit

/// A cell made in code: subclasses add their views in `setUp()`, which every initializer calls.
class BaseCell: UICollectionViewCell {
  override init(frame: CGRect) {
    super.init(frame: frame)
    setUp()
  }

  required init?(coder: NSCoder) {
    super.init(coder: coder)
    setUp()
  }

  func setUp() {}
}

/// A header, footer, badge or background made in code.
class BaseReusableView: UICollectionReusableView {
  override init(frame: CGRect) {
    super.init(frame: frame)
    setUp()
  }

  required init?(coder: NSCoder) {
    super.init(coder: coder)
    setUp()
  }

  /// Invalidates the layout, because views at the screen's edges inset their text from the notch.
  override func safeAreaInsetsDidChange() {
    super.safeAreaInsetsDidChange()
    setNeedsLayout()
  }

  func setUp() {}
}
