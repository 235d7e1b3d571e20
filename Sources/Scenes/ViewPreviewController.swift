import UIKit

/// A controller that shows one view in the middle of the screen: at its own size, or at the screen's width if it has
/// none.
final class ViewPreviewController: UIViewController {
  private let content: UIView

  init(_ content: UIView) {
    self.content = content
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemBackground
    let size = content.bounds.size
    content.translatesAutoresizingMaskIntoConstraints = false
    view.addSubview(content)
    let width = content.widthAnchor.constraint(equalTo: view.layoutMarginsGuide.widthAnchor)
    width.priority = .defaultLow
    NSLayoutConstraint.activate([
      content.centerXAnchor.constraint(equalTo: view.centerXAnchor),
      content.centerYAnchor.constraint(equalTo: view.centerYAnchor),
      content.widthAnchor.constraint(lessThanOrEqualTo: view.layoutMarginsGuide.widthAnchor),
      width,
    ])
    if size.width > 0, size.height > 0 { keep(size) }
  }

  private func keep(_ size: CGSize) {
    let own = [
      content.widthAnchor.constraint(equalToConstant: size.width),
      content.heightAnchor.constraint(equalToConstant: size.height),
    ]
    own.forEach { $0.priority = .defaultHigh }
    NSLayoutConstraint.activate(own)
  }
}

/// A controller that shows rows of one class of table cells.
final class TableCellPreviewController: UITableViewController {
  private let cellClass: UITableViewCell.Type

  init(cellClass: UITableViewCell.Type) {
    self.cellClass = cellClass
    super.init(style: .plain)
  }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    tableView.register(cellClass, forCellReuseIdentifier: "cell")
  }

  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 20 }

  override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    tableView.dequeueReusableCell(withIdentifier: "cell", for: indexPath)
  }
}
