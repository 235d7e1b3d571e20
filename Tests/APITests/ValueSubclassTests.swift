import Foundation
import Testing
import UIKit

private final class TaggedDimension: NSCollectionLayoutDimension {
  var tag = "mine"
  override var description: String { "own \(dimension)" }
}

private final class TaggedSpacing: NSCollectionLayoutSpacing {
  override class func fixed(_ fixedSpacing: CGFloat) -> Self { super.fixed(fixedSpacing * 2) }
}

private final class TaggedSymbols: UIImage.SymbolConfiguration, @unchecked Sendable {
  var tag = "mine"
}

/// Apple's classes whose factories return instances of the class that they are called on.
@MainActor
struct ValueSubclassTests {
  @Test func dimensionFactoryReturnsRequestedSubclass() {
    let dimension = TaggedDimension.absolute(44)
    #expect(dimension.tag == "mine" && dimension.isAbsolute && dimension.dimension == 44)
    #expect(dimension.description == "own 44.0")
    #expect(dimension == NSCollectionLayoutDimension.absolute(44))
    let size = NSCollectionLayoutSize(widthDimension: dimension, heightDimension: .estimated(3))
    #expect(size.widthDimension === dimension)
  }

  @Test func spacingFactoryReturnsRequestedSubclass() {
    let spacing: TaggedSpacing = .fixed(4)
    #expect(spacing.isFixed && spacing.spacing == 8)
    #expect(TaggedSpacing.flexible(3).isFlexible)
  }

  @Test func changedConfigurationKeepsItsClass() {
    let symbols = TaggedSymbols(pointSize: 20)
    let changed = symbols.applying(UIImage.SymbolConfiguration(weight: .bold))
    #expect(changed.tag == "mine")
    #expect(changed.isEqual(to: UIImage.SymbolConfiguration(pointSize: 20, weight: .bold)) == changed.isEqual(changed))
    #expect(symbols.withTraitCollection(UITraitCollection(userInterfaceStyle: .dark)).traitCollection != nil)
    let base: UIImage.Configuration = symbols
    #expect(
      UIImage(systemName: "star", withConfiguration: base)?.size
        == UIImage(
          systemName: "star", withConfiguration: UIImage.SymbolConfiguration(pointSize: 20))?.size)
  }
}
