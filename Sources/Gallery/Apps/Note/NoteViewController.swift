import UIKit

/// An editable note with a character count.
final class NoteViewController: UIViewController {
  private let textView = UITextView()
  private let count = UILabel(.footnote, color: .secondaryLabel)

  override func viewDidLoad() {
    super.viewDidLoad()
    navigationItem.title = "Note"
    navigationItem.largeTitleDisplayMode = .never
    view.backgroundColor = .systemBackground
    textView.attributedText = WalkNote.text
    textView.adjustsFontForContentSizeCategory = true
    textView.alwaysBounceVertical = true
    textView.keyboardDismissMode = .onDrag
    textView.delegate = self
    view.pin(textView)
    addCount()
  }

  /// Insets the lines so that they avoid the notch.
  override func viewSafeAreaInsetsDidChange() {
    super.viewSafeAreaInsetsDidChange()
    let safe = view.safeAreaInsets
    textView.textContainerInset = UIEdgeInsets(top: 12, left: 15 + safe.left, bottom: 24, right: 15 + safe.right)
  }

  /// Adds the count on a translucent background over the end of the text.
  private func addCount() {
    let material = UIVisualEffectView(effect: UIBlurEffect(style: .systemThinMaterial))
    material.clipsToBounds = true
    material.layer.cornerRadius = 14
    material.isUserInteractionEnabled = false
    material.contentView.addSubviews(count)
    view.addSubviews(material)
    let safe = view.safeAreaLayoutGuide
    NSLayoutConstraint.activate([
      material.centerXAnchor.constraint(equalTo: safe.centerXAnchor),
      material.bottomAnchor.constraint(equalTo: safe.bottomAnchor, constant: -8),
      count.topAnchor.constraint(equalTo: material.topAnchor, constant: 5),
      count.leadingAnchor.constraint(equalTo: material.leadingAnchor, constant: 14),
      material.trailingAnchor.constraint(equalTo: count.trailingAnchor, constant: 14),
      material.bottomAnchor.constraint(equalTo: count.bottomAnchor, constant: 5),
    ])
    showCount()
  }

  private func showCount() {
    let words = textView.text.split(whereSeparator: \.isWhitespace).count
    count.text = words == 1 ? "1 word" : "\(words) words"
  }
}

extension NoteViewController: UITextViewDelegate {
  func textViewDidBeginEditing(_ textView: UITextView) {
    navigationItem.rightBarButtonItem = UIBarButtonItem(
      systemItem: .done, primaryAction: UIAction { _ in textView.resignFirstResponder() })
  }

  func textViewDidEndEditing(_ textView: UITextView) { navigationItem.rightBarButtonItem = nil }

  func textViewDidChange(_ textView: UITextView) { showCount() }
}
