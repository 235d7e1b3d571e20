import UIKit

/// A capsule that floats over what is below it.
final class SearchField: UIView {
  private let label = UILabel(.callout, color: .secondaryLabel)

  var text: String? {
    get { label.text }
    set { label.text = newValue }
  }

  override init(frame: CGRect) {
    super.init(frame: frame)
    setUp()
  }

  required init?(coder: NSCoder) {
    super.init(coder: coder)
    setUp()
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    layer.cornerRadius = bounds.height / 2
    label.frame = bounds.insetBy(dx: 18, dy: 0)
  }

  private func setUp() {
    // The capsule does not grow.
    label.font = .preferred(.callout, weight: .regular, atMost: 26)
    backgroundColor = .secondarySystemGroupedBackground
    layer.shadowColor = UIColor.black.cgColor
    layer.shadowOpacity = 0.15
    layer.shadowRadius = 10
    layer.shadowOffset = CGSize(width: 0, height: 3)
    addSubview(label)
  }
}
