import Foundation

/// The names of views, guides and constraints in messages. They have UIKit's form, with a number in place of an
/// address.
@MainActor
enum LayoutNames {
  static func name(_ item: AnyObject) -> String {
    switch item {
    case let label as UILabel: "\(type(of: label)):\(number(of: label))'\((label.text ?? "").prefix(24))'"
    case let view as UIView: "\(type(of: view)):\(number(of: view))"
    case let guide as UILayoutGuide: "\(type(of: guide)):\(hex(guide.serial))'\(guide.identifier)'"
    default: "\(type(of: item))"
    }
  }

  /// Returns a number in the form of an address; any radix would tell objects apart.
  static func hex(_ serial: Int) -> String { "0x" + String(serial, radix: 16) }

  private static func number(of view: UIView) -> String { hex(view.constraintState.serial) }

  /// Returns the name of a view without the text that it shows.
  static func textFreeName(_ item: AnyObject) -> String { item is UIView ? "\(type(of: item))" : name(item) }

  static func text(_ operand: ConstraintOperand, _ name: @MainActor (AnyObject) -> String) -> String {
    switch operand {
    case .attribute(let end): text(end, name)
    case .distance(let from, let to): "(\(text(to, name)) - \(text(from, name)))"
    }
  }

  private static func text(_ end: ConstraintEnd, _ name: @MainActor (AnyObject) -> String) -> String {
    "\(end.item.map { name($0) } ?? "(gone)").\(end.attribute.name)"
  }

  /// Returns a number without unnecessary decimals.
  static func text(_ number: CGFloat) -> String {
    number == number.rounded() && abs(number) < 1e9 ? "\(Int(number))" : "\(number)"
  }
}

extension NSLayoutConstraint {
  /// The relation as text, such as `UIView.width == 0.5*UIView.width + 8 @750`.
  var sentence: String { sentence(LayoutNames.name) }

  private func sentence(_ name: @MainActor (AnyObject) -> String) -> String {
    let sign =
      switch relation {
      case .equal: "=="
      case .lessThanOrEqual: "<="
      case .greaterThanOrEqual: ">="
      }
    var right = secondOperand.map { LayoutNames.text($0, name) }
    if let text = right, multiplier != 1 { right = "\(LayoutNames.text(multiplier))*\(text)" }
    let offset = LayoutNames.text(abs(constant))
    let sum =
      if let right { constant == 0 ? right : "\(right) \(constant < 0 ? "-" : "+") \(offset)" } else {
        LayoutNames.text(constant)
      }
    let strength = priority == .required ? "" : " @\(LayoutNames.text(CGFloat(priority.rawValue)))"
    return "\(LayoutNames.text(firstOperand, name)) \(sign) \(sum)\(strength)"
  }

  /// The description as UIKit prints it, such as `<NSLayoutConstraint:0x2a 'name' UIView:0x1.width == 100 (active)>`.
  var message: String { message(LayoutNames.name) }

  /// The description without the texts of labels: it says what the constraint is, whatever the labels show.
  package var textFreeDescription: String { message(LayoutNames.textFreeName) }

  private func message(_ name: @MainActor (AnyObject) -> String) -> String {
    let label = identifier.map { " '\($0)'" } ?? ""
    let state = isActive ? "active" : "inactive"
    return "<\(type(of: self)):\(LayoutNames.hex(serial))\(label) \(sentence(name))   (\(state))>"
  }
}
