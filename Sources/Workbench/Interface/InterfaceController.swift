import Raster
import UIKit
import Foundation
import UIKitCollections
import UIKitCore

/// The window's own interface: the toolbar, the inspector, and at most one sheet over everything.
final class InterfaceController: UIViewController {
  enum Sheet {
    case palette, help
  }

  private let language: Language
  private let commands: [WindowCommand]
  private let perform: (WindowCommand) -> Void
  private let choose: (CommandSearch.Entry) -> Void
  /// The search of the palettes that are opened from now on.
  var search: CommandSearch
  private lazy var toolbar = ToolbarView(commands: commands, perform: perform, language: language)
  private let surrounding = UIView()
  let panel: InspectorPanel
  let timeline: TimelineStrip
  let frameBar: FrameBar
  let scope: ScopeView
  let scrollBars = [ScrollBar(.horizontal), ScrollBar(.vertical)]
  private let dimming = UIControl()
  private let tip = UILabel()
  /// The ring around the control with the keyboard's focus.
  private let ring = UIView()
  private(set) var focus: (part: Part, index: Int)?
  private var sizeNote: SizeNoteView?
  private let messageBox = UIView()
  private let messageLabel = InterfaceStyle.label(color: .white)
  private var palette: PaletteView?
  private var help: HelpView?

  /// The geometry that the views follow.
  var geometry: WindowGeometry {
    didSet { if geometry != oldValue { view.setNeedsLayout() } }
  }

  init(
    geometry: WindowGeometry, language: Language, commands: [WindowCommand], search: CommandSearch,
    perform: @escaping (WindowCommand) -> Void, choose: @escaping (CommandSearch.Entry) -> Void
  ) {
    (self.geometry, self.language, self.commands, self.search) = (geometry, language, commands, search)
    (self.perform, self.choose) = (perform, choose)
    panel = InspectorPanel(language: language, perform: perform)
    frameBar = FrameBar(language: language)
    scope = ScopeView(language: language)
    timeline = TimelineStrip(language: language, perform: perform)
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .clear
    dimming.backgroundColor = UIColor.black.withAlphaComponent(0.35)
    dimming.isHidden = true
    dimming.addAction(UIAction { [weak self] _ in self?.close() }, for: .touchUpInside)
    tip.backgroundColor = UIColor(white: 0.1, alpha: 0.95)
    tip.textColor = .white
    tip.font = InterfaceStyle.caption
    tip.textAlignment = .center
    tip.layer.cornerRadius = 5
    tip.clipsToBounds = true
    tip.isHidden = true
    margins = (0..<4).map { _ in UIView() }
    for margin in margins {
      margin.backgroundColor = InterfaceStyle.backdrop
      view.addSubview(margin)
    }
    ring.isHidden = true
    ring.isUserInteractionEnabled = false
    ring.layer.borderWidth = 2
    ring.layer.borderColor = UIColor.systemBlue.cgColor
    ring.layer.cornerRadius = 8
    messageBox.backgroundColor = UIColor(white: 0.1, alpha: 0.92)
    messageBox.layer.cornerRadius = 8
    messageBox.isHidden = true
    messageBox.isUserInteractionEnabled = false
    messageBox.addSubview(messageLabel)
    messageLabel.textAlignment = .center
    messageLabel.numberOfLines = 5
    scrollBars.forEach(view.addSubview)
    [toolbar, panel, timeline, frameBar, scope, dimming, tip, ring, messageBox].forEach(view.addSubview)
  }

  /// The parts that seldom change, and independently of each other.
  var quietParts: [UIView] { [toolbar, panel, timeline, frameBar] }

  /// The views around the device; the area of the device itself stays transparent.
  private var margins: [UIView] = []

  var active: Set<String> {
    get { toolbar.active }
    set { toolbar.active = newValue }
  }

  var sheet: Sheet? { palette != nil ? .palette : (help != nil ? .help : nil) }

  func open(_ sheet: Sheet) {
    close()
    dimming.isHidden = false
    hideTip()
    switch sheet {
    case .palette:
      let palette = PaletteView(search: search, language: language) { [weak self] entry in
        self?.close()
        self?.choose(entry)
      }
      self.palette = palette
      palette.onResize = { [weak self] in self?.layoutSheets() }
      view.addSubview(palette)
      layoutSheets()
      palette.begin()
    case .help:
      let help = HelpView(commands: commands, language: language)
      self.help = help
      view.addSubview(help)
      layoutSheets()
    }
  }

  func close() {
    view.endEditing(true)
    palette?.removeFromSuperview()
    help?.removeFromSuperview()
    (palette, help) = (nil, nil)
    dimming.isHidden = true
  }

  /// Handles a key while a sheet is open.
  ///
  /// - Returns: Whether the key has been used; otherwise it goes to the text field.
  func handle(_ chord: KeyChord) -> Bool {
    switch (chord.key, sheet) {
    case (.down, .palette): palette?.move(by: 1)
    case (.up, .palette): palette?.move(by: -1)
    case (.tab, .palette): palette?.move(by: chord.modifiers.contains(.shift) ? -1 : 1)
    case (.pageDown, .palette): palette?.move(by: 8)
    case (.pageUp, .palette): palette?.move(by: -8)
    case (.enter, .palette): palette?.accept()
    case (.down, .help): help?.scroll(pages: 0.15)
    case (.up, .help): help?.scroll(pages: -0.15)
    case (.pageDown, .help), (.character(" "), .help): help?.scroll(pages: 1)
    case (.pageUp, .help): help?.scroll(pages: -1)
    case (_, .palette): return false
    default: return true
    }
    return true
  }

  /// Shows the title and key of the button at a point.
  func hover(at point: CGPoint) {
    guard sheet == nil, let (command, frame, y) = button(at: point) else { return hideTip() }
    tip.text = "\(command.shortTitle(language))  \(command.keyNames(language))"
    let width = min(view.bounds.width - 8, tip.sizeThatFits(view.bounds.size).width + 16)
    let x = min(max(4, frame.midX - width / 2), max(4, view.bounds.width - width - 4))
    tip.frame = CGRect(x: x, y: y, width: width, height: Self.tipHeight)
    tip.isHidden = false
  }

  private static let tipHeight: CGFloat = 22

  /// Returns the command of the button at a point, the button's frame, and the upper edge of its tip.
  private func button(at point: CGPoint) -> (WindowCommand, CGRect, CGFloat)? {
    if !toolbar.isHidden, let (command, frame) = toolbar.command(at: view.convert(point, to: toolbar)) {
      return (command, view.convert(frame, from: toolbar), toolbar.frame.maxY + 4)
    }
    guard !timeline.isHidden, let (command, frame) = timeline.command(at: view.convert(point, to: timeline)) else {
      return nil
    }
    return (command, view.convert(frame, from: timeline), timeline.frame.minY - Self.tipHeight - 4)
  }

  var toolbarStops: [FocusStop] {
    toolbar.visibleButtons.map { [perform] command, frame in
      FocusStop(frame: view.convert(frame, from: toolbar), activate: { perform(command) })
    }
  }

  func adoptFocus(_ next: (part: Part, index: Int)?) { focus = next }

  /// Draws the ring where the focused control is.
  func showRing() {
    let frame = focusedStop?.frame.insetBy(dx: -1, dy: -1)
    ring.isHidden = frame == nil || sheet != nil
    if let frame { ring.frame = frame }
  }

  /// The color around the device as an opaque pixel, which is also visible beyond its round corners.
  var backdropPixel: UInt32 {
    var white: CGFloat = 0
    InterfaceStyle.backdrop.resolvedColor(with: traitCollection).getWhite(&white, alpha: nil)
    let level = UInt32((white * 255).rounded())
    return 0xFF00_0000 | level << 16 | level << 8 | level
  }

  /// Whether the interface draws anything over the device.
  var coversDevice: Bool { sheet != nil || !tip.isHidden || sizeNote != nil || message != nil }

  /// A message over the lower part of the device; `nil` for none.
  var message: String? {
    didSet {
      messageLabel.text = message
      messageBox.isHidden = message == nil
      layoutMessage()
    }
  }

  private func layoutMessage() {
    let (area, density) = (geometry.deviceArea, geometry.density)
    let (width, bottom) = (CGFloat(area.width) / density, CGFloat(area.y + area.height) / density)
    let most = CGSize(width: max(1, width - 40), height: 100)
    let size = messageLabel.sizeThatFits(most)
    let text = CGRect(x: 12, y: 7, width: min(size.width, most.width), height: size.height)
    let box = CGSize(width: text.width + 24, height: text.height + 14)
    messageLabel.frame = text
    messageBox.frame = CGRect(
      x: CGFloat(area.x) / density + (width - box.width) / 2, y: bottom - box.height - 36, width: box.width,
      height: box.height)
  }

  /// Shows a note over the device; `nil` for none.
  ///
  /// - Parameter scale: The units of the interface in a point of the device.
  func show(_ note: SizeNote?, scale: CGFloat) {
    sizeNote?.removeFromSuperview()
    sizeNote = note.map { SizeNoteView($0, language: language, scale: scale) }
    guard let sizeNote else { return }
    view.addSubview(sizeNote)
    layoutSizeNote()
  }

  private func layoutSizeNote() {
    let (area, density) = (geometry.deviceArea, geometry.density)
    sizeNote?.frame = CGRect(
      x: CGFloat(area.x) / density, y: CGFloat(area.y) / density, width: CGFloat(area.width) / density,
      height: CGFloat(area.height) / density)
  }

  private func hideTip() { if !tip.isHidden { tip.isHidden = true } }

  override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    let bounds = view.bounds
    let bar: CGFloat = geometry.hasToolbar ? WindowGeometry.toolbarHeight : 0
    let panelWidth = geometry.hasPanel ? min(WindowGeometry.panelWidth, bounds.width) : 0
    toolbar.isHidden = !geometry.hasToolbar
    toolbar.frame = CGRect(x: 0, y: 0, width: bounds.width, height: bar)
    panel.isHidden = !geometry.hasPanel
    panel.frame = CGRect(x: bounds.width - panelWidth, y: bar, width: panelWidth, height: max(0, bounds.height - bar))
    let strip = layoutBars(in: CGRect(x: 0, y: bar, width: bounds.width - panelWidth, height: bounds.height - bar))
    let height = max(0, bounds.height - bar - strip)
    layoutMargins(in: CGRect(x: 0, y: bar, width: bounds.width - panelWidth, height: height))
    layoutScrollBars()
    dimming.frame = bounds
    layoutSheets()
    layoutSizeNote()
    layoutMessage()
    showRing()
  }

  /// Lays out the bars below the device.
  ///
  /// - Returns: Their height.
  private func layoutBars(in area: CGRect) -> CGFloat {
    var y = area.maxY
    let bars: [(UIView, Bool, CGFloat)] = [
      (timeline, geometry.hasTimeline, WindowGeometry.timelineHeight),
      (frameBar, geometry.hasFrameBar, WindowGeometry.frameBarHeight),
      (scope, geometry.hasScope, WindowGeometry.scopeHeight),
    ]
    for (view, isVisible, height) in bars {
      view.isHidden = !isVisible
      guard isVisible else { continue }
      y -= height
      view.frame = CGRect(x: area.minX, y: y, width: max(0, area.width), height: height)
    }
    return area.maxY - y
  }

  private func layoutScrollBars() {
    for bar in scrollBars {
      let found = geometry.scrollBar(bar.axis)
      bar.isHidden = found == nil
      guard let found else { continue }
      (bar.frame, bar.range) = (found.frame, found.knob)
    }
  }

  private func layoutMargins(in area: CGRect) {
    let pixels = geometry.deviceArea
    let density = geometry.density
    let device = CGRect(
      x: CGFloat(pixels.x) / density, y: CGFloat(pixels.y) / density, width: CGFloat(pixels.width) / density,
      height: CGFloat(pixels.height) / density)
    let frames = [
      CGRect(x: area.minX, y: area.minY, width: area.width, height: device.minY - area.minY),
      CGRect(x: area.minX, y: device.minY, width: device.minX - area.minX, height: device.height),
      CGRect(x: device.maxX, y: device.minY, width: area.maxX - device.maxX, height: device.height),
      CGRect(x: area.minX, y: device.maxY, width: area.width, height: area.maxY - device.maxY),
    ]
    for (margin, frame) in zip(margins, frames) {
      margin.isHidden = geometry.isBare
      margin.frame = CGRect(
        x: frame.origin.x, y: frame.origin.y, width: max(0, frame.size.width), height: max(0, frame.size.height))
    }
  }

  private func layoutSheets() {
    let bounds = view.bounds
    let width = min(460, bounds.width - 16)
    let x = (bounds.width - width) / 2
    let height = min(420, bounds.height * 0.8, palette?.wantedHeight ?? 0)
    palette?.frame = CGRect(x: x, y: min(64, bounds.height * 0.1), width: width, height: height)
    let most = max(40, bounds.height - 80)
    help?.frame = CGRect(
      x: x, y: min(56, bounds.height * 0.05), width: width, height: min(help?.wantedHeight ?? 0, most))
  }
}
