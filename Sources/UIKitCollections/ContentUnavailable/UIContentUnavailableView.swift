import Foundation
import Geometry
import UIKitControls
import UIKitCore

/// A view that shows an empty state. Touches outside its buttons pass through to the views behind it.
///
/// - Fidelity: documented.
@preconcurrency @MainActor
open class UIContentUnavailableView: UIView, UIContentView {
  private let stack = UIStackView()
  private let backdrop: ConfiguredBackgroundView
  private let contentArea = UILayoutGuide()
  private var margins: [NSLayoutConstraint] = []
  private var shown: UIContentUnavailableConfiguration

  /// The configuration that the view shows. A configuration of another type than ``UIContentUnavailableConfiguration``
  /// is ignored.
  open var configuration: any UIContentConfiguration {
    get { shown }
    set {
      guard let new = newValue as? UIContentUnavailableConfiguration, new != shown else { return }
      shown = new
      show()
    }
  }

  /// Creates a view that shows the configuration.
  public init(configuration: UIContentUnavailableConfiguration) {
    shown = configuration
    backdrop = ConfiguredBackgroundView(configuration.background)
    super.init(frame: .zero)
    addSubview(backdrop)
    stack.axis = .vertical
    stack.alignment = .center
    stack.translatesAutoresizingMaskIntoConstraints = false
    addSubview(stack)
    addLayoutGuide(contentArea)
    margins = [
      contentArea.topAnchor.constraint(equalTo: safeAreaLayoutGuide.topAnchor),
      contentArea.leadingAnchor.constraint(equalTo: safeAreaLayoutGuide.leadingAnchor),
      safeAreaLayoutGuide.bottomAnchor.constraint(equalTo: contentArea.bottomAnchor),
      safeAreaLayoutGuide.trailingAnchor.constraint(equalTo: contentArea.trailingAnchor),
    ]
    NSLayoutConstraint.activate(margins)
    NSLayoutConstraint.activate([
      stack.centerXAnchor.constraint(equalTo: contentArea.centerXAnchor),
      stack.centerYAnchor.constraint(equalTo: contentArea.centerYAnchor),
      stack.widthAnchor.constraint(lessThanOrEqualTo: contentArea.widthAnchor),
    ])
    show()
  }

  /// Returns `nil`; archives are not supported.
  public required init?(coder: NSCoder) { nil }

  /// Returns a button at the point, or `nil`, so that other touches reach the views behind this one.
  open override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    let hit = super.hitTest(point, with: event)
    return hit is UIControl ? hit : nil
  }

  open override func layoutSubviews() {
    super.layoutSubviews()
    backdrop.frame = bounds
  }

  private func show() {
    backdrop.configuration = shown.background
    for view in stack.arrangedSubviews { view.removeFromSuperview() }
    let insets = shown.directionalLayoutMargins
    for (margin, inset) in zip(margins, [insets.top, insets.leading, insets.bottom, insets.trailing]) {
      margin.constant = inset
    }
    let buttons = [
      makeButton(shown.button, shown.buttonProperties),
      makeButton(shown.secondaryButton, shown.secondaryButtonProperties),
    ]
    let words = [
      makeLabel(shown.text, shown.attributedText, shown.textProperties),
      makeLabel(shown.secondaryText, shown.secondaryAttributedText, shown.secondaryTextProperties),
    ]
    add(makeImage(), then: shown.imageToTextPadding)
    add(words[0], then: words[1] == nil ? shown.textToButtonPadding : shown.textToSecondaryTextPadding)
    add(words[1], then: shown.textToButtonPadding)
    add(buttons[0], then: shown.buttonToSecondaryButtonPadding)
    add(buttons[1], then: 0)
  }

  private func add(_ view: UIView?, then padding: CGFloat) {
    guard let view else { return }
    stack.addArrangedSubview(view)
    stack.setCustomSpacing(padding, after: view)
  }

  private func makeImage() -> UIView? {
    if shown.isLoading {
      let spinner = UIActivityIndicatorView(style: .medium)
      spinner.startAnimating()
      return spinner
    }
    guard let image = shown.image else { return nil }
    let properties = shown.imageProperties
    let view = UIImageView(image: image)
    view.tintColor = properties.tintColor ?? .secondaryLabel
    view.preferredSymbolConfiguration = properties.preferredSymbolConfiguration ?? Self.symbols
    view.layer.cornerRadius = properties.cornerRadius
    view.clipsToBounds = properties.cornerRadius > 0
    limit(view, to: properties.maximumSize, image.size)
    return view
  }

  private static let symbols = UIImage.SymbolConfiguration(pointSize: 44, weight: .regular)

  private func limit(_ view: UIView, to most: CGSize, _ size: CGSize) {
    let scale = Swift.min(
      most.width > 0 ? most.width / size.width : 1, most.height > 0 ? most.height / size.height : 1)
    guard scale < 1 else { return }
    view.contentMode = .scaleAspectFit
    view.widthAnchor.constraint(equalToConstant: size.width * scale).isActive = true
    view.heightAnchor.constraint(equalToConstant: size.height * scale).isActive = true
  }

  private func makeLabel(
    _ text: String?, _ attributed: NSAttributedString?, _ properties: UIContentUnavailableConfiguration.TextProperties
  ) -> UIView? {
    guard text != nil || attributed != nil else { return nil }
    let label = UILabel()
    label.font = properties.font
    label.textColor = properties.color
    label.lineBreakMode = properties.lineBreakMode
    label.numberOfLines = properties.numberOfLines
    label.adjustsFontSizeToFitWidth = properties.adjustsFontSizeToFitWidth
    label.minimumScaleFactor = properties.minimumScaleFactor
    label.textAlignment = shown.alignment == .center ? .center : .natural
    if let attributed { label.attributedText = attributed } else { label.text = text }
    return label
  }

  /// Returns a button, or `nil` if it would have neither a title nor an image.
  private func makeButton(
    _ configuration: UIButton.Configuration, _ properties: UIContentUnavailableConfiguration.ButtonProperties
  ) -> UIView? {
    let title = configuration.title ?? properties.primaryAction?.title ?? ""
    guard !title.isEmpty || configuration.attributedTitle != nil || configuration.image != nil else { return nil }
    let button = UIButton(configuration: configuration, primaryAction: properties.primaryAction)
    button.configuration?.title = configuration.title ?? title
    button.menu = properties.menu
    button.showsMenuAsPrimaryAction = properties.primaryAction == nil && properties.menu != nil
    button.role = properties.role
    button.isEnabled = properties.isEnabled
    return button
  }
}
