import DeviceSupport
import Foundation
import TestSupport
import Testing
import UIKit

/// A view of an app with values of its own in archives.
class ArchivedCard: UIView {
  var title = ""
  var label: UILabel?
  var top: NSLayoutConstraint?
  /// The number of subviews when the superclass has read the archive.
  private(set) var subviewsAtStart = -1

  override init(frame: CGRect) { super.init(frame: frame) }

  required init?(coder: NSCoder) {
    super.init(coder: coder)
    subviewsAtStart = subviews.count
    title = coder.decodeObject(forKey: "title") as? String ?? ""
    label = coder.decodeObject(forKey: "label") as? UILabel
    top = coder.decodeObject(forKey: "top") as? NSLayoutConstraint
  }

  override func encode(with coder: NSCoder) {
    super.encode(with: coder)
    coder.encode(title, forKey: "title")
    coder.encode(label, forKey: "label")
    coder.encode(top, forKey: "top")
  }
}

/// Copies of views, colors, fonts and images by way of archives.
@MainActor struct ViewArchiveTests {
  private let device = TestDevice()

  private func copy<Object: NSObject>(_ object: Object) throws -> Object {
    let data = try NSKeyedArchiver.archivedData(withRootObject: object, requiringSecureCoding: false)
    let unarchiver = try NSKeyedUnarchiver(forReadingFrom: data)
    unarchiver.requiresSecureCoding = false
    unarchiver.decodingFailurePolicy = .setErrorAndReturn
    defer { if let error = unarchiver.error { Issue.record(error) } }
    return try #require(unarchiver.decodeObject(forKey: NSKeyedArchiveRootObjectKey) as? Object)
  }

  @Test func propertiesOfViewsAreThere() throws {
    device.becomeCurrent()
    let view = UIView(frame: CGRect(x: 10, y: 20, width: 100, height: 50.5))
    view.backgroundColor = UIColor(red: 0.25, green: 0.5, blue: 0.75, alpha: 1)
    view.transform = CGAffineTransform(rotationAngle: 0.5)
    (view.alpha, view.tag, view.isHidden, view.clipsToBounds) = (0.5, 7, true, true)
    view.isUserInteractionEnabled = false
    view.contentMode = .center
    view.autoresizingMask = [.flexibleWidth, .flexibleTopMargin]
    view.layer.cornerRadius = 8
    (view.layer.borderWidth, view.layer.borderColor) = (2, UIColor.red.cgColor)
    (view.layer.shadowOpacity, view.layer.shadowOffset) = (0.5, CGSize(width: 1, height: 2))
    let copy = try copy(view)
    expectEqual(copy.bounds, view.bounds)
    expectEqual(copy.center, view.center)
    expectEqual(copy.transform, view.transform)
    expectEqual(copy.backgroundColor, view.backgroundColor)
    expectEqual(copy.alpha, 0.5)
    expectEqual([copy.tag, copy.contentMode.rawValue, Int(copy.autoresizingMask.rawValue)], [7, 4, 2 + 8])
    expectEqual([copy.isHidden, copy.clipsToBounds, copy.isUserInteractionEnabled], [true, true, false])
    expectEqual([copy.layer.cornerRadius, copy.layer.borderWidth, copy.layer.shadowOffset.height], [8, 2, 2])
    expectEqual(copy.layer.shadowOpacity, 0.5)
    expectEqual(copy.layer.borderColor.map { UIColor(cgColor: $0) }, UIColor.red)
  }

  @Test func subviewsAndTheirConstraintsAreThere() throws {
    device.becomeCurrent()
    let card = ArchivedCard(frame: CGRect(x: 0, y: 0, width: 200, height: 100))
    let label = UILabel()
    label.text = "Title"
    label.font = .boldSystemFont(ofSize: 22)
    label.textColor = .orange
    label.numberOfLines = 0
    label.translatesAutoresizingMaskIntoConstraints = false
    card.addSubview(label)
    let top = label.topAnchor.constraint(equalTo: card.topAnchor, constant: 12)
    NSLayoutConstraint.activate([top, label.leadingAnchor.constraint(equalTo: card.layoutMarginsGuide.leadingAnchor)])
    (card.title, card.label, card.top) = ("card", label, top)
    let copy = try copy(card)
    expectEqual(copy.title, "card")
    expectEqual(copy.subviewsAtStart, 1, "subviews are there when the superclass has returned")
    let copied = try #require(copy.label)
    expectTrue(copied === copy.subviews.first)
    expectTrue(copied !== label)
    expectEqual(copied.text, "Title")
    expectEqual(copied.font, label.font)
    expectEqual([copied.numberOfLines, copied.isUserInteractionEnabled ? 1 : 0], [0, 0])
    expectEqual(copy.constraints.count, 2)
    expectTrue(copy.top === copy.constraints.first { $0.firstAttribute == .top })
    expectEqual(copy.top?.isActive, true)
    copy.layoutIfNeeded()
    expectEqual(copied.frame.origin, CGPoint(x: 8, y: 12))
    copy.top?.constant = 30
    copy.layoutIfNeeded()
    expectEqual(copied.frame.minY, 30)
  }

  /// Guides have no place in the tree of views, so that an archive names them by the view to which they belong.
  @Test func guidesAndTheirConstraintsAreThere() throws {
    device.becomeCurrent()
    let (view, scroll, inner) = (UIView(frame: CGRect(x: 0, y: 0, width: 200, height: 100)), UIScrollView(), UIView())
    view.addSubview(scroll)
    scroll.addSubview(inner)
    inner.tag = 7
    for part in [scroll, inner] { part.translatesAutoresizingMaskIntoConstraints = false }
    let guides = ["first", "second"].map { name in
      let guide = UILayoutGuide()
      guide.identifier = name
      view.addLayoutGuide(guide)
      return guide
    }
    let constraints = [
      scroll.leadingAnchor.constraint(equalTo: view.safeAreaLayoutGuide.leadingAnchor, constant: 1),
      scroll.trailingAnchor.constraint(equalTo: view.layoutMarginsGuide.trailingAnchor),
      scroll.topAnchor.constraint(greaterThanOrEqualTo: view.readableContentGuide.topAnchor),
      scroll.bottomAnchor.constraint(lessThanOrEqualTo: guides[1].bottomAnchor, constant: -4),
      inner.leadingAnchor.constraint(equalTo: scroll.contentLayoutGuide.leadingAnchor),
      inner.widthAnchor.constraint(equalTo: scroll.frameLayoutGuide.widthAnchor, multiplier: 0.5, constant: 3),
      guides[0].heightAnchor.constraint(equalToConstant: 20),
    ]
    for (index, constraint) in constraints.enumerated() {
      constraint.identifier = "c\(index)"
      constraint.priority = UILayoutPriority(Float(300 + index))
    }
    NSLayoutConstraint.activate(constraints)
    let copy = try copy(view)
    expectEqual(copy.layoutGuides.map(\.identifier), ["first", "second"])
    let lines = lines(of: copy)
    expectEqual(lines.count, constraints.count)
    expectEqual(lines, self.lines(of: view))
    expectFalse(lines.contains { $0.contains("another") })
  }

  /// Returns the named constraints of a view and its first subview, with names of their items.
  private func lines(of view: UIView) -> [String] {
    let scroll = view.subviews.first as? UIScrollView
    let items: [(String, AnyObject?)] = [
      ("view", view), ("scroll", scroll), ("inner", view.viewWithTag(7)), ("safe", view.safeAreaLayoutGuide),
      ("margins", view.layoutMarginsGuide), ("readable", view.readableContentGuide),
      ("content", scroll?.contentLayoutGuide), ("frame", scroll?.frameLayoutGuide),
    ]
    func end(_ item: AnyObject?, _ attribute: NSLayoutConstraint.Attribute) -> String {
      guard let item else { return "nothing" }
      let name = items.first { $0.1 === item }?.0 ?? (item as? UILayoutGuide)?.identifier ?? "another"
      return "\(name).\(attribute.rawValue)"
    }
    return (view.constraints + (scroll?.constraints ?? [])).filter { $0.identifier != nil }.map { constraint in
      "\(constraint.identifier ?? "") \(end(constraint.firstItem, constraint.firstAttribute)) "
        + "\(constraint.relation.rawValue) \(end(constraint.secondItem, constraint.secondAttribute)) "
        + "\(constraint.multiplier) \(constraint.constant) \(constraint.priority.rawValue)"
    }.sorted()
  }

  @Test func contentsOfCellsAndStacksAreThere() throws {
    device.becomeCurrent()
    let cell = UICollectionViewCell(frame: CGRect(x: 0, y: 0, width: 100, height: 60))
    let stack = UIStackView(arrangedSubviews: [
      UIButton(type: .system), UIImageView(image: UIImage(systemName: "star")),
    ])
    (stack.axis, stack.spacing) = (.vertical, 5)
    stack.frame = CGRect(x: 5, y: 5, width: 90, height: 50)
    (stack.arrangedSubviews[0] as? UIButton)?.setTitle("Tap", for: .normal)
    cell.contentView.addSubview(stack)
    let copy = try copy(cell)
    expectEqual(copy.subviews.count, cell.subviews.count)
    let copied = try #require(copy.contentView.subviews.first as? UIStackView)
    expectEqual(copied.arrangedSubviews.count, 2)
    expectEqual([copied.axis == .vertical ? 1 : 0, copied.spacing], [1, 5])
    let button = try #require(copied.arrangedSubviews[0] as? UIButton)
    expectEqual(button.title(for: .normal), "Tap")
    expectEqual(button.buttonType, .system)
    expectNotNil((copied.arrangedSubviews[1] as? UIImageView)?.image)
  }

  @Test func textsKeepAttributes() throws {
    device.becomeCurrent()
    let label = UILabel()
    let text = NSMutableAttributedString(string: "ab", attributes: [.foregroundColor: UIColor.red])
    text.append(NSAttributedString(string: "c", attributes: [.font: UIFont.systemFont(ofSize: 9), .kern: 2]))
    label.attributedText = text
    let copy = try #require(try copy(label).attributedText)
    expectEqual(copy.string, "abc")
    expectEqual(copy.attribute(.foregroundColor, at: 1, effectiveRange: nil) as? UIColor, UIColor.red)
    expectEqual(copy.attribute(.font, at: 2, effectiveRange: nil) as? UIFont, UIFont.systemFont(ofSize: 9))
  }

  @Test func imagesAndFontsAreSecure() throws {
    let renderer = UIGraphicsImageRenderer(size: CGSize(width: 4, height: 3))
    let image = renderer.image {
      UIColor.red.setFill(); $0.fill(CGRect(x: 0, y: 0, width: 2, height: 3))
    }
    let data = try NSKeyedArchiver.archivedData(
      withRootObject: image.withRenderingMode(.alwaysTemplate), requiringSecureCoding: true)
    let read = try #require(try NSKeyedUnarchiver.unarchivedObject(ofClass: UIImage.self, from: data))
    expectEqual(read.size, image.size)
    expectEqual(read.scale, image.scale)
    expectEqual(read.renderingMode, .alwaysTemplate)
    expectEqual(read.pngData(), image.pngData())
    let fonts = [
      UIFont.italicSystemFont(ofSize: 31), .systemFont(ofSize: 12, weight: .heavy),
      .monospacedSystemFont(ofSize: 14, weight: .bold), .monospacedDigitSystemFont(ofSize: 9, weight: .light),
      UIFont(name: "Georgia-Bold", size: 20),
    ]
    for font in fonts.compactMap(\.self) {
      let fontData = try NSKeyedArchiver.archivedData(withRootObject: font, requiringSecureCoding: true)
      expectEqual(try NSKeyedUnarchiver.unarchivedObject(ofClass: UIFont.self, from: fontData), font)
    }
  }
}
