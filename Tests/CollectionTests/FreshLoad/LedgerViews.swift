import Foundation
import UIKit

@testable import UIKitCollections

/// What a reusable view goes through, written down as it happens.
@MainActor
final class Life {
  enum State {
    case made, prepared, offered, displayed, ended
  }

  private(set) var state = State.made
  private unowned let ledger: Ledger

  init(_ ledger: Ledger) { self.ledger = ledger }

  func prepare() {
    if state == .displayed { ledger.fail("a view was prepared for reuse while it was displayed") }
    state = .prepared
  }

  /// - Parameter isInPlace: The view is configured again where it is.
  func offer(inPlace isInPlace: Bool) {
    if isInPlace && state == .displayed { return }
    if state != .made && state != .prepared { ledger.fail("a view that is \(state) was dequeued unprepared") }
    state = .offered
  }

  func display() {
    if state != .offered { ledger.fail("a view that is \(state) is about to be displayed") }
    state = .displayed
  }

  func end() {
    if state != .displayed { ledger.fail("a view that is \(state) has ended displaying") }
    state = .ended
  }
}

/// The lives of all views of a screen.
@MainActor
final class Ledger {
  private struct Entry { weak var view: UICollectionReusableView? }

  private var entries: [Entry] = []
  /// How many views of a queue were made, and how many were in use at most.
  private var made: [ReuseQueue: Int] = [:]
  private var peaks: [ReuseQueue: Int] = [:]
  private(set) var failures: [String] = []
  /// Views are made by the collection view, which knows nothing of ledgers.
  static var current: Ledger?

  var living: Int { entries.count { $0.view != nil } }

  func enter(_ view: UICollectionReusableView) -> Life {
    entries.append(Entry(view: view))
    return Life(self)
  }

  /// - Parameter used: What is shown or leaving at this moment.
  func use(_ view: any LedgerView, besides used: [UICollectionReusableView]) {
    guard let queue = view.queue else { return }
    let count = used.count { $0.queue == queue && $0 !== view } + 1
    peaks[queue] = max(peaks[queue] ?? 0, count)
    if view.life?.state == .made { made[queue, default: 0] += 1 }
  }

  /// Views are made only where none waits for its next use.
  var needlesslyMade: String? {
    let excess = made.filter { $0.value > peaks[$0.key] ?? .max }
    return excess.first.map { queue, count in
      "\(count) views of \(queue) were made where \(peaks[queue] ?? 0) were in use at most"
    }
  }

  func fail(_ what: String) { failures.append(what) }
}

@MainActor
protocol LedgerView: UICollectionReusableView {
  var life: Life? { get }
}

/// A cell that shows what it is given, and is as high as its item likes.
final class LedgerCell: UICollectionViewCell, LedgerView {
  private(set) lazy var life: Life? = Ledger.current?.enter(self)
  let label = UILabel()
  var preferredHeight: CGFloat?

  override init(frame: CGRect) {
    super.init(frame: frame)
    _ = life
    label.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    label.frame = contentView.bounds
    contentView.addSubview(label)
  }

  required init?(coder: NSCoder) { nil }

  override func prepareForReuse() {
    super.prepareForReuse()
    life?.prepare()
    label.text = nil
    preferredHeight = nil
  }

  override func preferredLayoutAttributesFitting(
    _ layoutAttributes: UICollectionViewLayoutAttributes
  ) -> UICollectionViewLayoutAttributes {
    if let preferredHeight { layoutAttributes.size.height = preferredHeight }
    return layoutAttributes
  }
}

final class LedgerListCell: UICollectionViewListCell, LedgerView {
  private(set) lazy var life: Life? = Ledger.current?.enter(self)

  override init(frame: CGRect) {
    super.init(frame: frame)
    _ = life
  }

  required init?(coder: NSCoder) { nil }

  override func prepareForReuse() {
    super.prepareForReuse()
    life?.prepare()
  }
}

/// A header, footer or badge.
final class LedgerLabel: UICollectionReusableView, LedgerView {
  private(set) lazy var life: Life? = Ledger.current?.enter(self)
  let label = UILabel()
  var preferredHeight: CGFloat?

  override init(frame: CGRect) {
    super.init(frame: frame)
    _ = life
    label.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    label.frame = bounds
    addSubview(label)
  }

  required init?(coder: NSCoder) { nil }

  override func prepareForReuse() {
    super.prepareForReuse()
    life?.prepare()
    label.text = nil
  }

  override func preferredLayoutAttributesFitting(
    _ layoutAttributes: UICollectionViewLayoutAttributes
  ) -> UICollectionViewLayoutAttributes {
    if let preferredHeight { layoutAttributes.size.height = preferredHeight }
    return layoutAttributes
  }
}

/// A background, which no delegate is told of.
final class LedgerBackground: UICollectionReusableView {
  override init(frame: CGRect) {
    super.init(frame: frame)
    _ = Ledger.current?.enter(self)
  }

  required init?(coder: NSCoder) { nil }
}
