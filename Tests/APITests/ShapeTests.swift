import Foundation
import Testing
import UIKit

// Shapes of declarations that a generated override cannot show: non-escaping blocks, `nil`, and initializers that
// subclasses inherit. Most of these tests pass if they compile.

/// Calls batch updates as apps do, without `self.` and with a block from its caller.
@MainActor
private final class BatchCaller {
  let collectionView = UICollectionView(
    frame: CGRect(x: 0, y: 0, width: 100, height: 100), collectionViewLayout: UICollectionViewFlowLayout())
  let tableView = UITableView(frame: CGRect(x: 0, y: 0, width: 100, height: 100), style: .plain)
  var count = 0

  func passOn(_ updates: () -> Void) {
    collectionView.performBatchUpdates(updates)
    collectionView.performBatchUpdates(updates, completion: nil)
    tableView.performBatchUpdates(updates)
    tableView.performBatchUpdates(updates) { _ in }
  }

  func callInEveryForm() {
    collectionView.performBatchUpdates { count += 1 }
    collectionView.performBatchUpdates({ count += 1 }, completion: nil)
    collectionView.performBatchUpdates({ count += 1 }) { _ in }
    collectionView.performBatchUpdates {
      count += 1
    } completion: { finished in
      _ = finished
    }
    collectionView.performBatchUpdates(nil)
    collectionView.performBatchUpdates(nil, completion: nil)
    collectionView.performBatchUpdates(nil) { _ in }
    tableView.performBatchUpdates { count += 1 }
    tableView.performBatchUpdates {
      count += 1
    } completion: { _ in
    }
    tableView.performBatchUpdates(nil)
    tableView.performBatchUpdates(nil) { _ in }
    let kept: (() -> Void)? = { [weak self] in self?.count += 1 }
    collectionView.performBatchUpdates(kept)
    tableView.performBatchUpdates(kept, completion: nil)
  }
}

private final class RecordingCollectionView: UICollectionView {
  var batches: [Bool] = []

  override func performBatchUpdates(_ updates: (() -> Void)?, completion: ((Bool) -> Void)? = nil) {
    batches.append(updates != nil)
    super.performBatchUpdates(updates, completion: completion)
  }
}

private final class RecordingTableView: UITableView {
  var batches: [Bool] = []

  override func performBatchUpdates(_ updates: (() -> Void)?, completion: ((Bool) -> Void)? = nil) {
    batches.append(updates != nil)
    super.performBatchUpdates(updates, completion: completion)
  }
}

private final class TaggedConstraint: NSLayoutConstraint {
  var tag = 0
}

private final class KnownUpdateItem: UICollectionViewUpdateItem {
  private let path: IndexPath

  init(inserting path: IndexPath) {
    self.path = path
    super.init()
  }

  override var indexPathAfterUpdate: IndexPath? { path }
  override var updateAction: Action { .insert }
}

private final class NotesView: UITextView {
  var notes = 0

  override init(frame: CGRect, textContainer: NSTextContainer?) {
    super.init(frame: frame, textContainer: textContainer)
  }

  required init?(coder: NSCoder) { super.init(coder: coder) }
}

/// Code from before actors, which is not isolated to one.
private enum OldCode {
  @preconcurrency @MainActor static func speaks() -> Bool { UIAccessibility.isVoiceOverRunning }
}

@MainActor
struct ShapeTests {
  @Test func batchUpdatesTakeBlocksThatDoNotEscape() {
    let caller = BatchCaller()
    caller.callInEveryForm()
    #expect(caller.count == 8)
    var passed = 0
    caller.passOn { passed += 1 }
    #expect(passed == 4)
  }

  @Test func anOverrideSeesEveryBatch() {
    let collectionView = RecordingCollectionView(frame: .zero, collectionViewLayout: UICollectionViewFlowLayout())
    var count = 0
    collectionView.performBatchUpdates { count += 1 }
    (collectionView as UICollectionView).performBatchUpdates {
      count += 1
    } completion: { _ in
    }
    collectionView.performBatchUpdates(nil)
    #expect(collectionView.batches == [true, true, false])
    let tableView = RecordingTableView(frame: .zero, style: .plain)
    tableView.performBatchUpdates { count += 1 }
    tableView.performBatchUpdates(nil)
    #expect(tableView.batches == [true, false])
    #expect(count == 3)
  }

  @Test func subclassesOfConstraintsInheritTheirInitializers() {
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    let child = UIView()
    child.translatesAutoresizingMaskIntoConstraints = false
    view.addSubview(child)
    let constraint = TaggedConstraint(
      item: child, attribute: .width, relatedBy: .equal, toItem: view, attribute: .width, multiplier: 0.5, constant: 3)
    #expect(constraint.firstItem === child && constraint.secondItem === view)
    #expect(constraint.multiplier == 0.5 && constraint.constant == 3 && constraint.relation == .equal)
    constraint.isActive = true
    view.layoutIfNeeded()
    #expect(child.frame.width == 53)
  }

  @Test func aConstraintCanBeMadeOfNothing() {
    let constraint = NSLayoutConstraint()
    #expect(constraint.firstItem == nil && constraint.secondItem == nil)
    #expect(constraint.firstAttribute == .notAnAttribute && constraint.secondAttribute == .notAnAttribute)
    #expect(!constraint.isActive && constraint.priority == .required)
    #expect(TaggedConstraint().tag == 0)
  }

  @Test func updateItemsCanBeMadeAndOverridden() {
    let item: UICollectionViewUpdateItem = KnownUpdateItem(inserting: IndexPath(item: 2, section: 1))
    #expect(item.indexPathAfterUpdate == IndexPath(item: 2, section: 1))
    #expect(item.indexPathBeforeUpdate == nil && item.updateAction == .insert)
    #expect(UICollectionViewUpdateItem().updateAction == .none)
  }

  @Test func textViewsAreMadeWithAContainer() {
    let container = NSTextContainer()
    container.lineFragmentPadding = 0
    let view = NotesView(frame: CGRect(x: 0, y: 0, width: 200, height: 50), textContainer: container)
    #expect(view.textContainer === container)
    view.text = "a"
    #expect(NotesView().textContainer.lineFragmentPadding == 5)
    #expect(NotesView(frame: CGRect(x: 1, y: 2, width: 3, height: 4)).frame.origin == CGPoint(x: 1, y: 2))
  }

  @Test func accessibilitySettingsAreReadFromOldCode() { #expect(!OldCode.speaks()) }

  @Test func imagesFontsAndTraitsCanBeSubclassed() {
    final class Picture: UIImage, @unchecked Sendable { var note = "" }
    final class Face: UIFont, @unchecked Sendable {}
    #expect(Picture().size == .zero)
    #expect(Picture(systemName: "star")?.note == "")
    #expect(Face(name: "Helvetica", size: 12)?.pointSize == 12)
  }
}
