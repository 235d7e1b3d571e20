import OpenCombine
import UIKit

/// A travel magazine: a paging banner with its page control in the section's footer, and two plain sections.
final class BannerViewController: UIViewController {
  private let page = CurrentValueSubject<Int, Never>(0)
  private lazy var collectionView = UICollectionView(
    frame: .zero, collectionViewLayout: BannerLayout(page: page).make())

  private let card = UICollectionView.CellRegistration<CardCell, Journey> { cell, _, journey in
    cell.configure(
      photo: journey.photo, eyebrow: journey.eyebrow, title: journey.title, subtitle: journey.subtitle,
      style: CardCell.Style(titleSize: 30, cornerRadius: 22, padding: 20, margin: 20))
  }
  private let journey = UICollectionView.CellRegistration<CaptionedPhotoCell, Journey> { cell, _, journey in
    cell.configure(photo: journey.photo, title: journey.title, subtitle: journey.subtitle)
  }
  private let screenTitle = UICollectionView.SupplementaryRegistration.screenTitle("오늘의 여행", eyebrow: "11월 21일 토요일")
  private let header = UICollectionView.SupplementaryRegistration.titles { BannerSection(rawValue: $0)?.title }
  private let hairline = UICollectionView.SupplementaryRegistration<HairlineFooter>(
    elementKind: UICollectionView.elementKindSectionFooter
  ) { _, _, _ in }
  private lazy var pageFooter = UICollectionView.SupplementaryRegistration<PageFooter>(
    elementKind: UICollectionView.elementKindSectionFooter
  ) { [weak self] footer, _, _ in
    guard let self else { return }
    // A tap moves the dot at once; the first frames of the scroll must not move it back.
    footer.bind(page.removeDuplicates(), numberOfPages: BannerSection.banner.journeys.count)
    footer.onSelect = { [weak self] page in self?.show(page: page) }
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    title = "Banner"
    fillScreen(with: collectionView)
    collectionView.dataSource = self
  }

  private func show(page: Int) {
    let indexPath = IndexPath(item: page, section: BannerSection.banner.rawValue)
    collectionView.scrollToItem(at: indexPath, at: .centeredHorizontally, animated: true)
  }
}

extension BannerViewController: UICollectionViewDataSource {
  func numberOfSections(in collectionView: UICollectionView) -> Int { BannerSection.allCases.count }

  func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int {
    BannerSection(rawValue: section)?.journeys.count ?? 0
  }

  func collectionView(
    _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell {
    let section = BannerSection(rawValue: indexPath.section) ?? .getaways
    let item = section.journeys[indexPath.item]
    return section == .banner
      ? collectionView.dequeueConfiguredReusableCell(using: card, for: indexPath, item: item)
      : collectionView.dequeueConfiguredReusableCell(using: journey, for: indexPath, item: item)
  }

  func collectionView(
    _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String, at indexPath: IndexPath
  ) -> UICollectionReusableView {
    switch kind {
    case ScreenTitle.elementKind:
      collectionView.dequeueConfiguredReusableSupplementary(using: screenTitle, for: indexPath)
    case UICollectionView.elementKindSectionHeader:
      collectionView.dequeueConfiguredReusableSupplementary(using: header, for: indexPath)
    default:
      indexPath.section == BannerSection.banner.rawValue
        ? collectionView.dequeueConfiguredReusableSupplementary(using: pageFooter, for: indexPath)
        : collectionView.dequeueConfiguredReusableSupplementary(using: hairline, for: indexPath)
    }
  }
}
