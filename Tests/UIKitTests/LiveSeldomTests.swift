import DeviceSupport
import Foundation
import TestSupport
import Testing
import UIKit

/// Members that few apps change while their view is shown look as if they had been set before.
@MainActor
struct LiveSeldomTests {
  private static let image = UIGraphicsImageRenderer(size: CGSize(width: 10, height: 10)).image {
    $0.fill(CGRect(x: 0, y: 0, width: 10, height: 10))
  }

  @Test func layers() {
    expectLive(
      { () -> UIView in
        let view = UIView(frame: rect(0, 0, 80, 60))
        view.backgroundColor = .red
        for (x, color) in [(50, UIColor.blue), (60, .green)] {
          let child = UIView(frame: rect(CGFloat(x), 40, 60, 60))
          child.backgroundColor = color
          view.addSubview(child)
        }
        view.transform3D = CATransform3DMakeRotation(2.5, 0, 1, 0)
        return view
      },
      [
        ("isDoubleSided", { $0.layer.isDoubleSided = false }), ("masksToBounds", { $0.layer.masksToBounds = true }),
        ("zPosition", { $0.subviews[0].layer.zPosition = 1 }), ("contents", { $0.layer.contents = Self.image.cgImage }),
        ("sublayerTransform", { $0.layer.sublayerTransform = CATransform3DMakeTranslation(9, 8, 0) }),
      ])
  }

  private func button(_ change: (UIButton) -> Void = { _ in }) -> UIButton {
    let button = UIButton(type: .custom)
    button.frame = rect(0, 0, 200, 60)
    button.setTitle("Title", for: .normal)
    button.setImage(Self.image, for: .normal)
    change(button)
    return button
  }

  @Test func buttons() {
    let insets = UIEdgeInsets(top: 1, left: 30, bottom: 5, right: 2)
    expectLive(
      { button() },
      [
        ("contentEdgeInsets", { $0.contentEdgeInsets = insets }), ("imageEdgeInsets", { $0.imageEdgeInsets = insets }),
        ("titleEdgeInsets", { $0.titleEdgeInsets = insets }),
      ])
    expectLive(
      { button { $0.isHighlighted = true } },
      [("adjustsImageWhenHighlighted", { $0.adjustsImageWhenHighlighted = false })])
  }

  @Test func controls() {
    expectLive(
      { () -> UISegmentedControl in
        let control = UISegmentedControl(items: ["A", "A long title"])
        control.frame = rect(0, 0, 280, 32)
        control.selectedSegmentIndex = 0
        return control
      },
      [
        ("apportionsSegmentWidthsByContent", { $0.apportionsSegmentWidthsByContent = true }),
        ("isMomentary", { $0.isMomentary = true }),
      ])
    expectLive({ UIActivityIndicatorView(style: .medium) }, [("hidesWhenStopped", { $0.hidesWhenStopped = false })])
    expectLive(
      { () -> UIDatePicker in
        let picker = UIDatePicker()
        (picker.preferredDatePickerStyle, picker.timeZone) = (.wheels, TimeZone(secondsFromGMT: 0))
        picker.date = Date(timeIntervalSince1970: 1_000_000_000)
        return picker
      },
      [
        ("datePickerMode", { $0.datePickerMode = .date }), ("locale", { $0.locale = Locale(identifier: "ko_KR") }),
        ("minuteInterval", { $0.minuteInterval = 20 }),
      ])
    expectLive(
      { () -> UITabBar in
        let bar = UITabBar(frame: rect(0, 0, 320, 49))
        bar.items = ["A", "B"].map { UITabBarItem(title: $0, image: Self.image, selectedImage: nil) }
        (bar.itemPositioning, bar.selectedItem) = (.centered, bar.items?.first)
        return bar
      },
      [
        ("itemWidth", { $0.itemWidth = 120 }), ("itemSpacing", { $0.itemSpacing = 60 }),
        ("selectionIndicatorImage", { $0.selectionIndicatorImage = Self.image }),
        ("imageInsets", { $0.items?[1].imageInsets = UIEdgeInsets(top: 0, left: 9, bottom: 0, right: -9) }),
      ])
  }

  @Test func texts() {
    let words = "Some words that need more than one line"
    expectLive(
      { () -> UILabel in
        let label = UILabel(frame: rect(0, 0, 120, 60))
        (label.text, label.adjustsFontSizeToFitWidth) = (words, true)
        return label
      }, [("minimumScaleFactor", { $0.minimumScaleFactor = 0.9 })])
    expectLive(
      { () -> UITextField in
        let field = UITextField(frame: rect(0, 0, 120, 40))
        (field.text, field.adjustsFontSizeToFitWidth) = (words, true)
        return field
      }, [("minimumFontSize", { $0.minimumFontSize = 16 })])
    expectLive(
      { () -> UISearchTextField in
        let field = UISearchTextField(frame: rect(0, 0, 280, 36))
        field.tokens = [UISearchToken(icon: nil, text: "Fruit")]
        return field
      },
      [
        ("tokens", { $0.tokens = [] }), ("tokenBackgroundColor", { $0.tokenBackgroundColor = .purple }),
      ])
  }

  @Test func listCells() {
    expectLive(
      { () -> UICollectionViewListCell in
        let cell = UICollectionViewListCell(frame: rect(0, 0, 280, 44))
        var content = cell.defaultContentConfiguration()
        content.text = "Text"
        (cell.contentConfiguration, cell.indentationLevel) = (content, 2)
        return cell
      },
      [
        ("accessories", { $0.accessories = [.checkmark()] }), ("indentationLevel", { $0.indentationLevel = 1 }),
        ("indentationWidth", { $0.indentationWidth = 30 }),
      ])
  }
}
