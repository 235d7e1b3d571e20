import ConstraintSolver
import Foundation
import Geometry

/// Guides whose place something other than constraints decides.
extension ConstraintIsland {
  func describe(_ item: LayoutItem, _ guide: UILayoutGuide, _ role: LayoutGuideRole) {
    guard let owner = guide.owner else { return }
    let text = "\(LayoutNames.name(guide)) of \(LayoutNames.name(owner))"
    for (line, constant) in zip(lines(item, guide, owner), constants(guide, owner)) {
      item.ownConstraints += lay(line + -Double(constant), .equal, text, rank: 6, at: priority(of: role))
    }
    guard role == .scrollContent else { return }
    // Without constraints on its length, content is as long as code has said.
    for (line, constant) in zip([item.width, item.height], lengths(of: owner)) {
      item.ownConstraints += lay(
        LinearExpression(line) + -Double(constant), .equal, text, rank: 1, at: Priority(Self.habit))
      item.ownConstraints += lay(LinearExpression(line), .greaterThanOrEqual, text, rank: 3)
    }
  }

  /// Below every priority that an app may use: how things are if nobody says anything.
  static let habit = 0.01

  private func priority(of role: LayoutGuideRole) -> Priority { role == .wished ? Priority(Self.habit) : .required }

  /// What is known of the guide: of most their four edges, of a scroll view's content where it begins.
  private func lines(_ item: LayoutItem, _ guide: UILayoutGuide, _ owner: UIView) -> [LinearExpression] {
    let origin = [LinearExpression(item.left), LinearExpression(item.top)]
    switch guide.role {
    case .plain: return []
    case .scrollContent: return origin
    case .given, .wished: return origin + [LinearExpression(item.width), LinearExpression(item.height)]
    case .safeArea, .layoutMargins, .readableContent, .scrollFrame:
      let outer = self.item(owner)
      return origin
        + [
          boundsLength(of: outer, .horizontal) - LinearExpression(item.width),
          boundsLength(of: outer, .vertical) - LinearExpression(item.height),
        ]
    }
  }

  private func constants(_ guide: UILayoutGuide, _ owner: UIView) -> [CGFloat] {
    switch guide.role {
    case .plain: return []
    case .scrollContent: return [0, 0]
    case .given, .wished:
      let frame = guide.givenFrame.standardFinite
      return [frame.minX, frame.minY, frame.width, frame.height]
    case .safeArea, .layoutMargins, .readableContent, .scrollFrame:
      let insets = owner.insets(of: guide.role).finite
      let origin = owner.bounds.origin
      return [origin.x + insets.left, origin.y + insets.top, insets.left + insets.right, insets.top + insets.bottom]
    }
  }

  private func lengths(of owner: UIView) -> [CGFloat] {
    let size = (owner as? UIScrollView)?.contentSize ?? .zero
    return [size.width, size.height]
  }

  /// Margins, safe areas and offsets are no events of ours: whoever lays out looks whether they are the same.
  func updateGuides() {
    for item in order {
      guard case .guide(let role) = item.kind, role != .plain else { continue }
      guard let guide = item.object as? UILayoutGuide, let owner = guide.owner else { continue }
      var new = constants(guide, owner)
      if role == .scrollContent, item.ownConstraints.count == 6 {
        let size = lengths(of: owner)
        setConstant(-Double(size[0]), of: item.ownConstraints[2])
        setConstant(-Double(size[1]), of: item.ownConstraints[4])
        new = []
      }
      for (laid, constant) in zip(item.ownConstraints, new) {
        setConstant(guideConstant(laid, constant, owner), of: laid)
      }
    }
  }

  /// The constant of a line is not only the guide's where its view has alignment insets.
  private func guideConstant(_ laid: LaidConstraint, _ constant: CGFloat, _ owner: UIView) -> Double {
    guard laid.constraint.expression.terms.count == 2, let outer = knownItem(owner) else { return -Double(constant) }
    let isHorizontal = laid.constraint.expression.terms[0].variable == outer.width
    let axis: NSLayoutConstraint.Axis = isHorizontal ? .horizontal : .vertical
    return outer.leadingInset(axis) + outer.trailingInset(axis) - Double(constant)
  }
}
