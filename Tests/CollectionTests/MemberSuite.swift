import DeviceSupport
import UIKit

import UIKitCollections

/// Suites that test the members of a layout, with closed-form frames in a container of 320 by 480.
@MainActor
protocol MemberSuite {}

extension MemberSuite {
  var wide: NSCollectionLayoutSize { Sections.size(.fractionalWidth(1), .absolute(40)) }

  func phone(
    _ section: NSCollectionLayoutSection, counts: [Int] = [4],
    configuration: UICollectionViewCompositionalLayoutConfiguration? = nil
  ) -> CollectionFixture {
    let layout = UICollectionViewCompositionalLayout(
      section: section, configuration: configuration ?? UICollectionViewCompositionalLayoutConfiguration())
    return CollectionFixture(layout, counts: counts, size: CGSize(width: 320, height: 480), scale: 2)
  }

  func row(_ width: NSCollectionLayoutDimension, _ height: NSCollectionLayoutDimension) -> NSCollectionLayoutSection {
    let item = NSCollectionLayoutItem(layoutSize: Sections.size(width, height))
    return NSCollectionLayoutSection(group: .horizontal(layoutSize: wide, subitems: [item]))
  }
}
