import UIKit

/// One row of controls.
@MainActor
final class ControlDemo: NSObject {
  struct Group {
    var title: String
    var demos: [ControlDemo]
  }

  let view: UIView
  /// The minimum height, in points.
  let height: CGFloat
  /// The height constraint of the view in any cell. It is stored here because a constraint of the view alone stays with
  /// the view when another cell shows it.
  private(set) lazy var heightConstraint = view.heightAnchor.constraint(equalToConstant: height)
  /// The space above and below controls that need more than the minimum height.
  private static let padding: CGFloat = 6

  init(_ view: UIView, height: CGFloat = 52) {
    self.view = view
    self.height = height
  }

  /// Creates a row of controls side by side.
  convenience init(_ views: [UIView], height: CGFloat = 52) { self.init(ControlRow(views), height: height) }

  /// Returns the height; large text needs larger controls, and more lines of them.
  func height(fitting width: CGFloat) -> CGFloat {
    guard let row = view as? ControlRow else { return height }
    return max(height, row.sizeThatFits(CGSize(width: width, height: 0)).height + 2 * Self.padding)
  }

  static func groups() -> [Group] {
    [
      Group(title: "Buttons", demos: buttons), Group(title: "Values", demos: values),
      Group(title: "Progress", demos: progress), Group(title: "Drawn layers", demos: drawings),
    ]
  }
}

extension ControlDemo {
  private static func button(
    _ configuration: UIButton.Configuration, _ title: String,
    _ change: (inout UIButton.Configuration) -> Void = { _ in }
  ) -> UIButton {
    var configuration = configuration
    configuration.title = title
    change(&configuration)
    return UIButton(configuration: configuration)
  }

  private static var buttons: [ControlDemo] {
    let plain = [
      button(.plain(), "Plain"), button(.gray(), "Gray"), button(.tinted(), "Tinted"), button(.filled(), "Filled"),
    ]
    let sizes = [
      button(.filled(), "Mini") { $0.buttonSize = .mini }, button(.filled(), "Small") { $0.buttonSize = .small },
      button(.filled(), "Medium"), button(.filled(), "Large") { $0.buttonSize = .large },
    ]
    let disabled = plain.map { original -> UIButton in
      let button = UIButton(configuration: original.configuration ?? .plain())
      button.isEnabled = false
      return button
    }
    return [ControlDemo(plain), ControlDemo(sizes, height: 68), ControlDemo(disabled), ControlDemo(corners)]
      + [ControlDemo(arranged, height: 76), ControlDemo(stated)]
  }

  private static var corners: [UIView] {
    [
      button(.filled(), "Capsule") {
        $0.cornerStyle = .capsule
        $0.image = UIImage(systemName: "play.fill")
        $0.imagePadding = 6
      },
      button(.tinted(), "Follow") {
        $0.cornerStyle = .large
        $0.baseForegroundColor = .systemPink
        $0.baseBackgroundColor = .systemPink
        $0.image = UIImage(systemName: "heart")
        $0.imagePlacement = .trailing
        $0.imagePadding = 6
      },
      button(.gray(), "Wait") {
        $0.showsActivityIndicator = true
        $0.imagePadding = 6
      },
    ]
  }

  private static var arranged: [UIView] {
    [
      button(.bordered(), "Share") {
        $0.image = UIImage(systemName: "square.and.arrow.up")
        $0.imagePlacement = .top
        $0.imagePadding = 4
      },
      button(.borderedProminent(), "Subscribe") {
        $0.subtitle = "Cancel at any time"
        $0.image = UIImage(systemName: "star.fill")
        $0.imagePadding = 8
      },
    ]
  }

  private static var stated: [UIView] {
    let system = UIButton(type: .system)
    system.setTitle("System", for: .normal)
    let custom = UIButton(type: .custom)
    custom.setTitle("Custom", for: .normal)
    custom.setTitleColor(.systemIndigo, for: .normal)
    custom.setTitleColor(.systemGray, for: .highlighted)
    let toggle = UIButton(type: .system)
    toggle.setImage(UIImage(systemName: "heart"), for: .normal)
    toggle.setImage(UIImage(systemName: "heart.fill"), for: .selected)
    toggle.changesSelectionAsPrimaryAction = true
    return [system, custom, toggle, UIButton(type: .contactAdd), UIButton(type: .detailDisclosure)]
  }
}

extension ControlDemo {
  private static var values: [ControlDemo] {
    let switches = (0..<4).map { index -> UISwitch in
      let control = UISwitch()
      control.isOn = index != 1
      if index == 2 { control.onTintColor = .systemOrange }
      control.isEnabled = index != 3
      control.accessibilityLabel = "Switch \(index + 1)"
      return control
    }
    let segments = UISegmentedControl(items: ["Day", "Week", "Month", "Year"])
    segments.selectedSegmentIndex = 1
    let pictures = UISegmentedControl(
      items: ["list.bullet", "square.grid.2x2", "map"].compactMap { UIImage(systemName: $0) })
    pictures.selectedSegmentIndex = 0
    let slider = UISlider()
    slider.minimumValueImage = UIImage(systemName: "speaker.fill")
    slider.maximumValueImage = UIImage(systemName: "speaker.wave.3.fill")
    slider.tintColor = .systemBlue
    slider.value = 0.4
    slider.accessibilityLabel = "Volume"
    return [
      ControlDemo(switches), ControlDemo([segments]), ControlDemo([pictures, counted()]), ControlDemo([slider]),
    ]
  }

  /// Returns a stepper with a label for its value.
  private static func counted() -> UIView {
    let label = UILabel()
    let stepper = UIStepper()
    let show = UIAction { [weak label, weak stepper] _ in label?.text = stepper.map { "\(Int($0.value))" } }
    stepper.addAction(show, for: .valueChanged)
    stepper.value = 7
    stepper.sendActions(for: .valueChanged)
    return ControlRow([stepper, label])
  }

  private static var progress: [ControlDemo] {
    let bar = UIProgressView(progressViewStyle: .default)
    bar.progress = 0.65
    let green = UIProgressView(progressViewStyle: .bar)
    green.progress = 0.3
    green.progressTintColor = .systemGreen
    let (medium, large) = (UIActivityIndicatorView(style: .medium), UIActivityIndicatorView(style: .large))
    large.color = .systemTeal
    for wheel in [medium, large] { wheel.startAnimating() }
    return [ControlDemo([bar, green], height: 36), ControlDemo([medium, large], height: 60)]
  }

  private static var drawings: [ControlDemo] {
    [ControlDemo(ShapesView(), height: 104), ControlDemo(GradientsView(), height: 104)]
  }
}
