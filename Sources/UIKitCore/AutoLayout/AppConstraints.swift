import Foundation

/// The app's constraints that are in the solver of an island.
@MainActor
struct AppConstraints {
  /// The constraints, in the order in which they were added.
  private(set) var all: [LaidConstraint] = []
  private var byConstraint: [ObjectIdentifier: LaidConstraint] = [:]

  subscript(_ constraint: NSLayoutConstraint) -> LaidConstraint? { byConstraint[ObjectIdentifier(constraint)] }

  mutating func append(_ laid: LaidConstraint, for constraint: NSLayoutConstraint) {
    byConstraint[ObjectIdentifier(constraint)] = laid
    all.append(laid)
  }

  /// Removes and returns what is in the solver for a constraint.
  mutating func remove(_ constraint: NSLayoutConstraint) -> LaidConstraint? {
    guard let old = byConstraint.removeValue(forKey: ObjectIdentifier(constraint)) else { return nil }
    all.removeAll { $0 === old }
    return old
  }

  /// Removes and returns what is in the solver for constraints that are not among the given ones.
  mutating func removeAll(except constraints: [NSLayoutConstraint]) -> [LaidConstraint] {
    let kept = Set(constraints.map(ObjectIdentifier.init))
    let isKept = { (laid: LaidConstraint) in laid.appConstraint.map { kept.contains(ObjectIdentifier($0)) } ?? false }
    let old = all.filter { !isKept($0) }
    guard !old.isEmpty else { return [] }
    all.removeAll { !isKept($0) }
    for constraint in old.compactMap(\.appConstraint) { byConstraint[ObjectIdentifier(constraint)] = nil }
    return old
  }
}
