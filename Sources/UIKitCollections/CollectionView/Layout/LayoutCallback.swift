import Foundation
import LayoutSolver

/// Code of the developer's that a layout pass is running.
enum LayoutCallback: Equatable {
  case preparation
  case sectionProvider(section: Int)
  case handler(section: Int)
  /// The data source makes views, the delegate hears of them.
  case display
  case preferredSize(ElementKey)
}

extension LayoutCallback: CustomStringConvertible {
  var description: String {
    switch self {
    case .preparation: "the layout's prepare()"
    case .sectionProvider(let section): "the section provider, asked for section \(section)"
    case .handler(let section): "the visibleItemsInvalidationHandler of section \(section)"
    case .display: "the data source or the delegate, while views were made for display"
    case .preferredSize(let key): "preferredLayoutAttributesFitting(_:) of the view at \(key.indexPath.readable)"
    }
  }
}

/// Something that made a layout out of date while it was being laid out.
struct LayoutInterference: Equatable {
  var callback: LayoutCallback
  /// What was called.
  var call: String
}

extension UICollectionView {
  /// Runs the developer's code, so that what it does to the layout can be named.
  func during<Result>(_ callback: LayoutCallback, _ body: () -> Result) -> Result {
    let outer = self.callback
    self.callback = callback
    defer { self.callback = outer }
    return body()
  }

  /// Remembers who invalidates the layout in the middle of it, which is legal once but not for ever.
  func noteInterference(_ context: UICollectionViewLayoutInvalidationContext) {
    guard isLayingOut, let callback, context.preferredSize == nil else { return }
    let call =
      context.invalidateEverything
      ? "reloadData() or setCollectionViewLayout(_:animated:)"
      : context.invalidateDataSourceCounts ? "an update of items or sections" : "invalidateLayout()"
    interference = LayoutInterference(callback: callback, call: call)
  }

  /// Says once what is wrong but can be lived with.
  func complain(_ message: String) {
    if complaints.count < Self.maximumComplaints, !complaints.contains(message) { complaints.append(message) }
    LayoutLog.write(message)
  }

  private static var maximumComplaints: Int { 50 }

  /// A pass has used up its rounds.
  ///
  /// - Returns: Whether going on in the next frame is of any use.
  func reportUnrest() -> Bool {
    guard let interference else { return true }
    complain(
      "UICollectionView is stuck in its update/layout loop: \(interference.callback) called \(interference.call) in each "
        + "of \(Self.maximumRounds) rounds of one layout. The layout is left as it is. Change the data or the layout "
        + "outside of these callbacks, or only when something is different.")
    return false
  }
}
