import UIKit

/// A cell made in code: subclasses add their views in `setUp()`, whichever way the cell was made.
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

  /// What reaches the screen's edges keeps its text clear of the notch.
  override func safeAreaInsetsDidChange() {
    super.safeAreaInsetsDidChange()
    setNeedsLayout()
  }

  func setUp() {}
}
