import Foundation
import Geometry
import UIKitCore

/// The constraints that place the arranged views of a stack. Their names begin like UIKit's, so that messages are
/// familiar.
@MainActor
struct StackConstraints {
  private let stack: UIStackView
  private let canvas: AnyObject
  private let views: [UIView]
  private let weights: [CGFloat]
  /// The priority of the edges at which the views end. The views of a stack without length exceed it.
  private let ending: UILayoutPriority
  private(set) var constraints: [NSLayoutConstraint] = []
  /// The constraints among ``constraints`` that give hidden views the breadth of the stack.
  private(set) var breadths: [NSLayoutConstraint] = []

  /// Creates the constraints of a stack.
  ///
  /// - Parameter weights: The natural lengths of the visible views, for a proportional distribution.
  init(_ stack: UIStackView, weights: [CGFloat]) {
    self.stack = stack
    self.weights = weights
    canvas = stack.isLayoutMarginsRelativeArrangement ? stack.layoutMarginsGuide : stack
    views = stack.arrangedSubviews.filter { !$0.isHidden }
    ending = stack.isFolded ? UILayoutPriority(rawValue: 999) : .required
    connect()
    distribute()
    align()
    fold()
    shrink()
  }

  // MARK: Attributes along and across

  private typealias Attribute = NSLayoutConstraint.Attribute
  private var isRow: Bool { stack.axis == .horizontal }
  private var start: Attribute { isRow ? .leading : .top }
  private var end: Attribute { isRow ? .trailing : .bottom }
  private var middle: Attribute { isRow ? .centerX : .centerY }
  private var length: Attribute { isRow ? .width : .height }
  private var acrossStart: Attribute { isRow ? .top : .leading }
  private var acrossEnd: Attribute { isRow ? .bottom : .trailing }
  private var acrossMiddle: Attribute { isRow ? .centerY : .centerX }
  private var acrossLength: Attribute { isRow ? .height : .width }

  private mutating func add(
    _ name: String, _ item: AnyObject, _ attribute: Attribute, _ other: AnyObject?, _ otherAttribute: Attribute,
    relation: NSLayoutConstraint.Relation = .equal, times multiplier: CGFloat = 1, plus constant: CGFloat = 0,
    at priority: UILayoutPriority = .required
  ) {
    let constraint = NSLayoutConstraint(
      item: item, attribute: attribute, relatedBy: relation, toItem: other, attribute: otherAttribute,
      multiplier: multiplier, constant: constant)
    keep(constraint, name, at: priority)
  }

  private mutating func keep(_ constraint: NSLayoutConstraint, _ name: String, at priority: UILayoutPriority) {
    constraint.identifier = "UISV-\(name)"
    constraint.priority = priority
    constraint.isStacks = true
    constraints.append(constraint)
  }

  // MARK: Along

  private mutating func connect() {
    guard let first = views.first, let last = views.last else { return }
    add("canvas-connection", first, start, canvas, start)
    add("canvas-connection", canvas, end, last, end, at: ending)
    let relation: NSLayoutConstraint.Relation = stretchesGaps ? .greaterThanOrEqual : .equal
    for (view, next) in zip(views, views.dropFirst()) {
      let isByBaseline = !isRow && stack.isBaselineRelativeArrangement
      add(
        "spacing", next, isByBaseline ? .firstBaseline : start, view, isByBaseline ? .lastBaseline : end,
        relation: relation, plus: stack.gap(after: view))
    }
  }

  private var stretchesGaps: Bool { stack.distribution == .equalSpacing || stack.distribution == .equalCentering }

  private mutating func distribute() {
    switch stack.distribution {
    case .fill: break
    case .fillEqually:
      for view in views.dropFirst() { add("fill-equally", view, length, views[0], length) }
    case .fillProportionally: distributeInProportion()
    case .equalSpacing:
      equalise("distributing", from: end, to: start, at: .required)
    case .equalCentering:
      equalise("centering", from: middle, to: middle, at: UILayoutPriority(rawValue: 149))
    }
  }

  /// Makes lengths proportional to natural lengths, relative to the first view that has one; views without one are left
  /// to the other constraints.
  private mutating func distributeInProportion() {
    guard weights.count == views.count, let base = weights.firstIndex(where: { $0 > 0 }) else { return }
    for index in views.indices where index != base && weights[index] > 0 {
      add(
        "fill-proportionally", views[index], length, views[base], length, times: weights[index] / weights[base],
        at: UILayoutPriority(rawValue: 999))
    }
  }

  /// Makes the distances between neighbors equal.
  private mutating func equalise(
    _ name: String, from: Attribute, to: Attribute, at priority: UILayoutPriority
  ) {
    let distances = zip(views, views.dropFirst()).map { view, next in
      ConstraintOperand.distance(from: ConstraintEnd(view, from), to: ConstraintEnd(next, to))
    }
    for distance in distances.dropFirst() {
      keep(NSLayoutConstraint(distance, .equal, distances[0]), name, at: priority)
    }
  }

  // MARK: Across

  private mutating func align() {
    for view in views {
      switch stack.alignment {
      case .fill:
        add("alignment", view, acrossStart, canvas, acrossStart)
        add("alignment", view, acrossEnd, canvas, acrossEnd, at: ending)
      case .leading:
        add("alignment", view, acrossStart, canvas, acrossStart)
        enclose(view, acrossEnd)
      case .trailing:
        add("alignment", view, acrossEnd, canvas, acrossEnd)
        enclose(view, acrossStart)
      case .center:
        add("alignment", view, acrossMiddle, canvas, acrossMiddle)
        enclose(view, acrossStart, acrossEnd)
      case .firstBaseline: alignBaseline(view, .firstBaseline)
      case .lastBaseline: alignBaseline(view, .lastBaseline)
      }
    }
  }

  /// Makes the canvas at least as large as the view.
  private mutating func enclose(_ view: UIView, _ edges: Attribute...) {
    for edge in edges {
      let relation: NSLayoutConstraint.Relation = edge == acrossStart ? .greaterThanOrEqual : .lessThanOrEqual
      add("spanning-boundary", view, edge, canvas, edge, relation: relation, at: ending)
    }
  }

  /// Aligns a view by its baseline in a row, and by its leading edge in a column.
  private mutating func alignBaseline(_ view: UIView, _ baseline: Attribute) {
    enclose(view, acrossStart, acrossEnd)
    guard isRow else { return add("alignment", view, acrossStart, canvas, acrossStart) }
    if view !== views[0] { add("alignment", view, baseline, views[0], baseline) }
    let edge = baseline == .firstBaseline ? acrossStart : acrossEnd
    add("ambiguity-suppression", view, edge, canvas, edge, at: Self.weakest)
  }

  // MARK: Hidden views

  /// Gives hidden views no length, in the places where they would appear, without an effect on the other views.
  private mutating func fold() {
    var previous: UIView?
    for view in stack.arrangedSubviews {
      guard view.isHidden else {
        previous = view
        continue
      }
      add("hiding", view, length, nil, .notAnAttribute)
      if let previous {
        add("hiding", view, start, previous, end, plus: stack.gap(after: previous))
      } else {
        add("hiding", view, start, canvas, start)
      }
      alignHidden(view)
    }
  }

  /// Aligns a hidden view across the stack. Its own breadth does not make the stack broader.
  private mutating func alignHidden(_ view: UIView) {
    switch stack.alignment {
    case .trailing: add("hiding", view, acrossEnd, canvas, acrossEnd)
    case .center: add("hiding", view, acrossMiddle, canvas, acrossMiddle)
    default: add("hiding", view, acrossStart, canvas, acrossStart)
    }
    guard stack.alignment == .fill else { return }
    add("hiding", view, acrossLength, nil, .notAnAttribute, plus: stack.breadth, at: UILayoutPriority(rawValue: 999))
    breadths += constraints.suffix(1)
  }

  /// Makes the stack no larger than its contents, unless other constraints determine its size.
  private mutating func shrink() {
    add("ambiguity-suppression", canvas, acrossLength, nil, .notAnAttribute, at: Self.weakest)
    if views.isEmpty { add("ambiguity-suppression", canvas, length, nil, .notAnAttribute, at: Self.weakest) }
  }

  private static let weakest = UILayoutPriority(rawValue: 25)
}
