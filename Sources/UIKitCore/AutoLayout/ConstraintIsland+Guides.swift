import ConstraintSolver
import Foundation
import Geometry

/// Guides whose frame is not determined by constraints.
extension ConstraintIsland {
  func describe(_ item: LayoutItem, _ guide: UILayoutGuide, _ role: LayoutGuideRole) {
    guard let owner = guide.owner else { return }
    let text = "\(LayoutNames.name(guide)) of \(LayoutNames.name(owner))"
    for (line, constant) in zip(lines(item, guide, owner), constants(guide, owner)) {
      let laid = solver.add(line + -Double(constant), .equal, text, rank: 6, at: priority(of: role))
      laid.first?.ownConstant = line.constant
      item.ownConstraints += laid
    }
    guard role == .scrollContent else { return }
    // Without constraints on its length, the content keeps the size that code has set.
    for (line, constant) in zip([item.width, item.height], lengths(of: owner)) {
      item.ownConstraints += solver.add(
        LinearExpression(line) + -Double(constant), .equal, text, rank: 1, at: Priority(Self.habit))
      item.ownConstraints += solver.add(LinearExpression(line), .greaterThanOrEqual, text, rank: 4)
    }
  }

  /// The priority of defaults, below every priority that an app may use.
  static let habit = 0.01

  private func priority(of role: LayoutGuideRole) -> Priority { role == .wished ? Priority(Self.habit) : .required }

  /// Returns the known lines of the guide: usually its four edges, for a scroll view's content its origin.
  private func lines(_ item: LayoutItem, _ guide: UILayoutGuide, _ owner: UIView) -> [LinearExpression] {
    let origin = [LinearExpression(item.left), LinearExpression(item.top)]
    switch guide.role {
    case .plain: return []
    case .scrollContent: return origin
    case .keyboard:
      let outer = self.item(owner)
      return [
        LinearExpression(item.left), boundsLength(of: outer, .horizontal) - LinearExpression(item.width),
        LinearExpression(item.top) + LinearExpression(item.height) - boundsLength(of: outer, .vertical),
        LinearExpression(item.height),
      ]
    case .given, .wished:
      return origin
        + [
          LinearExpression(item.left) + LinearExpression(item.width),
          LinearExpression(item.top) + LinearExpression(item.height),
        ]
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
    case .keyboard:
      let origin = owner.bounds.origin
      return [origin.x, 0, origin.y, owner.keyboardHeight(guide)]
    case .given, .wished:
      let frame = guide.givenFrame.standardFinite
      return [frame.minX, frame.minY, frame.maxX, frame.maxY]
    case .safeArea, .layoutMargins, .readableContent, .scrollFrame:
      let insets = owner.insets(of: guide.role).finite
      let origin = owner.bounds.origin
      return [origin.x + insets.left, origin.y + insets.top, insets.left + insets.right, insets.top + insets.bottom]
    }
  }

  private func lengths(of owner: UIView) -> [CGFloat] {
    guard let scroll = owner as? UIScrollView else { return [0, 0] }
    let (size, growth) = (scroll.contentSize, scroll.zoomGrowth)
    return [size.width - growth.width, size.height - growth.height]
  }

  /// Updates the frames of guides. Changes of margins, safe areas and offsets are not announced, so each layout
  /// compares them.
  func updateGuides() {
    for item in items.given {
      guard case .guide(let role) = item.kind else { continue }
      guard let guide = item.object as? UILayoutGuide, let owner = guide.owner else { continue }
      for (laid, constant) in zip(item.ownConstraints, constants(guide, owner)) {
        // The expression has a constant of its own if its view has alignment insets.
        solver.setConstant((laid.ownConstant ?? 0) - Double(constant), of: laid)
      }
      guard role == .scrollContent, item.ownConstraints.count == 6 else { continue }
      let size = lengths(of: owner)
      solver.setConstant(-Double(size[0]), of: item.ownConstraints[2])
      solver.setConstant(-Double(size[1]), of: item.ownConstraints[4])
    }
  }
}
