import Foundation
import UIKit

extension DrawingSample {
  static let texts = [labels, attributedLabels, fields, editing, textView, searchBar, unavailable]

  private static let words = "The quick brown fox jumps over the lazy dog"

  @MainActor private static func label(_ text: String, _ change: (UILabel) -> Void = { _ in }) -> UILabel {
    let label = UILabel()
    label.text = text
    label.font = .systemFont(ofSize: 12)
    change(label)
    return label
  }

  private static let labels = DrawingSample(name: "labels", size: CGSize(width: 160, height: 420)) { fixture in
    fixture.stack(
      label(words), label(words) { $0.numberOfLines = 0 },
      label(words) {
        $0.numberOfLines = 2
        $0.textAlignment = .right
      },
      label(words) {
        $0.lineBreakMode = .byTruncatingMiddle
        $0.textColor = .red
      },
      label(words) {
        $0.adjustsFontSizeToFitWidth = true
        $0.minimumScaleFactor = 0.5
      },
      label("shadow") {
        $0.shadowColor = .green
        $0.shadowOffset = CGSize(width: 2, height: 3)
        $0.textAlignment = .center
      },
      label("disabled") { $0.isEnabled = false },
      label("highlighted") {
        $0.highlightedTextColor = .purple
        $0.isHighlighted = true
      }, width: 140)
    fixture.note("eight labels")
  }

  private static let attributedLabels = DrawingSample(name: "attributed-labels", size: CGSize(width: 160, height: 420))
  {
    fixture in
    let text = NSMutableAttributedString(string: "under struck kerned raised marked large")
    let attributes: [(String, [NSAttributedString.Key: Any])] = [
      ("under", [.underlineStyle: NSUnderlineStyle.single.rawValue, .underlineColor: UIColor.red]),
      ("struck", [.strikethroughStyle: NSUnderlineStyle.single.rawValue]), ("kerned", [.kern: 3]),
      ("raised", [.baselineOffset: 5]), ("marked", [.backgroundColor: UIColor.yellow, .foregroundColor: UIColor.blue]),
      ("large", [.font: UIFont.boldSystemFont(ofSize: 22)]),
    ]
    for (word, values) in attributes {
      text.addAttributes(values, range: (text.string as NSString).range(of: word))
    }
    let paragraph = NSMutableParagraphStyle()
    (paragraph.lineSpacing, paragraph.firstLineHeadIndent, paragraph.headIndent) = (4, 12, 6)
    (paragraph.paragraphSpacing, paragraph.tailIndent, paragraph.alignment) = (7, -5, .center)
    let set = NSAttributedString(string: words + "\n" + words, attributes: [.paragraphStyle: paragraph])
    let (first, second) = (UILabel(), UILabel())
    for (label, text) in [(first, text), (second, set)] {
      label.numberOfLines = 0
      label.attributedText = text
    }
    fixture.stack(first, second, width: 140)
    fixture.note("attributes")
  }

  @MainActor private static func field(_ border: UITextField.BorderStyle, _ text: String? = nil) -> UITextField {
    let field = UITextField(frame: CGRect(x: 0, y: 0, width: 200, height: 34))
    (field.borderStyle, field.text, field.placeholder) = (border, text, "Name")
    return field
  }

  private static let fields = DrawingSample(name: "fields", size: CGSize(width: 320, height: 300)) { fixture in
    let fields = [
      field(.none), field(.line, "text"), field(.bezel, "text"), field(.roundedRect), field(.roundedRect, "x"),
    ]
    fields[1].leftView = UIImageView(image: DrawingSampleFixture.picture(10))
    (fields[1].leftViewMode, fields[1].clearButtonMode) = (.always, .always)
    fields[2].rightView = UIImageView(image: DrawingSampleFixture.picture(12))
    (fields[2].rightViewMode, fields[2].textAlignment) = (.always, .right)
    (fields[4].isSecureTextEntry, fields[4].isEnabled) = (true, false)
    fixture.stack(fields[0], fields[1], fields[2], fields[3], fields[4])
    fixture.note("five fields")
  }

  private static let editing = DrawingSample(name: "field-editing") { fixture in
    let field = field(.roundedRect)
    (field.clearButtonMode, field.tintColor) = (.whileEditing, .orange)
    fixture.stack(field)
    field.becomeFirstResponder()
    fixture.step()
    fixture.note("empty, with the caret")
    fixture.type("Hello world, this is a long text")
    fixture.run(for: 0.1)
    fixture.note("scrolled to the end")
    fixture.run(for: 0.7)
    fixture.note("when the caret is out")
    field.selectAll(nil)
    fixture.step()
    fixture.note("selected")
    fixture.type("x")
    fixture.compose("ni")
    fixture.step()
    fixture.note("composed")
  }

  private static let textView = DrawingSample(name: "text-view") { fixture in
    let view = UITextView(frame: CGRect(x: 8, y: 8, width: 160, height: 120))
    view.text = words + "\n\n" + words
    (view.font, view.textColor, view.backgroundColor) = (.systemFont(ofSize: 14), .purple, .systemGray6)
    fixture.window.addSubview(view)
    fixture.note("at rest")
    view.becomeFirstResponder()
    view.selectedRange = NSRange(location: 4, length: 20)
    fixture.step()
    fixture.note("with a selection over two lines")
    view.selectedRange = NSRange(location: 9, length: 0)
    fixture.step()
    fixture.note("with a caret")
    fixture.drag(from: CGPoint(x: 60, y: 100), by: CGPoint(x: 0, y: -60), lifts: false)
    fixture.note("scrolled by a finger")
  }

  private static let searchBar = DrawingSample(name: "search-bar", size: CGSize(width: 320, height: 300)) { fixture in
    let (bar, minimal) = (UISearchBar(), UISearchBar())
    (bar.placeholder, minimal.placeholder, minimal.searchBarStyle) = ("Search", "Find", .minimal)
    bar.scopeButtonTitles = ["All", "Some"]
    bar.showsScopeBar = true
    bar.frame = CGRect(x: 0, y: 0, width: 320, height: bar.sizeThatFits(CGSize(width: 320, height: 0)).height)
    minimal.frame = CGRect(x: 0, y: 140, width: 320, height: 56)
    fixture.window.addSubview(bar)
    fixture.window.addSubview(minimal)
    fixture.note("at rest")
    minimal.setShowsCancelButton(true, animated: true)
    minimal.becomeFirstResponder()
    fixture.run(for: 0.1)
    fixture.note("on the way to editing")
    fixture.type("ab")
    fixture.run(for: 1)
    fixture.note("editing")
  }

  private static let unavailable = DrawingSample(name: "unavailable", size: CGSize(width: 320, height: 480)) {
    fixture in
    @MainActor func show(_ configuration: UIContentUnavailableConfiguration, _ moment: String) {
      for view in fixture.window.subviews { view.removeFromSuperview() }
      let view = configuration.makeContentView()
      view.frame = fixture.window.bounds
      fixture.window.addSubview(view)
      fixture.run(for: 0.1)
      fixture.note(moment)
    }
    var empty = UIContentUnavailableConfiguration.empty()
    (empty.text, empty.secondaryText, empty.image) = (
      "No Mail", "New messages appear here.", DrawingSampleFixture.picture(30)
    )
    empty.button.title = "Write"
    empty.secondaryButton.title = "Later"
    show(empty, "empty")
    empty.alignment = .natural
    empty.imageProperties.tintColor = .red
    empty.imageProperties.cornerRadius = 4
    empty.imageProperties.maximumSize = CGSize(width: 20, height: 10)
    empty.textProperties.color = .green
    empty.buttonProperties.isEnabled = false
    empty.imageToTextPadding = 30
    show(empty, "changed")
    show(.loading(), "loading")
    show(.search(), "search")
  }
}
