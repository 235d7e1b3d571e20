import Foundation
import UIKit

@testable import UIKitCollections

/// The events in the life of a reusable view, recorded as they happen.
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

  /// - Parameter isInPlace: Whether the view is configured again without leaving the screen.
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
  /// The number of views made and the largest number in use at a time, for each reuse queue.
  private var made: [ReuseQueue: Int] = [:]
  private var peaks: [ReuseQueue: Int] = [:]
  private(set) var failures: [String] = []
  /// The ledger in use. The collection view makes the views and knows nothing of ledgers.
  static var current: Ledger?

  var living: Int { entries.count { $0.view != nil } }

  func enter(_ view: UICollectionReusableView) -> Life {
    entries.append(Entry(view: view))
    return Life(self)
  }

  /// - Parameter used: The views that are displayed or disappearing at this moment.
  func use(_ view: any LedgerView, besides used: [UICollectionReusableView]) {
    guard let queue = view.queue else { return }
    let count = used.count { $0.queue == queue && $0 !== view } + 1
    peaks[queue] = max(peaks[queue] ?? 0, count)
    if view.life?.state == .made { made[queue, default: 0] += 1 }
  }

  /// A view that was made although one was waiting for reuse, or `nil`.
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

/// A cell that shows the values it is given and has the height of its item.
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

/// A background, for which no delegate method is called.
final class LedgerBackground: UICollectionReusableView {
  override init(frame: CGRect) {
    super.init(frame: frame)
    _ = Ledger.current?.enter(self)
  }

  required init?(coder: NSCoder) { nil }
}
