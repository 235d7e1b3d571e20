import UIKit

/// The menu beside the page: a heading and a few lines to choose from.
final class MenuCell: BaseCell {
  private let heading = UILabel(.title1, weight: .bold)
  private var lines: [MenuLine] = []

  /// Called with the index of a tapped line.
  var onChoose: ((Int) -> Void)?

  /// - Parameter chosen: The index of the selected line.
  func configure(with expeditions: [Expedition], chosen: Int) {
    for line in lines { line.removeFromSuperview() }
    lines = expeditions.enumerated().map { index, expedition in
      let line = MenuLine()
      line.configure(with: expedition, isChosen: index == chosen)
      line.addAction(UIAction { [weak self] _ in self?.onChoose?(index) }, for: .touchUpInside)
      contentView.addSubview(line)
      return line
    }
    setNeedsLayout()
  }

  override func safeAreaInsetsDidChange() {
    super.safeAreaInsetsDidChange()
    setNeedsLayout()
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    let safe = window?.safeAreaInsets ?? .zero
    let lead = effectiveUserInterfaceLayoutDirection == .rightToLeft ? safe.right : safe.left
    let width = max(0, contentView.bounds.width - lead - 16)
    contentView.place(
      heading,
      at: CGRect(x: lead + 20, y: safe.top + 12, width: width - 20, height: max(36, ceil(heading.font.lineHeight))))
    var top = heading.frame.maxY + 12
    let availableHeight = contentView.bounds.height - top - safe.bottom - 8
    let height = max(1, min(traitCollection.scaled(52), availableHeight / CGFloat(max(1, lines.count))))
    for line in lines {
      contentView.place(line, at: CGRect(x: lead + 8, y: top, width: width, height: height))
      top += height
    }
  }

  override func setUp() {
    contentView.backgroundColor = .secondarySystemBackground
    heading.text = "Expeditions"
    heading.adjustsFontSizeToFitWidth = true
    heading.minimumScaleFactor = 0.5
    contentView.addSubview(heading)
  }
}

/// A line of the menu.
final class MenuLine: UIControl {
  private let photo = PhotoView()
  private let title = UILabel(.callout, weight: .medium)

  override var isHighlighted: Bool {
    didSet { alpha = isHighlighted ? 0.5 : 1 }
  }

  override init(frame: CGRect) {
    super.init(frame: frame)
    setUp()
  }

  required init?(coder: NSCoder) {
    super.init(coder: coder)
    setUp()
  }

  func configure(with expedition: Expedition, isChosen: Bool) {
    photo.image = UIImage(named: expedition.photo)
    title.text = expedition.title
    backgroundColor = isChosen ? .tertiarySystemFill : .clear
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    let side = max(0, min(36, bounds.height - 8))
    photo.cornerRadius = side / 4
    place(photo, at: CGRect(x: 12, y: (bounds.height - side) / 2, width: side, height: side))
    place(title, at: CGRect(x: 24 + side, y: 0, width: max(0, bounds.width - side - 36), height: bounds.height))
  }

  private func setUp() {
    // All lines must fit on the screen.
    title.font = .preferred(.callout, weight: .medium, atMost: 24)
    title.adjustsFontSizeToFitWidth = true
    title.minimumScaleFactor = 0.7
    layer.cornerRadius = 10
    layer.cornerCurve = .continuous
    for view in [photo, title] {
      view.isUserInteractionEnabled = false
      addSubview(view)
    }
  }
}
