import Foundation
import Geometry
import LayoutSolver
import UIKitCore

/// The layout's state of a section besides its spec. Changes of the developer's object do not reach it before the next
/// invalidation, as if UIKit had copied the section.
@MainActor
struct AdoptedSection {
  let handler: NSCollectionLayoutSectionVisibleItemsInvalidationHandler?
  let decelerationRate: UICollectionLayoutSectionOrthogonalScrollingProperties.DecelerationRate
  let bounce: UICollectionLayoutSectionOrthogonalScrollingProperties.Bounce
  /// The list configuration of the section, if it is a list.
  let list: UICollectionLayoutListConfiguration?

  init(_ section: NSCollectionLayoutSection) {
    handler = section.visibleItemsInvalidationHandler
    decelerationRate = section.orthogonalScrollingProperties.decelerationRate
    bounce = section.orthogonalScrollingProperties.bounce
    list = section.listConfiguration
  }
}

extension UICollectionViewCompositionalLayout {
  /// `nil` for a section that is no list.
  func list(ofSection section: Int) -> UICollectionLayoutListConfiguration? {
    sections.indices.contains(section) ? sections[section]?.list : nil
  }

  /// Asks the provider for every section, in order and once each.
  func readSections(count: Int, of collectionView: UICollectionView, in container: Container) {
    let environment = LayoutEnvironment(
      container: LayoutContainer(contentSize: container.roomForSections(under: configuration.spec)),
      traitCollection: collectionView.traitCollection)
    let context = SpecContext(traitCollection: collectionView.traitCollection)
    var specs: [SectionSpec?] = []
    var adopted: [AdoptedSection?] = []
    specs.reserveCapacity(count)
    adopted.reserveCapacity(count)
    // One section object often serves many sections; it is read once.
    var last: (section: NSCollectionLayoutSection, spec: SectionSpec, adopted: AdoptedSection)?
    for index in 0..<count {
      let section = collectionView.during(.sectionProvider(section: index)) { provider(index, environment) }
      if let section, last?.section !== section {
        last = (section, section.spec(in: context), AdoptedSection(section))
      }
      specs.append(section == nil ? nil : last?.spec)
      adopted.append(section == nil ? nil : last?.adopted)
    }
    sections = adopted
    spec = LayoutSpec(sections: specs, configuration: configuration.spec)
    handlers.sections = Set(adopted.indices.filter { adopted[$0]?.handler != nil })
  }

  /// UIKit raises for a section without definition, and logs what merely has no room.
  func reportIssues() {
    let issues = store.solution?.issues ?? []
    guard issues != reportedIssues else { return }
    for issue in issues {
      if case .missingSection(let items) = issue.reason { raiseForMissingSection(issue.section, items: items) }
      if !reportedIssues.contains(issue) { collectionView?.warn(text(of: issue)) }
    }
    reportedIssues = issues
  }

  /// A section that cannot be laid out is named as UIKit names it, with the container that had no room.
  private func text(of issue: LayoutIssue) -> String {
    switch issue.reason {
    case .itemDoesNotFit, .noRoomInGroup, .emptyGroup:
      let size = store.solution?.container.size ?? .zero
      return "UICollectionViewCompositionalLayout ran into an error when computing the layout for section at index "
        + "\(issue.section) in container <contentSize={\(size.width.inDescription), \(size.height.inDescription)}>. "
        + "Error: \(issue)"
    case .countBelowOne, .missingSection, .nestedTooDeep, .unusableNumber:
      return "UICollectionViewCompositionalLayout: \(issue)"
    }
  }

  private func raiseForMissingSection(_ section: Int, items: Int) -> Never {
    raise(
      "Invalid section definition. Please specify a valid section definition when content is to be rendered for a "
        + "section. This is a client error. The section provider returned nil for section \(section), which has "
        + "\(items) items; nil is right only for sections without items.")
  }
}

/// The measured sizes that are out of date.
extension UICollectionViewCompositionalLayout {
  /// Sizes of what is named are forgotten. An invalidation of the whole has views in sight asked again, but rows out of
  /// sight stay as they are until they come into it: forgetting them would move the content.
  func measureAgain(what context: UICollectionViewLayoutInvalidationContext) {
    if context.invalidateEverything { forgetMeasuredSizes() }
    if context.isUnspecific && !context.invalidateDataSourceCounts { collectionView?.measureAgain() }
    for path in context.invalidatedItemIndexPaths ?? [] where path.count == 2 {
      forgetMeasuredSize(of: .item(section: path.section, item: path.item))
    }
    for (kind, paths) in context.invalidatedSupplementaryIndexPaths ?? [:] {
      for path in paths {
        if let key = ElementKey.supplementary(kind, at: path) { forgetMeasuredSize(of: key) }
      }
    }
  }

  private func forgetMeasuredSize(of key: ElementKey) {
    store.forget(key)
    collectionView?.measureAgain(key)
  }
}
