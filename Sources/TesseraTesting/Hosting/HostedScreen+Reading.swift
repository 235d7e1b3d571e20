import Comparisons
import DeviceSupport
public import Foundation
import Simulator
import SystemServices
public import UIKit
import UIKitCollections
import UIKitCore

extension HostedScreen {
  // MARK: Views

  /// Returns the first view with an accessibility identifier, in painting order.
  public func view(identified identifier: String) -> UIView? {
    window.first { $0.accessibilityIdentifier == identifier }
  }

  /// Returns the first visible label with a text.
  public func label(saying text: String) -> UILabel? { window.label(saying: text) }

  /// Returns the frame of a view on the screen.
  public func frame(of view: UIView) -> CGRect { view.convert(view.bounds, to: nil) }

  // MARK: Collection views

  /// The first collection view of the screen, in painting order.
  public var collectionView: UICollectionView? { LayoutText.collectionViews(in: window).first }

  /// The offset of the first scroll view; zero without one.
  public var contentOffset: CGPoint {
    (window.first { $0 is UIScrollView } as? UIScrollView)?.contentOffset ?? .zero
  }

  /// The index paths and frames of the visible cells, sorted by index path. Frames are in points of the screen.
  public var visibleCells: [(indexPath: IndexPath, frame: CGRect)] {
    guard let collectionView else { return [] }
    return collectionView.indexPathsForVisibleItems.sorted().compactMap { path in
      collectionView.cellForItem(at: path).map { (path, frame(of: $0)) }
    }
  }

  /// Returns the frame of a cell in the content of the collection view, as its layout places it.
  public func layoutFrame(ofItemAt indexPath: IndexPath) -> CGRect? {
    collectionView?.layoutAttributesForItem(at: indexPath)?.frame
  }

  /// Returns the page that an orthogonally scrolling section shows; `nil` if the section has no pages.
  public func page(ofSection section: Int) -> Int? {
    collectionView?.scrollReport.sections.first { $0.section == section }?.page
  }

  /// Returns the steps from the container to the frame of an element of a compositional layout, such as `0.3` or
  /// `header 0.0`.
  ///
  /// - Throws: An error that names the elements that exist.
  public func explanation(of element: String) throws -> String {
    guard let collectionView else { throw SnapshotError("the screen shows no collection view") }
    return try collectionView.layoutExplanation(of: element)
  }

  // MARK: Screen

  /// The frames of the views, each with the rules that led to it.
  public var layout: String { LayoutRecorder.record(of: window).portableText }

  /// The elements that assistive technologies find, one per line in reading order.
  public var accessibility: String { AccessibilityTree(of: window).text }

  /// The descriptions of the views, one per line.
  public var recursiveDescription: String { window.describedTree() }

  /// The picture of the screen at its present time.
  public var picture: UIImage { HostedPicture.image(of: device.frame(), on: device) }

  /// Returns the screen after noting its layout for the message of a failure.
  func noted() -> HostedScreen {
    SnapshotContext.current?.layout = LayoutRecorder.record(
      of: window, machine: MachineServices.fingerprint(boxes: ScreenSetup.drawsBoxes))
    return self
  }
}

extension UIView {
  fileprivate func first(where condition: (UIView) -> Bool) -> UIView? {
    if condition(self) { return self }
    for child in subviews {
      if let found = child.first(where: condition) { return found }
    }
    return nil
  }
}
