import DeviceSupport
import Foundation
import TestSupport
import Testing
import UIKit

import UIKitCore

/// A random tree of views, each placed by exactly four constraints, so that its frame can be computed directly.
@MainActor
private final class RandomTree {
  @MainActor
  final class Node {
    let view = UIView()
    var parent: Node?
    /// The sibling whose far edges the near edges follow; `nil` for the near edges of the parent.
    var before: Node?
    var constants: [CGFloat]
    /// The node's size as a fraction of its parent's.
    var share: CGPoint
    var constraints: [NSLayoutConstraint] = []

    init(constants: [CGFloat], share: CGPoint) {
      self.constants = constants
      self.share = share
    }
  }

  let fixture: ConstraintFixture
  var nodes: [Node] = []
  var random: SeededGenerator
  let isRightToLeft: Bool

  init(seed: UInt64) {
    random = SeededGenerator(seed: seed)
    isRightToLeft = seed % 3 == 0
    fixture = ConstraintFixture(size: CGSize(width: 400, height: 800), isRightToLeft: isRightToLeft)
  }

  func number(_ range: ClosedRange<Int>) -> CGFloat { CGFloat(Int.random(in: range, using: &random)) }

  func addNode() {
    let node = Node(
      constants: [number(-9...30), number(-9...30), number(0...40), number(0...40)],
      share: CGPoint(x: number(0...4) / 8, y: number(0...4) / 8))
    node.parent = nodes.isEmpty || Bool.random(using: &random) ? nil : nodes.randomElement(using: &random)
    let siblings = nodes.filter { $0.parent === node.parent }
    if Bool.random(using: &random) { node.before = siblings.randomElement(using: &random) }
    fixture.add(node.view, to: node.parent?.view)
    nodes.append(node)
    constrain(node)
  }

  func constrain(_ node: Node) {
    NSLayoutConstraint.deactivate(node.constraints)
    let (view, outer) = (node.view, node.parent?.view ?? fixture.view)
    let (x, y) = (node.before?.view.trailingAnchor, node.before?.view.bottomAnchor)
    node.constraints = [
      view.leadingAnchor.constraint(equalTo: x ?? outer.leadingAnchor, constant: node.constants[0]),
      view.topAnchor.constraint(equalTo: y ?? outer.topAnchor, constant: node.constants[1]),
      view.widthAnchor.constraint(equalTo: outer.widthAnchor, multiplier: node.share.x, constant: node.constants[2]),
      view.heightAnchor.constraint(equalTo: outer.heightAnchor, multiplier: node.share.y, constant: node.constants[3]),
    ]
    if node.share.x == 0 { node.constraints[2] = view.widthAnchor.constraint(equalToConstant: node.constants[2]) }
    if node.share.y == 0 { node.constraints[3] = view.heightAnchor.constraint(equalToConstant: node.constants[3]) }
    NSLayoutConstraint.activate(node.constraints.shuffled(using: &random))
  }

  func change() {
    switch Int.random(in: 0..<6, using: &random) {
    case 0: if nodes.count < 14 { addNode() }
    case 1: removeLeaf()
    case 2: if let node = nodes.randomElement(using: &random) { constrain(node) }
    case 3: fixture.root.environment.size = CGSize(width: number(100...900), height: number(100...900))
    default:
      guard let node = nodes.randomElement(using: &random) else { return }
      let index = Int.random(in: 0..<4, using: &random)
      node.constants[index] = number(0...40)
      node.constraints[index].constant = node.constants[index]
    }
  }

  private func removeLeaf() {
    let leaves = nodes.filter { leaf in !nodes.contains { $0.parent === leaf || $0.before === leaf } }
    guard let leaf = leaves.randomElement(using: &random) else { return }
    leaf.view.removeFromSuperview()
    nodes.removeAll { $0 === leaf }
  }

  /// The node's frame in the superview's coordinates, computed from the four lines of ``constrain(_:)``.
  func frame(of node: Node) -> CGRect {
    let outer = node.parent.map { frame(of: $0).size } ?? fixture.root.environment.size
    let size = CGSize(
      width: outer.width * node.share.x + node.constants[2], height: outer.height * node.share.y + node.constants[3])
    let before = node.before.map { frame(of: $0) }
    let start = before.map { isRightToLeft ? outer.width - $0.minX : $0.maxX } ?? 0
    let lead = start + node.constants[0]
    return CGRect(
      x: isRightToLeft ? outer.width - lead - size.width : lead, y: (before?.maxY ?? 0) + node.constants[1],
      width: size.width, height: size.height)
  }

  func check(_ note: String) {
    fixture.frame()
    for node in nodes {
      let (real, right) = (node.view.frame, frame(of: node))
      // On a screen of two pixels per point edges are within a quarter of a point.
      let isNear = zip(
        [real.minX, real.minY, real.maxX, real.maxY], [right.minX, right.minY, right.maxX, right.maxY]
      ).allSatisfy { abs($0 - $1) <= 0.2501 }
      expectTrue(isNear, "\(real) should be \(right), \(note)")
    }
  }
}

@MainActor
struct AutoLayoutPropertyTests {
  @Test func randomTreesMatchArithmeticAfterEveryChange() {
    for seed in UInt64(1)...10 {
      let tree = RandomTree(seed: seed)
      for _ in 0..<5 { tree.addNode() }
      tree.check("seed \(seed), at first")
      for step in 0..<25 {
        for _ in 0..<Int.random(in: 1...3, using: &tree.random) { tree.change() }
        tree.check("seed \(seed), step \(step)")
      }
    }
  }
}
