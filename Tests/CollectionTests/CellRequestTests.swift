import Testing
import UIKit
import TestSupport

/// The cells that a diffable data source provides again, as recorded from UIKit (macOS 27 Catalyst) by
/// kern0x1b/charon's public black-box tests.
@MainActor
struct CellRequestTests {
  struct Case: Sendable, CustomTestStringConvertible {
    var before: String
    var after: String
    var items: [String] = []
    var sections: [String] = []
    var asked: [String]
    var testDescription: String { "\(before) to \(after), reload \(items + sections)" }
  }

  nonisolated static let cases = [
    Case(before: "A:xyz", after: "A:xyz", items: ["y"], asked: ["0.1y"]),
    Case(before: "A:xyz", after: "A:xyz", sections: ["A"], asked: ["0.0x", "0.1y", "0.2z"]),
    Case(before: "A:xyz", after: "A:zxy", asked: []),
    Case(before: "A:xyz", after: "A:zxy", items: ["z"], asked: ["0.0z"]),
    Case(before: "A:xyz", after: "A:xyzw", asked: ["0.3w"]),
    Case(before: "A:xyz", after: "A:xz", asked: []),
    Case(before: "A:xyz;B:u", after: "A:xz;B:uy", asked: []),
    Case(before: "A:xyz;B:u", after: "B:u;A:xyz", asked: []),
    Case(before: "A:xyz;B:u", after: "A:xyz;B:u;C:w", asked: ["2.0w"]),
    Case(before: "A:xyz;B:u", after: "B:uq;A:xyz", asked: ["0.1q"]),
  ]

  @Test(arguments: cases, [false, true])
  func onlyNewOrReloadedCellsAreRequested(_ example: Case, animated: Bool) {
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 400))
    let layout = UICollectionViewFlowLayout()
    layout.itemSize = CGSize(width: 30, height: 30)
    let view = UICollectionView(frame: window.bounds, collectionViewLayout: layout)
    view.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "c")
    window.addSubview(view)
    var asked: [String] = []
    let source = UICollectionViewDiffableDataSource<String, String>(collectionView: view) { view, path, item in
      asked.append("\(path.section).\(path.item)\(item)")
      return view.dequeueReusableCell(withReuseIdentifier: "c", for: path)
    }
    source.apply(snapshot(example.before), animatingDifferences: false)
    view.layoutIfNeeded()
    asked = []
    var new = snapshot(example.after)
    new.reloadItems(example.items)
    new.reloadSections(example.sections)
    source.apply(new, animatingDifferences: animated)
    view.layoutIfNeeded()
    expectEqual(asked.sorted(), example.asked)
  }

  private func snapshot(_ text: String) -> NSDiffableDataSourceSnapshot<String, String> {
    var snapshot = NSDiffableDataSourceSnapshot<String, String>()
    for part in text.split(separator: ";") {
      snapshot.appendSections([String(part.prefix(1))])
      snapshot.appendItems(part.dropFirst(2).map(String.init))
    }
    return snapshot
  }
}
