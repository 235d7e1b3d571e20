import Foundation

extension NSLayoutConstraint {
  class func baseConstraints(
    withVisualFormat format: String, options opts: NSLayoutConstraint.FormatOptions, metrics: [String: Any]?,
    views: [String: Any]
  ) -> [NSLayoutConstraint] {
    do {
      let parsed = try VisualFormat(parsing: format)
      let reader = FormatReading(format: parsed, text: format, options: opts, metrics: metrics ?? [:], views: views)
      return reader.constraints()
    } catch {
      refuse(error.message)
    }
  }
}

/// A visual format together with the values of its names.
@MainActor
private struct FormatReading {
  var format: VisualFormat
  var text: String
  var options: NSLayoutConstraint.FormatOptions
  var metrics: [String: Any]
  var views: [String: Any]

  func constraints() -> [NSLayoutConstraint] {
    var made: [NSLayoutConstraint] = []
    for (index, box) in format.boxes.enumerated() {
      if index > 0 { made += gap(format.gaps[index - 1], format.boxes[index - 1], box) }
      for size in box.sizes { made.append(length(of: box, size)) }
    }
    return made + alignments()
  }

  private var isHorizontal: Bool { format.axis == .horizontal }
  private var isLeftToRight: Bool { options.intersection(.directionMask) == .directionLeftToRight }
  private var isRightToLeft: Bool { options.intersection(.directionMask) == .directionRightToLeft }

  private var start: NSLayoutConstraint.Attribute {
    guard isHorizontal else { return .top }
    return isLeftToRight ? .left : (isRightToLeft ? .right : .leading)
  }
  private var end: NSLayoutConstraint.Attribute {
    guard isHorizontal else { return .bottom }
    return isLeftToRight ? .right : (isRightToLeft ? .left : .trailing)
  }
  private var startMargin: NSLayoutConstraint.Attribute {
    guard isHorizontal else { return .topMargin }
    return isLeftToRight ? .leftMargin : (isRightToLeft ? .rightMargin : .leadingMargin)
  }
  private var endMargin: NSLayoutConstraint.Attribute {
    guard isHorizontal else { return .bottomMargin }
    return isLeftToRight ? .rightMargin : (isRightToLeft ? .leftMargin : .trailingMargin)
  }

  // MARK: Names

  private func item(_ name: String) -> AnyObject {
    guard let found = views[name] else {
      refuse("Unable to parse constraint format: \(name) is not a key in the views dictionary.\n\(text)")
    }
    return found as AnyObject
  }

  /// The superview of the views in the format.
  private var superview: AnyObject {
    for name in format.boxes.compactMap(\.name) {
      if let parent = (item(name) as? UIView)?.superview ?? (item(name) as? UILayoutGuide)?.owningView { return parent }
    }
    refuse("Unable to parse constraint format: '|' needs views that have a superview; add them first.\n\(text)")
  }

  private func item(_ box: VisualFormat.Box) -> AnyObject { box.name.map { item($0) } ?? superview }

  private func number(_ amount: VisualFormat.Amount) -> CGFloat {
    switch amount {
    case .number(let number): return CGFloat(number)
    case .name(let name):
      guard let value = metrics[name] else {
        refuse("Unable to parse constraint format: \(name) is not a key in the metrics dictionary.\n\(text)")
      }
      return Self.number(value) ?? 0
    }
  }

  private static func number(_ value: Any) -> CGFloat? {
    CGFloat(anyNumber: value) ?? (value as? UILayoutPriority).map { CGFloat($0.rawValue) }
  }

  // MARK: Constraints

  private func gap(
    _ gap: VisualFormat.Gap, _ before: VisualFormat.Box, _ after: VisualFormat.Box
  ) -> [NSLayoutConstraint] {
    switch gap {
    case .none: [tie(before, after, VisualFormat.Predicate(amount: .number(0)))]
    case .said(let predicates): predicates.map { tie(before, after, $0) }
    case .standard:
      if before.name != nil, after.name != nil {
        [tie(before, after, VisualFormat.Predicate(amount: .number(8)))]
      } else {
        [margin(before, after)]
      }
    }
  }

  /// Returns the constraint `after.start = before.end + gap`, in the direction of the format.
  private func tie(
    _ before: VisualFormat.Box, _ after: VisualFormat.Box, _ predicate: VisualFormat.Predicate
  ) -> NSLayoutConstraint {
    let distance = number(predicate.amount) * CGFloat(predicate.multiplier) + CGFloat(predicate.offset)
    let (later, earlier) = (after.name == nil ? end : start, before.name == nil ? start : end)
    let first = ConstraintOperand.attribute(ConstraintEnd(item(after), later))
    let second = ConstraintOperand.attribute(ConstraintEnd(item(before), earlier))
    let made =
      isHorizontal && isRightToLeft
      ? NSLayoutConstraint(second, predicate.relation, first, constant: distance)
      : NSLayoutConstraint(first, predicate.relation, second, constant: distance)
    return prioritized(made, predicate)
  }

  private func margin(_ before: VisualFormat.Box, _ after: VisualFormat.Box) -> NSLayoutConstraint {
    let isAtStart = before.name == nil
    let view = ConstraintEnd(item(isAtStart ? after : before), isAtStart ? start : end)
    let edge = ConstraintEnd(item(isAtStart ? before : after), isAtStart ? startMargin : endMargin)
    return NSLayoutConstraint(.attribute(view), .equal, .attribute(edge))
  }

  private func length(of box: VisualFormat.Box, _ predicate: VisualFormat.Predicate) -> NSLayoutConstraint {
    let attribute: NSLayoutConstraint.Attribute = isHorizontal ? .width : .height
    let first = ConstraintOperand.attribute(ConstraintEnd(item(box), attribute))
    if case .name(let name) = predicate.amount, metrics[name] == nil {
      return prioritized(
        NSLayoutConstraint(
          first, predicate.relation, .attribute(ConstraintEnd(item(name), attribute)),
          multiplier: CGFloat(predicate.multiplier), constant: CGFloat(predicate.offset)), predicate)
    }
    let length = number(predicate.amount) * CGFloat(predicate.multiplier) + CGFloat(predicate.offset)
    return prioritized(NSLayoutConstraint(first, predicate.relation, nil, constant: length), predicate)
  }

  private func prioritized(
    _ constraint: NSLayoutConstraint, _ predicate: VisualFormat.Predicate
  ) -> NSLayoutConstraint {
    if let priority = predicate.priority { constraint.priority = UILayoutPriority(Float(number(priority))) }
    return constraint
  }

  /// Returns the constraints that align adjacent views, attribute by attribute.
  private func alignments() -> [NSLayoutConstraint] {
    let all: [NSLayoutConstraint.Attribute] = [
      .left, .right, .top, .bottom, .leading, .trailing, .centerX, .centerY, .lastBaseline, .firstBaseline,
    ]
    let items = format.boxes.compactMap(\.name).map { item($0) }
    return all.filter { options.rawValue & (1 << UInt($0.rawValue)) != 0 }.flatMap { attribute in
      zip(items, items.dropFirst()).map { before, after in
        NSLayoutConstraint(
          .attribute(ConstraintEnd(before, attribute)), .equal, .attribute(ConstraintEnd(after, attribute)))
      }
    }
  }
}
