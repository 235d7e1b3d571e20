import DeviceSupport
import Foundation
import TestSupport
import Testing
import UIKit

/// A property that changes while its view is shown looks as if it had been set before.
@MainActor
struct LiveChangeTests {
  private static let image = UIGraphicsImageRenderer(size: CGSize(width: 10, height: 10)).image {
    $0.fill(CGRect(x: 0, y: 0, width: 10, height: 10))
  }

  @Test func viewsAndLayers() {
    expectLive(
      { () -> UIView in
        let view = UIView(frame: rect(0, 0, 80, 60))
        view.backgroundColor = .red
        let child = UIView(frame: rect(50, 40, 60, 60))
        child.backgroundColor = .blue
        view.addSubview(child)
        return view
      },
      [
        ("alpha", { $0.alpha = 0.5 }), ("isHidden", { $0.isHidden = true }),
        ("backgroundColor", { $0.backgroundColor = .green }), ("clipsToBounds", { $0.clipsToBounds = true }),
        ("transform", { $0.transform = CGAffineTransform(rotationAngle: 0.3) }),
        ("bounds.origin", { $0.bounds.origin.x = 5 }), ("cornerRadius", { $0.layer.cornerRadius = 8 }),
        (
          "maskedCorners",
          {
            $0.layer.cornerRadius = 8
            $0.layer.maskedCorners = .layerMinXMinYCorner
          }
        ),
        (
          "cornerCurve",
          {
            $0.layer.cornerRadius = 8
            $0.layer.cornerCurve = .continuous
          }
        ),
        (
          "border",
          {
            $0.layer.borderWidth = 2
            $0.layer.borderColor = UIColor.green.cgColor
          }
        ),
        ("shadowOpacity", { $0.layer.shadowOpacity = 0.5 }),
        (
          "shadowRadius",
          {
            $0.layer.shadowOpacity = 1
            $0.layer.shadowRadius = 9
          }
        ),
        (
          "shadowOffset",
          {
            $0.layer.shadowOpacity = 1
            $0.layer.shadowOffset = CGSize(width: 5, height: 6)
          }
        ),
        (
          "shadowColor",
          {
            $0.layer.shadowOpacity = 1
            $0.layer.shadowColor = UIColor.purple.cgColor
          }
        ),
        ("anchorPoint", { $0.layer.anchorPoint = .zero }),
        ("mask", { $0.mask = UIView(frame: rect(0, 0, 20, 20)) }), ("opacity", { $0.layer.opacity = 0.3 }),
        ("removal", { $0.subviews[0].removeFromSuperview() }),
      ])
  }

  @Test func labelsAndImages() {
    let words = "Some words that need two lines or so"
    expectLive(
      { () -> UILabel in
        let label = UILabel(frame: rect(0, 0, 120, 60))
        label.text = words
        return label
      },
      [
        ("text", { $0.text = "other" }), ("textColor", { $0.textColor = .red }),
        ("font", { $0.font = .boldSystemFont(ofSize: 12) }), ("textAlignment", { $0.textAlignment = .right }),
        ("numberOfLines", { $0.numberOfLines = 2 }), ("lineBreakMode", { $0.lineBreakMode = .byTruncatingHead }),
        ("isEnabled", { $0.isEnabled = false }),
        ("adjustsFontSizeToFitWidth", { $0.adjustsFontSizeToFitWidth = true }),
        (
          "shadow",
          {
            $0.shadowColor = .blue
            $0.shadowOffset = CGSize(width: 2, height: 1)
          }
        ),
        (
          "highlight",
          {
            $0.highlightedTextColor = .brown
            $0.isHighlighted = true
          }
        ),
        ("attributedText", { $0.attributedText = NSAttributedString(string: "x", attributes: [.kern: 3]) }),
      ])
    expectLive(
      { () -> UIImageView in
        let view = UIImageView(image: Self.image.withRenderingMode(.alwaysTemplate))
        view.bounds.size.width = 40
        return view
      },
      [
        ("image", { $0.image = UIImage(systemName: "star") }), ("tintColor", { $0.tintColor = .red }),
        ("contentMode", { $0.contentMode = .right }),
        (
          "highlight",
          {
            $0.highlightedImage = UIImage(systemName: "heart")
            $0.isHighlighted = true
          }
        ),
      ])
  }

  @Test func controls() {
    expectLive(
      { UISwitch() },
      [
        ("isOn", { $0.isOn = true }), ("thumbTintColor", { $0.thumbTintColor = .red }),
        ("isEnabled", { $0.isEnabled = false }),
        (
          "onTintColor",
          {
            $0.onTintColor = .blue
            $0.isOn = true
          }
        ),
      ])
    expectLive(
      { () -> UISlider in
        let slider = UISlider(frame: rect(0, 0, 200, 31))
        slider.value = 0.4
        return slider
      },
      [
        ("value", { $0.value = 0.9 }), ("minimumValue", { $0.minimumValue = -1 }),
        ("maximumValue", { $0.maximumValue = 2 }), ("thumbTintColor", { $0.thumbTintColor = .red }),
        ("minimumTrackTintColor", { $0.minimumTrackTintColor = .red }),
        ("maximumTrackTintColor", { $0.maximumTrackTintColor = .red }),
        ("minimumValueImage", { $0.minimumValueImage = Self.image }),
        ("maximumValueImage", { $0.maximumValueImage = Self.image }), ("isEnabled", { $0.isEnabled = false }),
      ])
    expectLive(
      { UIStepper() },
      [
        ("isEnabled", { $0.isEnabled = false }), ("value", { $0.value = 50 }),
        ("maximumValue", { $0.maximumValue = 0 }),
      ])
    expectLive(
      { UIProgressView(progressViewStyle: .default) },
      [
        ("progress", { $0.progress = 0.5 }), ("trackTintColor", { $0.trackTintColor = .red }),
        (
          "progressTintColor",
          {
            $0.progress = 0.5
            $0.progressTintColor = .red
          }
        ),
      ])
    expectLive(
      { () -> UIPageControl in
        let control = UIPageControl()
        control.numberOfPages = 4
        return control
      },
      [
        ("currentPage", { $0.currentPage = 2 }), ("numberOfPages", { $0.numberOfPages = 6 }),
        ("pageIndicatorTintColor", { $0.pageIndicatorTintColor = .red }),
        ("currentPageIndicatorTintColor", { $0.currentPageIndicatorTintColor = .red }),
        ("backgroundStyle", { $0.backgroundStyle = .prominent }),
        ("preferredIndicatorImage", { $0.preferredIndicatorImage = Self.image }),
        ("setIndicatorImage", { $0.setIndicatorImage(Self.image, forPage: 1) }),
        (
          "hidesForSinglePage",
          {
            $0.hidesForSinglePage = true
            $0.numberOfPages = 1
          }
        ),
      ])
  }

  @Test func segmentsButtonsAndFields() {
    expectLive(
      { () -> UISegmentedControl in
        let control = UISegmentedControl(items: ["One", "Two"])
        control.selectedSegmentIndex = 0
        return control
      },
      [
        ("selectedSegmentIndex", { $0.selectedSegmentIndex = 1 }),
        ("setTitle", { $0.setTitle("Title", forSegmentAt: 1) }),
        ("setImage", { $0.setImage(Self.image, forSegmentAt: 0) }),
        ("setEnabled", { $0.setEnabled(false, forSegmentAt: 1) }),
        ("selectedSegmentTintColor", { $0.selectedSegmentTintColor = .red }),
        ("setWidth", { $0.setWidth(20, forSegmentAt: 0) }),
      ])
    expectLive(
      { () -> UIButton in
        let button = UIButton(type: .system)
        button.setTitle("Title", for: .normal)
        button.frame = rect(0, 0, 120, 40)
        return button
      },
      [
        ("isEnabled", { $0.isEnabled = false }),
        ("isHighlighted", { $0.isHighlighted = true }), ("title", { $0.setTitle("Other", for: .normal) }),
        ("titleColor", { $0.setTitleColor(.red, for: .normal) }), ("image", { $0.setImage(Self.image, for: .normal) }),
        ("tintColor", { $0.tintColor = .brown }),
        ("configuration", { $0.configuration = .filled() }),
        ("contentHorizontalAlignment", { $0.contentHorizontalAlignment = .right }),
      ])
    expectLive(
      { () -> UITextField in
        let field = UITextField(frame: rect(0, 0, 160, 34))
        field.placeholder = "Name"
        return field
      },
      [
        ("text", { $0.text = "text" }), ("placeholder", { $0.placeholder = "Place" }),
        ("borderStyle", { $0.borderStyle = .roundedRect }),
        (
          "isSecureTextEntry",
          {
            $0.text = "secret"
            $0.isSecureTextEntry = true
          }
        ),
        (
          "textColor",
          {
            $0.text = "text"
            $0.textColor = .red
          }
        ),
        (
          "font",
          {
            $0.text = "text"
            $0.font = .systemFont(ofSize: 9)
          }
        ),
        (
          "textAlignment",
          {
            $0.text = "text"
            $0.textAlignment = .right
          }
        ),
        (
          "leftView",
          {
            $0.leftView = UIImageView(image: Self.image)
            $0.leftViewMode = .always
          }
        ),
        (
          "rightView",
          {
            $0.rightView = UIImageView(image: Self.image)
            $0.rightViewMode = .always
          }
        ),
      ])
  }

  @Test func barItems() {
    let changes: [(name: String, apply: (UIBarButtonItem) -> Void)] = [
      ("title", { $0.title = "Other" }), ("image", { $0.image = Self.image }),
      ("tintColor", { $0.tintColor = .red }), ("isEnabled", { $0.isEnabled = false }),
      ("style", { $0.style = .done }), ("isHidden", { $0.isHidden = true }),
      (
        "customView",
        {
          let view = UIView(frame: rect(0, 0, 30, 20))
          view.backgroundColor = .green
          $0.customView = view
        }
      ),
    ]
    func picture(before: (UIBarButtonItem) -> Void, after: (UIBarButtonItem) -> Void) -> String {
      let device = TestDevice(size: CGSize(width: 320, height: 200))
      device.drawsOnDemand = true
      let items = (0..<2).map { _ in UIBarButtonItem(title: "Item", style: .plain, target: nil, action: nil) }
      let page = UIViewController()
      (page.navigationItem.rightBarButtonItem, page.toolbarItems) = (items[0], [items[1]])
      let stack = UINavigationController(rootViewController: page)
      stack.setToolbarHidden(false, animated: false)
      items.forEach(before)
      device.window.rootViewController = stack
      device.run(for: 0.1)
      items.forEach(after)
      device.run(for: 1)
      return device.dump()
    }
    let untouched = picture(before: { _ in }, after: { _ in })
    for change in changes {
      let wanted = picture(before: change.apply, after: { _ in })
      expectEqual(picture(before: { _ in }, after: change.apply), wanted, "\(change.name)")
      expectNotEqual(wanted, untouched, "\(change.name) shows nothing")
    }
  }
}
