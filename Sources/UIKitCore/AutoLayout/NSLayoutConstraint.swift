import Foundation
import Geometry

/// A relation between attributes of two items: `first = multiplier · second + constant`, or at least or most that.
///
/// - Fidelity: documented; a constant that is not a number counts as 0, and one beyond 2⁵⁰ points is cut off there.
@preconcurrency @MainActor
open class NSLayoutConstraint: NSObject {
  final private(set) var firstOperand = ConstraintOperand.attribute(.missing)
  final private(set) var secondOperand: ConstraintOperand?
  open private(set) var relation = Relation.equal
  open private(set) var multiplier: CGFloat = 1

  /// May be changed at any time, and costs little.
  open var constant: CGFloat = 0 {
    didSet {
      constant = FiniteGeometry.coordinate(constant)
      if constant != oldValue { holder?.constantDidChange(of: self) }
    }
  }

  /// From 1 to 1000; 1000 is required.
  open var priority: UILayoutPriority = .required {
    didSet { if priority != oldValue { holder?.priorityDidChange(of: self) } }
  }

  /// Names the constraint in messages.
  open var identifier: String?
  open var shouldBeArchived = false

  /// The view that keeps the constraint while it is active: the nearest one that contains all its items.
  final weak var holder: UIView?
  /// Made by a stack view, not by the app.
  final var isStacks = false
  /// Counts up with each activation.
  final var activation = 0
  /// Names the constraint in messages, where iOS prints an address; the same in every run.
  final let serial = LayoutSerial.next()

  /// A constraint on nothing, which can't be activated. Subclasses inherit the other initializers through it.
  public override init() { super.init() }

  convenience init(
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

  /// - Parameters:
  ///   - view1: A view or a layout guide.
  ///   - view2: The same, or nil for a constraint on a length alone.
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

  open var firstItem: AnyObject? { firstOperand.first.item }
  open var firstAttribute: Attribute { firstOperand.first.attribute }
  open var secondItem: AnyObject? { secondOperand?.first.item }
  open var secondAttribute: Attribute { secondOperand?.first.attribute ?? .notAnAttribute }
  open var firstAnchor: NSLayoutAnchor<AnyObject> { NSLayoutAnchor(firstOperand) }
  open var secondAnchor: NSLayoutAnchor<AnyObject>? { secondOperand.map { NSLayoutAnchor($0) } }

  /// Whether the constraint takes part in the layout. Its items must have a common ancestor then.
  open var isActive: Bool {
    get { holder != nil }
    set { if newValue { activate() } else { deactivate() } }
  }

  nonisolated open override var description: String { readAnywhere { message } }

  open class func activate(_ constraints: [NSLayoutConstraint]) {
    for constraint in constraints { constraint.isActive = true }
  }

  open class func deactivate(_ constraints: [NSLayoutConstraint]) {
    for constraint in constraints { constraint.isActive = false }
  }

  // MARK: Visual format

  /// Constraints in the order in which the format names what they tie.
  ///
  /// - Parameters:
  ///   - metrics: Numbers for names in the format.
  ///   - views: Views and layout guides for names in the format.
  /// - Fidelity: documented; standard space is 8 points between siblings and the margin at the superview's edge.
  open class func constraints(
    withVisualFormat format: String, options opts: NSLayoutConstraint.FormatOptions = [], metrics: [String: Any]?,
    views: [String: Any]
  ) -> [NSLayoutConstraint] {
    baseConstraints(withVisualFormat: format, options: opts, metrics: metrics, views: views)
  }
}

/// Numbers constraints and views in messages, in the order in which they were made or first mentioned.
@MainActor
enum LayoutSerial {
  private static var last = 0

  static func next() -> Int {
    last += 1
    return last
  }
}

/// Stops the program where UIKit raises an exception, with what is wrong and how to mend it.
///
/// `preconditionFailure` would drop the message in release builds.
func refuse(_ message: String) -> Never { fatalError(message) }
