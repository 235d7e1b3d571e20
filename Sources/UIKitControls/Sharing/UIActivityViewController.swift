import Foundation
import Geometry
import UIKitCore

/// A sheet that offers services for items: copying, and the app's own activities.
///
/// - Fidelity: approximated; other apps' services do not exist here.
open class UIActivityViewController: UIViewController {
  /// A closure that is called at the end with the chosen activity, whether it was completed, its items and its error.
  public typealias CompletionWithItemsHandler = (UIActivity.ActivityType?, Bool, [Any]?, (any Error)?) -> Void

  /// A closure that is called at the end. The default is `nil`.
  open var completionWithItemsHandler: CompletionWithItemsHandler?
  /// The activities that are not offered. The default is `nil`.
  open var excludedActivityTypes: [UIActivity.ActivityType]?
  /// Whether prominent activities are offered. The default is `true`. There are none here.
  open var allowsProminentActivity = true

  /// The subject of messages, which apps set by name.
  final var subject: String?

  private final let items: [Any]
  private final let ownActivities: [UIActivity]
  private final let stack = UIStackView()
  /// The activity that was chosen and whether it was completed; `nil` before one has ended.
  private final var outcome: (type: UIActivity.ActivityType?, completed: Bool)?
  private final var isOver = false

  /// Creates a controller for items.
  ///
  /// - Parameters:
  ///   - activityItems: Texts, links, images and other objects, or their sources.
  ///   - applicationActivities: The app's own activities, or `nil`.
  public init(activityItems: [Any], applicationActivities: [UIActivity]?) {
    items = activityItems
    ownActivities = applicationActivities ?? []
    super.init(nibName: nil, bundle: nil)
    sheetPresentationController?.detents = [.medium(), .large()]
  }

  /// Creates a controller without items. Archives are not supported, so the coder is ignored.
  public required init?(coder: NSCoder) {
    (items, ownActivities) = ([], [])
    super.init(coder: coder)
  }

  open override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemGroupedBackground
    stack.axis = .vertical
    stack.spacing = 12
    stack.translatesAutoresizingMaskIntoConstraints = false
    view.addSubview(stack)
    let guide = view.safeAreaLayoutGuide
    NSLayoutConstraint.activate([
      stack.topAnchor.constraint(equalTo: guide.topAnchor, constant: 20),
      stack.leadingAnchor.constraint(equalTo: guide.leadingAnchor, constant: 16),
      stack.trailingAnchor.constraint(equalTo: guide.trailingAnchor, constant: -16),
    ])
    stack.addArrangedSubview(header)
    for activity in offered { stack.addArrangedSubview(row(for: activity)) }
  }

  open override func viewDidDisappear(_ animated: Bool) {
    super.viewDidDisappear(animated)
    // The controller of an activity may cover the sheet, which does not end.
    if isBeingDismissed { finish() }
  }

  // MARK: Items

  private final func values(for type: UIActivity.ActivityType?) -> [Any] {
    items.compactMap { item in
      guard let source = item as? any UIActivityItemSource else { return item }
      return source.activityViewController(self, itemForActivityType: type)
    }
  }

  private final var placeholders: [Any] {
    items.map { ($0 as? any UIActivityItemSource)?.activityViewControllerPlaceholderItem(self) ?? $0 }
  }

  private final var header: UIView {
    let label = UILabel()
    label.font = .preferredFont(forTextStyle: .headline)
    label.numberOfLines = 2
    let words = placeholders.compactMap { $0 as? String ?? ($0 as? URL)?.absoluteString }
    label.text = words.first ?? "\(items.count) \(items.count == 1 ? "Item" : "Items")"
    let parts: [UIView] = [close]
    let image = placeholders.lazy.compactMap { $0 as? UIImage }.first.map { UIImageView(image: $0) }
    image?.contentMode = .scaleAspectFill
    image?.clipsToBounds = true
    image?.layer.cornerRadius = 6
    image?.widthAnchor.constraint(equalToConstant: 40).isActive = true
    image?.heightAnchor.constraint(equalToConstant: 40).isActive = true
    let row = UIStackView(arrangedSubviews: [image, label].compactMap { $0 } + parts)
    row.spacing = 12
    row.alignment = .center
    label.setContentHuggingPriority(.defaultLow, for: .horizontal)
    return row
  }

  private final var close: UIView {
    let button = UIButton(type: .close)
    button.addAction(UIAction { [weak self] _ in self?.dismiss(animated: true) }, for: .touchUpInside)
    button.setContentHuggingPriority(.required, for: .horizontal)
    return button
  }

  // MARK: Activities

  private final var offered: [UIActivity] {
    let excluded = Set(excludedActivityTypes ?? [])
    let items = placeholders
    return ([CopyActivity()] + ownActivities).filter { activity in
      activity.canPerform(withActivityItems: items) && activity.activityType.map { !excluded.contains($0) } ?? true
    }
  }

  private final func row(for activity: UIActivity) -> UIView {
    var configuration = UIButton.Configuration.gray()
    configuration.title = activity.activityTitle
    configuration.image = activity.activityImage
    configuration.imagePlacement = .trailing
    configuration.imagePadding = 8
    configuration.baseForegroundColor = .label
    configuration.contentInsets = NSDirectionalEdgeInsets(top: 14, leading: 16, bottom: 14, trailing: 16)
    let action = UIAction { [weak self] _ in self?.perform(activity) }
    let button = UIButton(configuration: configuration, primaryAction: action)
    button.contentHorizontalAlignment = .leading
    return button
  }

  private final func perform(_ activity: UIActivity) {
    activity.prepare(withActivityItems: values(for: activity.activityType))
    activity.onFinish = { [weak self] completed in self?.end(activity, completed: completed) }
    if let controller = activity.activityViewController {
      present(controller, animated: true)
    } else {
      activity.perform()
    }
  }

  private final func end(_ activity: UIActivity, completed: Bool) {
    outcome = (activity.activityType, completed)
    (presentingViewController ?? self).dismiss(animated: true) { [self] in finish() }
  }

  private final func finish() {
    guard !isOver else { return }
    isOver = true
    completionWithItemsHandler?(outcome?.type, outcome?.completed ?? false, nil, nil)
  }
}

/// The activity that copies texts, links and images.
private final class CopyActivity: UIActivity {
  private var items: [Any] = []

  override var activityType: UIActivity.ActivityType? { .copyToPasteboard }
  override var activityTitle: String? { InterfaceText.copy.text }
  override var activityImage: UIImage? { UIImage(systemName: "doc.on.doc") }

  override func canPerform(withActivityItems activityItems: [Any]) -> Bool {
    activityItems.contains { $0 is String || $0 is URL || $0 is UIImage }
  }

  override func prepare(withActivityItems activityItems: [Any]) { items = activityItems }

  override func perform() {
    let pasteboard = UIPasteboard.general
    let texts = items.compactMap { $0 as? String }
    let links = items.compactMap { $0 as? URL }
    let images = items.compactMap { $0 as? UIImage }
    if !texts.isEmpty {
      pasteboard.strings = texts
    } else if !links.isEmpty {
      pasteboard.urls = links
    } else {
      pasteboard.images = images
    }
    activityDidFinish(true)
  }
}
