import Foundation
import UIKit

extension DrawingSample {
  static let controls = [
    configuredButtons, buttonSizes, plainButtons, switches, sliders, steppers, segments, pageControls, progress,
  ]

  private static let configuredButtons = DrawingSample(name: "buttons", size: CGSize(width: 320, height: 420)) {
    fixture in
    let kinds: [UIButton.Configuration] = [.plain(), .tinted(), .gray(), .filled(), .borderedProminent()]
    let buttons = kinds.enumerated().map { index, kind in
      var configuration = kind
      configuration.title = "Title"
      configuration.subtitle = index == 1 ? "Subtitle" : nil
      configuration.image = DrawingSampleFixture.picture(10)
      configuration.imagePadding = 4
      configuration.imagePlacement = [.leading, .trailing, .top, .bottom, .leading][index]
      return UIButton(configuration: configuration)
    }
    fixture.stack(buttons[0], buttons[1], buttons[2], buttons[3], buttons[4])
    fixture.note("at rest")
    for button in buttons { button.isHighlighted = true }
    fixture.note("pressed")
    for button in buttons { (button.isHighlighted, button.isSelected) = (false, true) }
    fixture.note("selected")
    for button in buttons { (button.isSelected, button.isEnabled) = (false, false) }
    fixture.note("disabled")
  }

  private static let buttonSizes = DrawingSample(name: "button-sizes", size: CGSize(width: 320, height: 520)) {
    fixture in
    let sizes: [UIButton.Configuration.Size] = [.mini, .small, .medium, .large]
    let corners: [UIButton.Configuration.CornerStyle] = [.fixed, .small, .capsule, .large]
    let buttons = zip(sizes, corners).map { size, corner in
      var configuration = UIButton.Configuration.filled()
      configuration.title = "Title"
      configuration.subtitle = "Below"
      configuration.buttonSize = size
      configuration.cornerStyle = corner
      configuration.showsActivityIndicator = size == .large
      return UIButton(configuration: configuration)
    }
    buttons[0].role = .destructive
    fixture.stack(buttons[0], buttons[1], buttons[2], buttons[3])
    var menu = UIButton.Configuration.gray()
    menu.title = "Choice"
    let popUp = UIButton(configuration: menu)
    popUp.frame = CGRect(x: 8, y: 380, width: 120, height: 40)
    popUp.menu = UIMenu(children: [UIAction(title: "One", state: .on) { _ in }, UIAction(title: "Two") { _ in }])
    popUp.showsMenuAsPrimaryAction = true
    popUp.changesSelectionAsPrimaryAction = true
    fixture.window.addSubview(popUp)
    fixture.note("four sizes")
  }

  private static let plainButtons = DrawingSample(name: "plain-buttons") { fixture in
    let system = UIButton(type: .system)
    system.setTitle("Title", for: .normal)
    system.setTitle("Disabled", for: .disabled)
    system.setTitleColor(.green, for: .selected)
    system.setImage(DrawingSampleFixture.picture(12), for: .normal)
    let custom = UIButton(type: .custom)
    custom.setTitle("Custom", for: .normal)
    custom.setTitleColor(.black, for: .normal)
    custom.setBackgroundImage(DrawingSampleFixture.picture(20, .yellow), for: .normal)
    custom.contentEdgeInsets = UIEdgeInsets(top: 4, left: 8, bottom: 6, right: 10)
    let attributed = UIButton(type: .system)
    attributed.setAttributedTitle(
      NSAttributedString(string: "Underlined", attributes: [.underlineStyle: NSUnderlineStyle.single.rawValue]),
      for: .normal)
    let buttons = [system, custom, attributed, UIButton(type: .close), UIButton(type: .contactAdd)]
    fixture.stack(buttons[0], buttons[1], buttons[2], buttons[3], buttons[4])
    fixture.note("at rest")
    for button in buttons { button.isHighlighted = true }
    fixture.run(for: 0.5)
    fixture.note("pressed")
    for button in buttons { button.isHighlighted = false }
    fixture.run(for: 0.1)
    fixture.note("a tenth of a second after a press")
    fixture.run(for: 0.5)
    for button in buttons { (button.isHighlighted, button.isSelected) = (false, true) }
    fixture.note("selected")
    for button in buttons { (button.isSelected, button.isEnabled) = (false, false) }
    fixture.note("disabled")
  }

  private static let switches = DrawingSample(name: "switches") { fixture in
    let (off, on, tinted) = (UISwitch(), UISwitch(), UISwitch())
    (on.isOn, tinted.isOn, tinted.onTintColor, tinted.thumbTintColor) = (true, true, .purple, .yellow)
    fixture.stack(off, on, tinted)
    fixture.note("off, on, tinted")
    off.setOn(true, animated: true)
    fixture.run(for: 0.1)
    fixture.note("on its way")
    fixture.run(for: 1)
    fixture.touch(.began, at: CGPoint(x: 20, y: 20))
    fixture.run(for: 0.3)
    fixture.note("held")
    fixture.touch(.ended, at: CGPoint(x: 20, y: 20))
    fixture.run(for: 1)
    (off.isEnabled, on.isEnabled) = (false, false)
    fixture.note("disabled")
  }

  private static let sliders = DrawingSample(name: "sliders") { fixture in
    let (plain, dressed, disabled) = (UISlider(), UISlider(), UISlider())
    (plain.value, dressed.value, disabled.value) = (0.25, 0.5, 1)
    dressed.minimumValueImage = DrawingSampleFixture.picture(14)
    dressed.maximumValueImage = DrawingSampleFixture.picture(18, .blue)
    (dressed.minimumTrackTintColor, dressed.maximumTrackTintColor) = (.orange, .cyan)
    dressed.thumbTintColor = .magenta
    disabled.isEnabled = false
    let pictured = UISlider()
    pictured.setThumbImage(DrawingSampleFixture.picture(10), for: .normal)
    fixture.stack(plain, dressed, disabled, pictured, width: 200)
    fixture.note("at rest")
    fixture.drag(from: CGPoint(x: 58, y: 20), by: CGPoint(x: 60, y: 0), lifts: false)
    fixture.note("held")
  }

  private static let steppers = DrawingSample(name: "steppers") { fixture in
    let (plain, low, high) = (UIStepper(), UIStepper(), UIStepper())
    (plain.value, high.value) = (5, 100)
    high.isEnabled = false
    fixture.stack(plain, low, high)
    fixture.note("in the middle, at the lower end, disabled")
    fixture.touch(.began, at: CGPoint(x: 80, y: 20))
    fixture.run(for: 0.1)
    fixture.note("held")
    fixture.run(for: 3)
    fixture.note("at \(plain.value) after three seconds")
  }

  private static let segments = DrawingSample(name: "segments") { fixture in
    let plain = UISegmentedControl(items: ["One", "Two", "Three"])
    plain.selectedSegmentIndex = 0
    let pictured = UISegmentedControl(items: ["Wide title", DrawingSampleFixture.picture(10)])
    pictured.apportionsSegmentWidthsByContent = true
    pictured.selectedSegmentTintColor = .orange
    pictured.selectedSegmentIndex = 1
    pictured.setEnabled(false, forSegmentAt: 0)
    pictured.setTitleTextAttributes([.foregroundColor: UIColor.purple], for: .normal)
    let momentary = UISegmentedControl(items: ["A", "B"])
    momentary.isMomentary = true
    let disabled = UISegmentedControl(items: ["A", "B"])
    disabled.selectedSegmentIndex = 1
    disabled.isEnabled = false
    fixture.stack(plain, pictured, momentary, disabled)
    fixture.note("at rest")
    fixture.touch(.began, at: CGPoint(x: 8 + plain.bounds.width / 2, y: 20))
    fixture.run(for: 0.2)
    fixture.note("another one held")
    fixture.touch(.ended, at: CGPoint(x: 8 + plain.bounds.width / 2, y: 20))
    fixture.run(for: 0.1)
    fixture.note("on its way")
    fixture.run(for: 1)
    fixture.note("there")
  }

  private static let pageControls = DrawingSample(name: "page-controls") { fixture in
    let (plain, prominent, many) = (UIPageControl(), UIPageControl(), UIPageControl())
    (plain.numberOfPages, plain.currentPage) = (4, 1)
    (prominent.numberOfPages, prominent.backgroundStyle) = (3, .prominent)
    (prominent.pageIndicatorTintColor, prominent.currentPageIndicatorTintColor) = (.yellow, .purple)
    prominent.preferredIndicatorImage = DrawingSampleFixture.picture(8)
    (many.numberOfPages, many.currentPage) = (40, 20)
    for control in [plain, prominent, many] { control.bounds.size = CGSize(width: 180, height: 28) }
    fixture.stack(plain, prominent, many)
    fixture.note("at rest")
    many.currentPage = 23
    plain.currentPage = 2
    fixture.run(for: 0.1)
    fixture.note("on their way")
    fixture.run(for: 1)
    fixture.note("there")
    fixture.touch(.began, at: many.center)
    for time in [0.15, 0.3, 0.45] {
      fixture.run(for: 0.15)
      fixture.note("touched for \(time) s")
    }
    fixture.touch(.ended, at: many.center)
    fixture.run(for: 0.1)
    fixture.note("let go")
  }

  private static let progress = DrawingSample(name: "progress") { fixture in
    let (bar, tinted) = (UIProgressView(progressViewStyle: .default), UIProgressView(progressViewStyle: .bar))
    bar.progress = 0.3
    (tinted.progress, tinted.progressTintColor, tinted.trackTintColor) = (0.8, .red, .green)
    let (wheel, large) = (UIActivityIndicatorView(style: .medium), UIActivityIndicatorView(style: .large))
    large.color = .purple
    fixture.stack(bar, tinted, wheel, large)
    for view in [bar, tinted] { view.frame.size.width = 200 }
    wheel.startAnimating()
    large.startAnimating()
    fixture.note("at first")
    bar.setProgress(0.9, animated: true)
    fixture.run(for: 0.1)
    fixture.note("a tenth of a second later")
    fixture.run(for: 0.4)
    wheel.stopAnimating()
    fixture.note("half a second later")
  }
}
