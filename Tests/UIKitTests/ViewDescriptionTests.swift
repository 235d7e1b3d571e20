import DeviceSupport
import Foundation
import Testing
import UIKit
import TestSupport

@MainActor
struct ViewDescriptionTests {
  private final class Badge: UILabel {}
  private final class Plain: UIView {}

  /// The description without addresses, which differ between runs.
  private func text(_ view: UIView) -> String {
    view.description.replacing(/0x[0-9a-f]+/, with: "0x")
  }

  @Test func descriptionHasClassFrameAndLayer() {
    let view = UIView(frame: rect(0, 0, 402, 874))
    expectEqual(text(view), "<UIView: 0x; frame = (0 0; 402 874); layer = <CALayer: 0x>>")
    let address = String(UInt(bitPattern: Unmanaged.passUnretained(view).toOpaque()), radix: 16)
    #expect("\(view)".hasPrefix("<UIView: 0x\(address);"))
  }

  @Test func descriptionListsDifferencesInUIKitsOrder() {
    let view = UIView(frame: rect(0.5, 1.0 / 3, 10, 20))
    view.clipsToBounds = true
    view.alpha = 0.5
    view.isHidden = true
    view.isOpaque = false
    view.autoresizingMask = [.flexibleWidth, .flexibleHeight, .flexibleRightMargin]
    view.isUserInteractionEnabled = false
    view.tag = 7
    expectEqual(
      text(view),
      "<UIView: 0x; frame = (0.5 0.333333; 10 20); clipsToBounds = YES; alpha = 0.5; hidden = YES; "
        + "opaque = NO; autoresize = W+RM+H; userInteractionEnabled = NO; tag = 7; layer = <CALayer: 0x>>")
  }

  @Test func descriptionNamesTheAppsClass() {
    let badge = Badge(frame: rect(1, 2, 3, 4))
    badge.text = "New"
    expectContains(text(badge), "; baseClass = UILabel; frame = (1 2; 3 4); text = 'New'")
    #expect(!text(Plain()).contains("baseClass"))
  }

  @Test func scrollViewDescriptionContinuesAfterTheLayer() {
    let scroll = UIScrollView(frame: rect(0, 0, 100, 100))
    scroll.contentSize = CGSize(width: 100, height: 1e6)
    #expect(
      text(scroll).hasSuffix(
        "contentOffset: {0, 0}; contentSize: {100, 1e+06}; adjustedContentInset: {0, 0, 0, 0}>"))
    let collection = UICollectionView(frame: .zero, collectionViewLayout: UICollectionViewFlowLayout())
    #expect(text(collection).hasPrefix("<UICollectionView: 0x; frame = (0 0; 0 0); clipsToBounds = YES"))
    #expect(text(collection).hasSuffix("; layout: <UICollectionViewFlowLayout: 0x>; dataSource: (null)>"))
  }

  @Test func collectionViewHasTheSystemBackground() {
    let collection = UICollectionView(frame: .zero, collectionViewLayout: UICollectionViewFlowLayout())
    expectEqual(collection.backgroundColor, .systemBackground)
  }
}
