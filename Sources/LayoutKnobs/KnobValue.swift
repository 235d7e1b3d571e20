package import Foundation
package import LayoutSolver
import PlainText

/// A value in the description of a section.
package enum KnobValue: Hashable, Sendable {
  /// A length in points.
  case points(CGFloat)
  case dimension(DimensionSpec)
  case spacing(SpacingSpec)
  case count(Int)
  case behavior(OrthogonalBehavior)

  /// The value as written in Swift.
  package var text: String {
    switch self {
    case .points(let value): value.text(decimals: 4)
    case .dimension(let value): value.swiftText
    case .spacing(.fixed(let value)): ".fixed(\(value.text(decimals: 4)))"
    case .spacing(.flexible(let value)): ".flexible(\(value.text(decimals: 4)))"
    case .count(let value): "\(value)"
    case .behavior(let value): ".\(value)"
    }
  }

  /// The number; `nil` for a behavior.
  var number: CGFloat? {
    switch self {
    case .points(let value): value
    case .dimension(let value): value.value
    case .spacing(let value): value.minimum
    case .count(let value): CGFloat(value)
    case .behavior: nil
    }
  }

  /// Whether the number is a factor rather than points.
  var isFraction: Bool { if case .dimension(let value) = self { value.fractionAxis != nil } else { false } }

  /// Returns the value with another number.
  func with(_ number: CGFloat) -> KnobValue {
    switch self {
    case .points: .points(number)
    case .dimension(let value): .dimension(value.with(number))
    case .spacing(let value): .spacing(value.isFlexible ? .flexible(number) : .fixed(number))
    case .count: .count(Int(exactly: number.rounded()) ?? 0)
    case .behavior: self
    }
  }
}

extension DimensionSpec {
  /// Returns a dimension of the same kind with another number.
  fileprivate func with(_ number: CGFloat) -> DimensionSpec {
    switch self {
    case .fractionalWidth: .fractionalWidth(number)
    case .fractionalHeight: .fractionalHeight(number)
    case .absolute: .absolute(number)
    case .estimated: .estimated(number)
    case .uniformAcrossSiblings: .uniformAcrossSiblings(estimate: number)
    }
  }
}
