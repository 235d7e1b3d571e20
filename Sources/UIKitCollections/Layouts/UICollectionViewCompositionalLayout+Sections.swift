import Foundation
import Geometry
import LayoutSolver
import UIKitCore

/// The values that a layout keeps of a section in addition to its spec. Changes to the app's object take effect at the
/// next invalidation, as if UIKit had copied the section.
@MainActor
struct AdoptedSection {
  let handler: NSCollectionLayoutSectionVisibleItemsInvalidationHandler?
  let decelerationRate: UICollectionLayoutSectionOrthogonalScrollingProperties.DecelerationRate
  let bounce: UICollectionLayoutSectionOrthogonalScrollingProperties.Bounce
  /// The list configuration from which the section was created, if it is a list.
  let list: UICollectionLayoutListConfiguration?
  /// The section from which the values were read, while the app keeps it.
  private(set) weak var source: NSCollectionLayoutSection?

  init(_ section: NSCollectionLayoutSection) {
    handler = section.visibleItemsInvalidationHandler
    decelerationRate = section.orthogonalScrollingProperties.decelerationRate
    bounce = section.orthogonalScrollingProperties.bounce
    list = section.listConfiguration
    source = section
  }
}

extension UICollectionViewCompositionalLayout {
  /// Returns the list configuration of a section; `nil` for a section that is not a list.
  func list(ofSection section: Int) -> UICollectionLayoutListConfiguration? {
    sections.indices.contains(section) ? sections[section]?.list : nil
  }

  private func environment(of collectionView: UICollectionView, in container: Container) -> LayoutEnvironment {
    LayoutEnvironment(
      container: LayoutContainer(contentSize: container.sizeAvailableToSections(under: configuration.spec)),
      traitCollection: collectionView.traitCollection)
  }

  /// Returns whether the provider describes a section; a layout without such a section can only show it without items.
  @_spi(Projects)
  public func describesSection(_ section: Int) -> Bool {
    guard let view = ownCollectionView else { return true }
    let environment = environment(of: view, in: Container(of: view, beginsAtRight: beginsAtRight))
    return view.during(.sectionProvider(section: section)) { provider(section, environment) } != nil
  }

  /// Calls the provider once for every section, in order.
  func readSections(count: Int, of collectionView: UICollectionView, in container: Container) {
    let environment = environment(of: collectionView, in: container)
    let context = SpecContext(traitCollection: collectionView.traitCollection)
    var specs: [SectionSpec?] = []
    var adopted: [AdoptedSection?] = []
    specs.reserveCapacity(count)
    adopted.reserveCapacity(count)
    // One section object often describes many sections, so it is read once.
    var last: (section: NSCollectionLayoutSection, spec: SectionSpec, adopted: AdoptedSection)?
    for index in 0..<count {
      LayoutEvents.note(
        .provider, collectionView, "section \(index) in \(environment.container.effectiveContentSize.words)")
      let section = collectionView.during(.sectionProvider(section: index)) { provider(index, environment) }
      if let section, last?.section !== section {
        last = (section, section.spec(in: context), AdoptedSection(section))
      }
      specs.append(section == nil ? nil : last?.spec)
      adopted.append(section == nil ? nil : last?.adopted)
    }
    sections = adopted
    authoredSections = specs
    for (section, edit) in edits where specs.indices.contains(section) {
      specs[section] = specs[section].map { edit.applied(to: $0) }
    }
    spec = LayoutSpec(sections: specs, configuration: configuration.spec)
    handlers.sections = Set(adopted.indices.filter { adopted[$0]?.handler != nil })
  }

  /// Reports layout issues. As in UIKit, a section without a definition raises an error, and one without space is
  /// logged.
  func reportIssues() {
    let issues = store.solution?.issues ?? []
    guard issues != reportedIssues else { return }
    for issue in issues {
      if case .missingSection(let items) = issue.reason { raiseForMissingSection(issue.section, items: items) }
      if !reportedIssues.contains(issue) { ownCollectionView?.warn(text(of: issue)) }
    }
    reportedIssues = issues
  }

  /// Returns the message for an issue. It names the section as UIKit does, and the container that is too small.
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

/// The invalidation of measured sizes.
extension UICollectionViewCompositionalLayout {
  /// Forgets the measured sizes of the named elements. Invalidating the whole layout measures visible views again, but
  /// rows outside the visible area keep their sizes until they become visible: forgetting these would move the content.
  func measureAgain(what context: UICollectionViewLayoutInvalidationContext) {
    if context.invalidateEverything { forgetMeasuredSizes() }
    if context.isUnspecific && !context.invalidateDataSourceCounts { ownCollectionView?.measureAgain() }
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
    ownCollectionView?.measureAgain(key)
  }
}
