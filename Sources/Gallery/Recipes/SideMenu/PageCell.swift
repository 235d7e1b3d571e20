import UIKit

/// The page that the menu pushes aside.
final class PageCell: BaseCell {
  private let photo = PhotoView()
  private let menuButton = MenuButton()
  private let eyebrow = UILabel(.subheadline, weight: .semibold, color: UIColor.white.withAlphaComponent(0.85))
  private let title = UILabel(size: 38, weight: .bold, color: .white, lines: 3)
  private let subtitle = UILabel(.body, weight: .medium, color: UIColor.white.withAlphaComponent(0.9))
  private let dim = UIView()

  /// The visible fraction of the menu: 0 when it is closed, 1 when it is open.
  var menuShare: CGFloat = 0 {
    didSet {
      dim.alpha = 0.35 * menuShare
      photo.cornerRadius = 36 * menuShare
      dim.layer.cornerRadius = photo.cornerRadius
    }
  }

  /// Called when the menu button is tapped.
  var onMenu: (() -> Void)?

  func configure(with expedition: Expedition) {
    photo.image = UIImage(named: expedition.photo)
    eyebrow.text = expedition.place
    title.text = expedition.title
    subtitle.text = expedition.facts
    setNeedsLayout()
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    let safe = window?.safeAreaInsets ?? .zero
    photo.frame = contentView.bounds
    dim.frame = contentView.bounds
    let left = max(safe.left, safe.right) + 24
    let width = max(0, contentView.bounds.width - 2 * left)
    contentView.place(menuButton, at: CGRect(x: left - 12, y: safe.top + 4, width: 44, height: 44))
    var bottom = contentView.bounds.height - safe.bottom - 28
    for (label, gap) in [(subtitle, CGFloat(8)), (title, 4), (eyebrow, 0)] {
      let height = label.height(fitting: width)
      label.frame = CGRect(x: left, y: bottom - height, width: width, height: height)
      bottom -= height + gap
    }
  }

  override func setUp() {
    photo.shadeOpacity = 0.7
    dim.backgroundColor = .black
    dim.alpha = 0
    dim.isUserInteractionEnabled = false
    menuButton.addAction(UIAction { [weak self] _ in self?.onMenu?() }, for: .touchUpInside)
    contentView.addSubview(photo)
    for view in [eyebrow, title, subtitle, menuButton, dim] { contentView.addSubview(view) }
    layer.shadowOpacity = 0.3
    layer.shadowRadius = 20
    layer.shadowOffset = .zero
  }
}

/// A menu button with three lines.
final class MenuButton: UIControl {
  private let lines = (0..<3).map { _ in UIView() }

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
    for (index, line) in lines.enumerated() {
      line.frame = CGRect(x: 11, y: bounds.midY - 8 + CGFloat(index) * 7, width: 22, height: 2)
    }
  }

  private func setUp() {
    accessibilityLabel = "Menu"
    for line in lines {
      line.backgroundColor = .white
      line.layer.cornerRadius = 1
      line.isUserInteractionEnabled = false
      addSubview(line)
    }
  }
}
