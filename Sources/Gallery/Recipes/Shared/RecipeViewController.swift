import UIKit

/// A heading, and below it one collection view that fills the rest of the screen: the base class of the recipes.
///
/// A recipe provides its section and its cells; all movement is in the section's handler.
class RecipeViewController: UIViewController, UICollectionViewDataSource {
  private let eyebrow = UILabel(.footnote, weight: .semibold, color: .secondaryLabel, lines: 2)
  private let heading = UILabel(.largeTitle, weight: .bold)
  private(set) lazy var collectionView = UICollectionView(frame: .zero, collectionViewLayout: makeLayout())

  convenience init(title: String, eyebrow line: String) {
    self.init(nibName: nil, bundle: nil)
    self.title = title
    heading.text = title
    heading.adjustsFontSizeToFitWidth = true
    heading.minimumScaleFactor = 0.6
    eyebrow.text = line
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemBackground
    collectionView.backgroundColor = .clear
    collectionView.dataSource = self
    // The section is as high as the view, which avoids the notch itself; shadows may extend beyond it.
    collectionView.contentInsetAdjustmentBehavior = .never
    collectionView.clipsToBounds = false
    for subview in [collectionView, eyebrow, heading] { view.addSubview(subview) }
  }

  override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    let safe = view.bounds.inset(by: view.safeAreaInsets)
    let width = safe.width - 40
    let (first, second) = (max(18, eyebrow.height(fitting: width)), max(42, ceil(heading.font.lineHeight)))
    eyebrow.frame = CGRect(x: safe.minX + 20, y: safe.minY + 8, width: width, height: first)
    heading.frame = CGRect(x: safe.minX + 20, y: eyebrow.frame.maxY, width: width, height: second)
    let top = heading.frame.maxY + 12
    collectionView.frame = CGRect(x: 0, y: top, width: view.bounds.width, height: max(0, safe.maxY - top - 12))
  }

  private func makeLayout() -> UICollectionViewCompositionalLayout {
    let configuration = UICollectionViewCompositionalLayoutConfiguration()
    // Rows extend from edge to edge, also under the notch.
    configuration.contentInsetsReference = .none
    return UICollectionViewCompositionalLayout(
      sectionProvider: { [weak self] index, environment in self?.section(index, in: environment) },
      configuration: configuration)
  }

  // MARK: What a recipe says

  func section(_ index: Int, in environment: any NSCollectionLayoutEnvironment) -> NSCollectionLayoutSection? { nil }

  func numberOfSections(in collectionView: UICollectionView) -> Int { 1 }

  func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { 0 }

  func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath) -> UICollectionViewCell {
    UICollectionViewCell()
  }

  func collectionView(
    _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String, at indexPath: IndexPath
  ) -> UICollectionReusableView {
    UICollectionReusableView()
  }
}
