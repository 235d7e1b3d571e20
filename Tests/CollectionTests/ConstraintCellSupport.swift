import DeviceSupport
import Foundation
import UIKit

import UIKitCollections
@testable import UIKitCore

/// A cell as apps write them: a title and a text that wraps, pinned with ten points between and around.
///
/// In the test font of 20 points, letters are 10 wide, spaces 5, and lines 20 high.
final class NoteCell: UICollectionViewCell {
  let title = UILabel()
  let note = UILabel()
  private(set) var layouts = 0
  /// Whether the bottom constraint refers to the cell instead of its content view.
  static var isTiedToCell = false

  override init(frame: CGRect) {
    super.init(frame: frame)
    note.numberOfLines = 0
    for label in [title, note] {
      label.font = .systemFont(ofSize: 20)
      label.translatesAutoresizingMaskIntoConstraints = false
      contentView.addSubview(label)
    }
    NSLayoutConstraint.activate([
      title.topAnchor.constraint(equalTo: contentView.topAnchor, constant: 10),
      title.leadingAnchor.constraint(equalTo: contentView.leadingAnchor, constant: 10),
      title.trailingAnchor.constraint(lessThanOrEqualTo: contentView.trailingAnchor, constant: -10),
      note.topAnchor.constraint(equalTo: title.bottomAnchor, constant: 10),
      note.leadingAnchor.constraint(equalTo: title.leadingAnchor),
      note.trailingAnchor.constraint(equalTo: contentView.trailingAnchor, constant: -10),
      note.bottomAnchor.constraint(
        equalTo: Self.isTiedToCell ? bottomAnchor : contentView.bottomAnchor, constant: -10),
    ])
  }

  required init?(coder: NSCoder) { nil }

  override func layoutSubviews() {
    super.layoutSubviews()
    layouts += 1
  }

  /// The constraint system of the cell's layout root.
  var island: ConstraintIsland? { contentView.layoutRoot.autoLayout?.island }
}

/// A header as apps write them.
final class NoteHeader: UICollectionReusableView {
  let label = UILabel()

  override init(frame: CGRect) {
    super.init(frame: frame)
    label.numberOfLines = 0
    label.font = .systemFont(ofSize: 20)
    label.translatesAutoresizingMaskIntoConstraints = false
    addSubview(label)
    NSLayoutConstraint.activate([
      label.topAnchor.constraint(equalTo: topAnchor, constant: 4),
      label.bottomAnchor.constraint(equalTo: bottomAnchor, constant: -4),
      label.leadingAnchor.constraint(equalTo: leadingAnchor, constant: 10),
      label.trailingAnchor.constraint(equalTo: trailingAnchor, constant: -10),
    ])
  }

  required init?(coder: NSCoder) { nil }
}

/// A screen of 200 by 400 points at two pixels a point, with one collection view of notes.
@MainActor
final class NotesFixture: NSObject, Fixture, UICollectionViewDataSource {
  let device = TestDevice(size: CGSize(width: 200, height: 400), draws: false)
  let collectionView: UICollectionView
  var notes: [String]
  var header = ""
  private let cells: UICollectionView.CellRegistration<NoteCell, String>

  init(_ layout: UICollectionViewLayout, notes: [String]) {
    self.notes = notes
    collectionView = UICollectionView(frame: device.window.bounds, collectionViewLayout: layout)
    cells = .init { cell, _, note in
      cell.title.text = "T"
      cell.note.text = note
    }
    super.init()
    collectionView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    collectionView.register(
      NoteHeader.self, forSupplementaryViewOfKind: UICollectionView.elementKindSectionHeader,
      withReuseIdentifier: "header")
    collectionView.dataSource = self
    window.addSubview(collectionView)
  }

  func cell(_ item: Int) -> NoteCell? { collectionView.cellForItem(at: [0, item]) as? NoteCell }

  func frames(of items: Range<Int>) -> [CGRect] { items.compactMap { cell($0)?.frame } }

  var islands: [ConstraintIsland] { collectionView.visibleCells.compactMap { ($0 as? NoteCell)?.island } }

  func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { notes.count }

  func collectionView(
    _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell {
    collectionView.dequeueConfiguredReusableCell(using: cells, for: indexPath, item: notes[indexPath.item])
  }

  func collectionView(
    _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String, at indexPath: IndexPath
  ) -> UICollectionReusableView {
    let view = collectionView.dequeueReusableSupplementaryView(
      ofKind: kind, withReuseIdentifier: "header", for: indexPath)
    (view as? NoteHeader)?.label.text = header
    return view
  }
}

extension UIView {
  @MainActor
  func pinForTesting(to outer: UIView, leading: CGFloat) {
    NSLayoutConstraint.activate([
      topAnchor.constraint(equalTo: outer.topAnchor), bottomAnchor.constraint(equalTo: outer.bottomAnchor),
      leadingAnchor.constraint(equalTo: outer.leadingAnchor, constant: leading),
      trailingAnchor.constraint(equalTo: outer.trailingAnchor),
    ])
  }
}
