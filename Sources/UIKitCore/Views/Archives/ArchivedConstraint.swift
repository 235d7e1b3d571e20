import Foundation

/// A constraint in an archive, as a value.
@MainActor
final class ArchivedConstraint: NSObject, @preconcurrency NSCoding {
  let serial: Int
  private let items: [String]
  private let attributes: [Int]
  private let relation: Int
  private let numbers: [Double]
  private let identifier: String?

  /// Creates the value of a constraint; `nil` if one of its items is not in the tree of the view.
  init?(_ constraint: NSLayoutConstraint, in view: UIView) {
    guard !constraint.isStacks, let first = Self.path(to: constraint.firstItem, in: view) else { return nil }
    var second = ""
    if let item = constraint.secondItem {
      guard let path = Self.path(to: item, in: view) else { return nil }
      second = path
    }
    serial = constraint.serial
    items = [first, second]
    attributes = [constraint.firstAttribute.rawValue, constraint.secondAttribute.rawValue]
    relation = constraint.relation.rawValue
    numbers = [Double(constraint.multiplier), Double(constraint.constant), Double(constraint.priority.rawValue)]
    identifier = constraint.identifier
    super.init()
  }

  init?(coder: NSCoder) {
    serial = coder.decodeInteger(forKey: "serial")
    items = ["first", "second"].map { coder.decodeObject(forKey: $0) as? String ?? "" }
    attributes = ["firstAttribute", "secondAttribute"].map { coder.decodeInteger(forKey: $0) }
    relation = coder.decodeInteger(forKey: "relation")
    numbers = ["multiplier", "constant", "priority"].map { coder.decodeDouble(forKey: $0) }
    identifier = coder.decodeObject(forKey: "identifier") as? String
    super.init()
  }

  func encode(with coder: NSCoder) {
    coder.encode(serial, forKey: "serial")
    for (key, path) in zip(["first", "second"], items) { coder.encode(path, forKey: key) }
    for (key, value) in zip(["firstAttribute", "secondAttribute"], attributes) { coder.encode(value, forKey: key) }
    coder.encode(relation, forKey: "relation")
    for (key, value) in zip(["multiplier", "constant", "priority"], numbers) { coder.encode(value, forKey: key) }
    coder.encode(identifier, forKey: "identifier")
  }

  /// Returns the constraint between the views of a tree; `nil` if one is missing.
  func constraint(in view: UIView) -> NSLayoutConstraint? {
    guard let first = Self.item(at: items[0], in: view), let relation = NSLayoutConstraint.Relation(rawValue: relation),
      let firstAttribute = NSLayoutConstraint.Attribute(rawValue: attributes[0]),
      let secondAttribute = NSLayoutConstraint.Attribute(rawValue: attributes[1])
    else { return nil }
    let second = items[1].isEmpty ? nil : Self.item(at: items[1], in: view)
    guard second != nil || secondAttribute == .notAnAttribute else { return nil }
    let constraint = NSLayoutConstraint(
      item: first, attribute: firstAttribute, relatedBy: relation, toItem: second, attribute: secondAttribute,
      multiplier: CGFloat(numbers[0]), constant: CGFloat(numbers[1]))
    constraint.priority = UILayoutPriority(Float(numbers[2]))
    constraint.identifier = identifier
    return constraint
  }

  /// Returns the positions of the subviews on the way to an item, such as `./0/2/safeArea`; `nil` if it is not in the tree.
  private static func path(to item: AnyObject?, in view: UIView) -> String? {
    if let item = item as? UIView { return path(to: item, below: view) }
    guard let guide = item as? UILayoutGuide, let owner = guide.owningView, let path = path(to: owner, below: view)
    else { return nil }
    return guideName(guide, of: owner).map { "\(path)/\($0)" }
  }

  private static func path(to item: UIView, below view: UIView) -> String? {
    if item === view { return "." }
    guard let parent = item.superview, let path = path(to: parent, below: view) else { return nil }
    if ViewTree.content(of: parent) === item { return "\(path)/content" }
    return ViewTree.archived(parent).firstIndex { $0 === item }.map { "\(path)/\($0)" }
  }

  private static func guideName(_ guide: UILayoutGuide, of owner: UIView) -> String? {
    if guide === owner.safeAreaLayoutGuide { return "safeArea" }
    if guide === owner.layoutMarginsGuide { return "margins" }
    if guide === owner.readableContentGuide { return "readable" }
    if let view = owner as? UIScrollView {
      if guide === view.contentLayoutGuide { return "contentLayout" }
      if guide === view.frameLayoutGuide { return "frameLayout" }
    }
    return owner.layoutGuides.firstIndex { $0 === guide }.map { "guide\($0)" }
  }

  private static func item(at path: String, in view: UIView) -> AnyObject? {
    var current: UIView? = view
    for part in path.split(separator: "/").dropFirst() {
      guard let owner = current else { return nil }
      if let index = Int(part) {
        let views = ViewTree.archived(owner)
        current = views.indices.contains(index) ? views[index] : nil
      } else if part == "content" {
        current = ViewTree.content(of: owner)
      } else {
        return guide(String(part), of: owner)
      }
    }
    return current
  }

  private static func guide(_ name: String, of owner: UIView) -> UILayoutGuide? {
    switch name {
    case "safeArea": return owner.safeAreaLayoutGuide
    case "margins": return owner.layoutMarginsGuide
    case "readable": return owner.readableContentGuide
    case "contentLayout": return (owner as? UIScrollView)?.contentLayoutGuide
    case "frameLayout": return (owner as? UIScrollView)?.frameLayoutGuide
    default:
      guard let index = Int(name.dropFirst(5)), owner.layoutGuides.indices.contains(index) else { return nil }
      return owner.layoutGuides[index]
    }
  }
}
