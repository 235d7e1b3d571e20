import OpenCombine
import UIKit

/// A travel magazine: a banner that pages, with its page control in the section's footer, and two plain sections.
final class BannerViewController: UIViewController {
  private let page = CurrentValueSubject<Int, Never>(0)
  private let statusBarBackdrop = StatusBarBackdrop()
  private lazy var collectionView = UICollectionView(
    frame: view.bounds, collectionViewLayout: BannerLayout(page: page).make())

  override func viewDidLoad() {
    super.viewDidLoad()
    title = "Banner"
    view.backgroundColor = .systemBackground
    collectionView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    collectionView.backgroundColor = .systemBackground
    collectionView.register(BannerCell.self, forCellWithReuseIdentifier: BannerCell.reuseIdentifier)
    collectionView.register(JourneyCell.self, forCellWithReuseIdentifier: JourneyCell.reuseIdentifier)
    collectionView.register(
      TitleHeader.self, forSupplementaryViewOfKind: UICollectionView.elementKindSectionHeader,
      withReuseIdentifier: TitleHeader.reuseIdentifier)
    collectionView.register(
      PageFooter.self, forSupplementaryViewOfKind: UICollectionView.elementKindSectionFooter,
      withReuseIdentifier: PageFooter.reuseIdentifier)
    collectionView.register(
      HairlineFooter.self, forSupplementaryViewOfKind: UICollectionView.elementKindSectionFooter,
      withReuseIdentifier: HairlineFooter.reuseIdentifier)
    collectionView.dataSource = self
    view.addSubview(collectionView)
    view.addSubview(statusBarBackdrop)
  }

  override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    statusBarBackdrop.fit(view)
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
    let journey = section.journeys[indexPath.item]
    let identifier = section == .banner ? BannerCell.reuseIdentifier : JourneyCell.reuseIdentifier
    let cell = collectionView.dequeueReusableCell(withReuseIdentifier: identifier, for: indexPath)
    (cell as? BannerCell)?.configure(with: journey)
    (cell as? JourneyCell)?.configure(with: journey)
    return cell
  }

  func collectionView(
    _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String, at indexPath: IndexPath
  ) -> UICollectionReusableView {
    let section = BannerSection(rawValue: indexPath.section) ?? .getaways
    if kind == UICollectionView.elementKindSectionHeader {
      return header(of: section, at: indexPath)
    }
    return section == .banner ? pageFooter(at: indexPath) : hairline(at: indexPath)
  }

  private func header(of section: BannerSection, at indexPath: IndexPath) -> UICollectionReusableView {
    let view = collectionView.dequeueReusableSupplementaryView(
      ofKind: UICollectionView.elementKindSectionHeader, withReuseIdentifier: TitleHeader.reuseIdentifier,
      for: indexPath)
    guard let header = view as? TitleHeader else { return view }
    switch section {
    case .banner: header.configure(title: "오늘의 여행", size: 34, eyebrow: "11월 21일 토요일")
    case .tastes: header.configure(title: "그곳의 맛")
    case .getaways: header.configure(title: "주말에 떠나기")
    }
    return header
  }

  private func pageFooter(at indexPath: IndexPath) -> UICollectionReusableView {
    let view = collectionView.dequeueReusableSupplementaryView(
      ofKind: UICollectionView.elementKindSectionFooter, withReuseIdentifier: PageFooter.reuseIdentifier,
      for: indexPath)
    guard let footer = view as? PageFooter else { return view }
    // A tap moves the dot at once; the first frames of the scroll must not move it back.
    footer.bind(page.removeDuplicates(), numberOfPages: BannerSection.banner.journeys.count)
    footer.onSelect = { [weak self] page in self?.show(page: page) }
    return footer
  }

  private func hairline(at indexPath: IndexPath) -> UICollectionReusableView {
    collectionView.dequeueReusableSupplementaryView(
      ofKind: UICollectionView.elementKindSectionFooter, withReuseIdentifier: HairlineFooter.reuseIdentifier,
      for: indexPath)
  }
}
