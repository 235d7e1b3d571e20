import Foundation

/// The subviews, layout guides and constraints of a view in archives.
///
/// Foundation for Linux cannot read objects that refer to each other in a circle, so constraints are values here, which name
/// their items by the positions in the tree.
@MainActor
enum ViewTree {
  static func write(_ view: UIView, to coder: NSCoder) {
    let content = content(of: view)
    coder.encode(archived(content) as NSArray, forKey: "UISubviews")
    coder.encode(content.layoutGuides.map { $0.identifier as NSString } as NSArray, forKey: "UILayoutGuides")
    let held = content === view ? view.constraints : view.constraints + content.constraints
    let values = held.compactMap { ArchivedConstraint($0, in: view) }
    coder.encode(values as NSArray, forKey: "UIConstraints")
  }

  static func read(_ view: UIView, from coder: NSCoder) {
    let content = content(of: view)
    for case let subview as UIView in coder.decodeObject(forKey: "UISubviews") as? [Any] ?? [] {
      content.addSubview(subview)
    }
    for name in coder.decodeObject(forKey: "UILayoutGuides") as? [String] ?? [] {
      let guide = UILayoutGuide()
      guide.identifier = name
      content.addLayoutGuide(guide)
    }
    for case let value as ArchivedConstraint in coder.decodeObject(forKey: "UIConstraints") as? [Any] ?? [] {
      if let constraint = value.constraint(in: view) {
        ReadConstraints.add(constraint, value.serial, of: coder)
        constraint.isActive = true
      }
    }
  }

  /// The view that contains the app's subviews.
  static func content(of view: UIView) -> UIView { (view as? any ContentHolding)?.contentView ?? view }

  /// Returns the subviews that an archive contains: those of the app, and those of UIKit that no control makes itself.
  static func archived(_ view: UIView) -> [UIView] {
    let views = view.subviews.filter { !isInternal(type(of: $0)) }
    if let button = view as? UIButton {
      let parts: [UIView?] = [button.titleLabel, button.subtitleLabel, button.imageView]
      return views.filter { view in !parts.contains { $0 === view } }
    }
    return view is UIControl && kitClass(of: view) != UIControl.self
      ? views.filter { kitClass(of: $0) != type(of: $0) } : views
  }

  /// Returns the class of UIKit from which the view's class inherits, or that class itself.
  private static func kitClass(of view: UIView) -> AnyClass {
    var current: AnyClass = type(of: view)
    while !String(reflecting: current).hasPrefix("UIKit"), let next = _getSuperclass(current) { current = next }
    return current
  }

  private static func isInternal(_ type: AnyClass) -> Bool {
    let parts = String(reflecting: type).split(separator: ".")
    guard parts.count == 2, let module = parts.first, module.hasPrefix("UIKit") else { return false }
    return !parts[1].hasPrefix("UI")
  }
}

/// The constraints of the archive that is being read, by their numbers in it.
@MainActor
enum ReadConstraints {
  private static weak var coder: NSCoder?
  private static var constraints: [Int: NSLayoutConstraint] = [:]

  static func add(_ constraint: NSLayoutConstraint, _ serial: Int, of coder: NSCoder) {
    if self.coder !== coder { (self.coder, constraints) = (coder, [:]) }
    constraints[serial] = constraint
  }

  /// Returns a constraint that a view of the archive has read; `nil` if none has.
  static func constraint(_ serial: Int, of coder: NSCoder) -> NSLayoutConstraint? {
    self.coder === coder ? constraints[serial] : nil
  }
}
