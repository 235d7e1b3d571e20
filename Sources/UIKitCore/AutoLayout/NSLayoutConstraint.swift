import Foundation
import Geometry

/// A linear relation between attributes of two items: `first = multiplier · second + constant`, or at least or at most
/// that.
///
/// - Fidelity: documented; a constant that is NaN counts as 0, and one beyond 2⁵⁰ points is clamped.
@preconcurrency @MainActor
open class NSLayoutConstraint: NSObject, @preconcurrency NSCoding {
  final private(set) var firstOperand = ConstraintOperand.attribute(.missing)
  final private(set) var secondOperand: ConstraintOperand?
  /// The relation between the two sides.
  open private(set) var relation = Relation.equal
  /// The factor of the second attribute. The default is 1.
  open private(set) var multiplier: CGFloat = 1

  /// The number added to the second side, in points. It can be changed at any time, which is inexpensive. The default
  /// is 0.
  open var constant: CGFloat = 0 {
    didSet {
      constant = FiniteGeometry.coordinate(constant)
      if constant != oldValue { holder?.constantDidChange(of: self) }
    }
  }

  /// The priority of the constraint, from 1 to 1000. Constraints of 1000, the default, are required. One of 0 or less
  /// has no effect.
  open var priority: UILayoutPriority = .required {
    didSet { if priority != oldValue { holder?.priorityDidChange(of: self) } }
  }

  /// The name of the constraint in messages. The default is `nil`.
  open var identifier: String?
  /// Whether the constraint is archived with its view. It has no effect: all constraints between archived views are. The
  /// default is `false`.
  open var shouldBeArchived = false

  /// The view that holds the constraint while it is active: the nearest common ancestor of its items.
  final weak var holder: UIView?
  /// Whether a stack view has created the constraint, rather than the app.
  package final var isStacks = false
  /// The order of the activation among all constraints.
  final var activation = 0
  /// The number that identifies the constraint in messages, in place of an address on iOS. It is the same in every run.
  final let serial = LayoutSerial.next()

  /// Creates a constraint without items, which can't be activated. Subclasses inherit the other initializers through
  /// it.
  public override init() { super.init() }

  /// Creates the constraint of an archive: the one that the view which held it has read, if there is one.
  public required convenience init?(coder: NSCoder) {
    guard let known = ReadConstraints.constraint(coder.decodeInteger(forKey: "serial"), of: coder) as? Self else {
      self.init()
      return
    }
    self.init(replacingBy: known)
  }

  /// Writes which one of the view's constraints this is. The view writes the rest.
  ///
  /// - Fidelity: approximated; a constraint whose view is not in the archive has no items after it is read.
  open func encode(with coder: NSCoder) { coder.encode(serial, forKey: "serial") }

  package convenience init(
    _ first: ConstraintOperand, _ relation: Relation, _ second: ConstraintOperand?, multiplier: CGFloat = 1,
    constant: CGFloat = 0
  ) {
    self.init()
    firstOperand = first
    secondOperand = second
    self.relation = relation
    self.multiplier = multiplier
    self.constant = FiniteGeometry.coordinate(constant)
    refuseNonsense()
  }

  /// Creates a constraint that is not active.
  ///
  /// - Parameters:
  ///   - view1: A view or a layout guide.
  ///   - attr1: The attribute of the first item.
  ///   - relation: The relation between the two sides.
  ///   - view2: A view or a layout guide, or `nil` for a constraint on a length alone.
  ///   - attr2: The attribute of the second item; `notAnAttribute` if there is none.
  ///   - multiplier: The factor of the second attribute.
  ///   - c: The number added to the second side, in points.
  /// - Precondition: The items are views or layout guides; a position is paired with a position and a length with a
  ///   length, or is a length alone; leading and trailing edges are not paired with left and right ones; the multiplier
  ///   is finite and at most a million.
  public convenience init(
    item view1: Any, attribute attr1: Attribute, relatedBy relation: Relation, toItem view2: Any?,
    attribute attr2: Attribute, multiplier: CGFloat, constant c: CGFloat
  ) {
    let second = view2.flatMap { Self.operand($0, attr2) }
    guard let first = Self.operand(view1, attr1) else {
      refuse("The first attribute of a constraint must not be notAnAttribute; use a width, an edge or the like.")
    }
    self.init(first, relation, second, multiplier: multiplier, constant: c)
  }

  private static func operand(_ item: Any, _ attribute: Attribute) -> ConstraintOperand? {
    let object = item as AnyObject
    guard object is UIView || object is UILayoutGuide else {
      refuse("Constraints tie views and layout guides, and \(type(of: item)) is neither.")
    }
    return attribute == .notAnAttribute ? nil : .attribute(ConstraintEnd(object, attribute))
  }

  /// The view or layout guide of the first attribute; `nil` if it no longer exists.
  open var firstItem: AnyObject? { firstOperand.first.item }
  /// The attribute of the first item.
  open var firstAttribute: Attribute { firstOperand.first.attribute }
  /// The view or layout guide of the second attribute; `nil` if there is none or it no longer exists.
  open var secondItem: AnyObject? { secondOperand?.first.item }
  /// The attribute of the second item; `notAnAttribute` if there is none.
  open var secondAttribute: Attribute { secondOperand?.first.attribute ?? .notAnAttribute }
  /// The first side as an anchor: that of the item.
  open var firstAnchor: NSLayoutAnchor<AnyObject> { firstOperand.anchor }
  /// The second side as an anchor; `nil` if there is none.
  open var secondAnchor: NSLayoutAnchor<AnyObject>? { secondOperand?.anchor }

  /// Whether the constraint takes part in the layout. The default is `false`.
  ///
  /// - Precondition: The items have a common ancestor when the constraint is activated.
  open var isActive: Bool {
    get { holder != nil }
    set { if newValue { activate() } else { deactivate() } }
  }

  nonisolated open override var description: String { readAnywhere { message } }

  /// Activates constraints, in their order.
  open class func activate(_ constraints: [NSLayoutConstraint]) {
    for constraint in constraints { constraint.isActive = true }
  }

  /// Deactivates constraints. Constraints that are not active stay as they are.
  open class func deactivate(_ constraints: [NSLayoutConstraint]) {
    for constraint in constraints { constraint.isActive = false }
  }

  // MARK: Visual format

  /// Returns the constraints that a visual format describes, in the order in which it does, such as
  /// `H:|-[name(>=100)]-8-[age]|`. They are not active.
  ///
  /// - Parameters:
  ///   - format: The format. Without a prefix `V:`, it is horizontal.
  ///   - opts: The alignment and the direction of the views.
  ///   - metrics: The numbers for names in the format.
  ///   - views: The views and layout guides for names in the format.
  /// - Precondition: The format is valid, and all of its names have a value.
  /// - Fidelity: documented; the standard gap is 8 points between siblings and the margin at the superview's edge.
  open class func constraints(
    withVisualFormat format: String, options opts: NSLayoutConstraint.FormatOptions = [], metrics: [String: Any]?,
    views: [String: Any]
  ) -> [NSLayoutConstraint] {
    baseConstraints(withVisualFormat: format, options: opts, metrics: metrics, views: views)
  }
}

/// The numbers that identify constraints and views in messages, in the order of their creation or first mention.
@MainActor
enum LayoutSerial {
  private static var last = 0

  static func next() -> Int {
    last += 1
    return last
  }
}
