import Foundation
import Geometry
import LayoutSolver

/// The rounds of a collection view's layout: the current state, requests for another round, and warnings.
///
/// A pass is one call of `layoutSubviews()`. It repeats its round as long as the last one caused changes.
@MainActor
final class LayoutLoop {
  /// UIKit's limit on the rounds of one pass. Beyond it UIKit reports "stuck in its update/layout loop".
  ///
  /// Rows much smaller than their estimate need many rounds to fill a screen in one frame, because each round measures
  /// only the rows that the previous one made visible: 43 rows of 20 points estimated at 1,000 take 44 rounds.
  static let maximumRounds = 100
  private static let maximumMessages = 50

  private(set) var isRunning = false
  /// Whether managed views are being added and removed, which does not require another round.
  private(set) var isArranging = false
  private(set) var needsAnotherRound = false
  /// The number of passes so far.
  private(set) var pass = 0
  /// The rounds of the last pass.
  private(set) var rounds = 0
  /// The bounds for which the layout was last prepared or displayed.
  private(set) var preparedBounds: CGRect?
  /// The bounds to report while the layout decides about new ones.
  private(set) var reportedBounds: CGRect?
  /// The decision about bounds that the layout has not been prepared for.
  private let decision = BoundsDecision()
  /// The app's code that is running inside the pass.
  private(set) var callback: LayoutCallback?
  /// The invalidation that interfered with this round, if any.
  private var interference: LayoutInterference?
  /// The distinct warnings so far.
  private(set) var warnings: [String] = []

  // MARK: Rounds

  func beginPass() {
    isRunning = true
    rounds = 0
    pass += 1
  }

  /// Repeats a round until it does not request another, or until the limit is reached.
  func run(_ round: () -> Void) {
    repeat {
      needsAnotherRound = false
      interference = nil
      rounds += 1
      round()
    } while needsAnotherRound && rounds < Self.maximumRounds
    isRunning = false
  }

  func requestRound() { needsAnotherRound = true }

  /// Runs part of a round outside any pass.
  ///
  /// - Returns: Whether the code requested another round; `nil` if a pass is running, in which case the code does not
  ///   run.
  func runOutsidePass(_ body: () -> Void) -> Bool? {
    guard !isRunning else { return nil }
    let neededRound = needsAnotherRound
    needsAnotherRound = false
    isRunning = true
    body()
    isRunning = false
    defer { needsAnotherRound = neededRound }
    return needsAnotherRound
  }

  /// Whether the next frame continues a pass that used up its rounds. A pass in which the same callback interfered with
  /// every round is abandoned with a warning.
  func shouldContinue() -> Bool {
    guard needsAnotherRound else { return false }
    guard let interference else { return true }
    warn(
      "UICollectionView is stuck in its update/layout loop: \(interference.callback) called \(interference.call) in each "
        + "of \(Self.maximumRounds) rounds of one layout. The layout is left as it is. Change the data or the layout "
        + "outside of these callbacks, or only when something is different.")
    return false
  }

  /// Adds and removes managed views. This marks the collection view dirty without requesting another round.
  func arrange(_ body: () -> Void) {
    let wasArranging = isArranging
    isArranging = true
    body()
    isArranging = wasArranging
  }

  // MARK: Preparation

  /// Prepares the layout for all pending changes, so that they need no further round.
  func prepare<Result>(_ body: () -> Result) -> Result {
    needsAnotherRound = false
    return during(.preparation, body)
  }

  func notePreparedBounds(_ bounds: CGRect) {
    preparedBounds = bounds
    decision.end()
  }

  /// Lets the layout decide about bounds that the collection view is about to have. Within a pass, the next round asks
  /// instead.
  func decide(about new: CGRect, from old: CGRect, _ question: () -> UICollectionViewLayoutInvalidationContext?) {
    guard !isRunning, preparedBounds != nil, new != old else { return }
    decision.take(new, question)
  }

  /// Invalidates the layout if the latest decision calls for it, once.
  func invalidateForBounds(_ invalidate: (UICollectionViewLayoutInvalidationContext) -> Void) {
    decision.carryOut(invalidate)
  }

  /// Lets the layout decide about new bounds while the collection view reports the old ones, because layouts compare
  /// the two.
  func askAboutBounds(_ new: CGRect, _ question: () -> Void) {
    guard let preparedBounds, preparedBounds != new, decision.bounds != new else { return }
    reportedBounds = preparedBounds
    question()
    reportedBounds = nil
  }

  // MARK: The app's code

  /// Runs the app's code and records which callback it is, so that warnings can name it.
  func during<Result>(_ callback: LayoutCallback, _ body: () -> Result) -> Result {
    let outer = self.callback
    self.callback = callback
    defer { self.callback = outer }
    return body()
  }

  /// Records which callback invalidates the layout during a pass. This is legal once, but not in each round.
  func noteInterference(_ context: UICollectionViewLayoutInvalidationContext) {
    guard isRunning, let callback, context.preferredSize == nil else { return }
    let call =
      context.invalidateEverything
      ? "reloadData() or setCollectionViewLayout(_:animated:)"
      : context.invalidateDataSourceCounts ? "an update of items or sections" : "invalidateLayout()"
    interference = LayoutInterference(callback: callback, call: call)
  }

  /// Logs a problem that does not stop the program, and stores it for inspection.
  func warn(_ message: String) {
    if warnings.count < Self.maximumMessages, !warnings.contains(message) { warnings.append(message) }
    LayoutLog.write(message)
  }
}
