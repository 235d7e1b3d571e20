import UIKit

/// A form: the return key moves to the next field, and the button is enabled when all fields are filled.
final class SignUpViewController: UIViewController, UITextFieldDelegate {
  private let name = UITextField()
  private let address = UITextField()
  private let password = UITextField()
  private let note = UILabel(.footnote, color: .secondaryLabel, lines: 0)
  private lazy var join = UIButton(
    configuration: .filled(), primaryAction: UIAction(title: "Join") { [weak self] _ in self?.welcome() })

  private var fields: [UITextField] { [name, address, password] }

  override func viewDidLoad() {
    super.viewDidLoad()
    navigationItem.title = "Sign up"
    view.backgroundColor = .systemBackground
    dressFields()
    note.text = "At least eight letters, digits or signs. 한글도 좋습니다."
    join.configuration?.buttonSize = .large
    let form = UIStackView(arrangedSubviews: fields + [note, join])
    form.axis = .vertical
    form.spacing = 14
    form.setCustomSpacing(8, after: password)
    form.setCustomSpacing(24, after: note)
    view.addSubviews(form)
    let margins = view.readableContentGuide
    NSLayoutConstraint.activate([
      form.topAnchor.constraint(equalTo: view.safeAreaLayoutGuide.topAnchor, constant: 20),
      form.leadingAnchor.constraint(equalTo: margins.leadingAnchor),
      form.trailingAnchor.constraint(equalTo: margins.trailingAnchor),
    ])
    check()
  }

  private func dressFields() {
    for (field, placeholder) in zip(fields, ["Name", "E-mail address", "Password"]) {
      field.placeholder = placeholder
      field.borderStyle = .roundedRect
      field.clearButtonMode = .whileEditing
      field.font = .preferredFont(forTextStyle: .body)
      field.adjustsFontForContentSizeCategory = true
      field.returnKeyType = field === password ? .join : .next
      field.delegate = self
      field.addAction(UIAction { [weak self] _ in self?.check() }, for: .editingChanged)
    }
    name.autocapitalizationType = .words
    address.autocapitalizationType = .none
    address.keyboardType = .emailAddress
    password.isSecureTextEntry = true
    let lock = UIImageView(image: UIImage(systemName: "lock.fill"))
    lock.tintColor = .tertiaryLabel
    lock.contentMode = .center
    lock.frame = CGRect(x: 0, y: 0, width: 30, height: 20)
    password.leftView = lock
    password.leftViewMode = .always
  }

  private func check() {
    let isShort = (password.text ?? "").count < 8
    note.textColor = isShort && password.hasText ? .systemRed : .secondaryLabel
    join.isEnabled = name.hasText && address.text?.contains("@") == true && !isShort
  }

  private func welcome() {
    view.endEditing(true)
    let alert = UIAlertController(
      title: "Welcome, \(name.text ?? "")", message: "A letter is on its way to \(address.text ?? "").",
      preferredStyle: .alert)
    alert.addAction(UIAlertAction(title: "OK", style: .default))
    present(alert, animated: true)
  }

  func textFieldShouldReturn(_ textField: UITextField) -> Bool {
    guard let index = fields.firstIndex(of: textField) else { return true }
    if index + 1 < fields.count {
      fields[index + 1].becomeFirstResponder()
    } else {
      textField.resignFirstResponder()
      if join.isEnabled { welcome() }
    }
    return true
  }
}
