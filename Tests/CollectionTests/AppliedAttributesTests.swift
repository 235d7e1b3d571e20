import DeviceSupport
import Foundation
import Geometry
import TestSupport
import Testing
import UIKitCollections
import UIKitCore

/// The calls of `apply(_:)`. Its documentation on iOS: attributes are applied only if they have changed.
@MainActor
struct AppliedAttributesTests {
  private let fixture = TestDevice.phone()

  private final class Cell: UICollectionViewCell {
    static var log: [String] = []
    override func prepareForReuse() {
      super.prepareForReuse()
      Self.log.append("reuse")
    }
    override func apply(_ layoutAttributes: UICollectionViewLayoutAttributes) {
      super.apply(layoutAttributes)
      Self.log.append("apply \(layoutAttributes.indexPath.item) \(Int(layoutAttributes.size.height))")
    }
  }

  private final class Source: NSObject, UICollectionViewDataSource {
    var count = 1
    var configure: (UICollectionViewCell) -> Void = { _ in }
    func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { count }
    func collectionView(
      _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell {
      let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath)
      Cell.log.append("configure \(indexPath.item)")
      configure(cell)
      return cell
    }
  }

  @Test func attributesAreAppliedBeforeTheCellIsConfigured() throws {
    Cell.log = []
    let layout = UICollectionViewFlowLayout()
    (layout.itemSize, layout.minimumLineSpacing) = (CGSize(width: 300, height: 400), 0)
    let (list, source) = (UICollectionView(frame: rect(0, 0, 300, 400), collectionViewLayout: layout), Source())
    list.register(Cell.self, forCellWithReuseIdentifier: "cell")
    list.dataSource = source
    fixture.window.addSubview(list)
    fixture.run(for: 0.1)
    expectEqual(Cell.log, ["apply 0 400", "configure 0"])

    // A change of the layout is applied, and the same attributes are not applied again.
    Cell.log = []
    layout.itemSize.height = 200
    fixture.run(for: 0.1)
    layout.invalidateLayout()
    fixture.run(for: 0.1)
    expectEqual(Cell.log, ["apply 0 200"])

    // A view that is used again gets its attributes again, even if they are equal.
    Cell.log = []
    list.reloadData()
    fixture.run(for: 0.1)
    expectEqual(Cell.log, ["reuse", "apply 0 200", "configure 0"])
    withExtendedLifetime(source) {}
  }

  /// Inverted lists turn their cells back while they configure them: unchanged attributes do not undo it.
  @Test func configurationOutlastsUnchangedAttributes() throws {
    let layout = UICollectionViewFlowLayout()
    layout.itemSize = CGSize(width: 100, height: 50)
    let (list, source) = (UICollectionView(frame: rect(0, 0, 300, 400), collectionViewLayout: layout), Source())
    var configured: [CGRect] = []
    source.count = 5
    source.configure = { cell in
      configured.append(cell.frame)
      (cell.transform, cell.alpha) = (CGAffineTransform(scaleX: 1, y: -1), 0.5)
    }
    list.register(Cell.self, forCellWithReuseIdentifier: "cell")
    list.dataSource = source
    fixture.window.addSubview(list)
    fixture.run(for: 0.1)
    let frames = (0..<5).map { rect(CGFloat($0 % 2) * 200, CGFloat($0 / 2) * 60, 100, 50) }
    expectEqual(configured, frames, "the frames are set before the cells are configured")
    expectEqual(list.visibleCells.map(\.transform.d), [-1, -1, -1, -1, -1])
    expectEqual(list.visibleCells.map(\.alpha), [0.5, 0.5, 0.5, 0.5, 0.5])
    expectEqual(Set(list.visibleCells.map(\.frame)), Set(frames))

    // Cells that are used again begin with what the layout says.
    source.configure = { _ in }
    list.reloadData()
    fixture.run(for: 0.1)
    expectEqual(list.visibleCells.map(\.transform.d), [1, 1, 1, 1, 1])
    expectEqual(list.visibleCells.map(\.alpha), [1, 1, 1, 1, 1])
    expectEqual(Set(list.visibleCells.map(\.frame)), Set(frames))
    withExtendedLifetime(source) {}
  }
}
