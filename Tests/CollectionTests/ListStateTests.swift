import DeviceSupport
import Foundation
import Testing
import UIKit

@testable import UIKitCollections
@testable import UIKitCore
import TestSupport

/// The configuration state of a cell, and the times at which it is applied.
@MainActor
struct ListStateTests {
  private let device = TestDevice.phone()

  @Test func aStateKeepsValuesOfTheApp() {
    var state = UICellConfigurationState(traitCollection: .current)
    let key = UIConfigurationStateCustomKey("city")
    expectNil(state[key])
    state[key] = "Seoul"
    expectEqual(state[key], AnyHashable("Seoul"))
    var other = UICellConfigurationState(traitCollection: .current)
    expectNotEqual(state, other)
    other[key] = "Seoul"
    expectEqual(state, other)
    expectEqual(state.hashValue, other.hashValue)
    state[key] = nil
    expectEqual(state, UICellConfigurationState(traitCollection: .current))
  }

  /// Several changes cause one update, before the next layout; the method first, then the handler, with the same state.
  @Test func updatesAreCollected() {
    let cell = CountingListCell(frame: CGRect(x: 0, y: 0, width: 320, height: 44))
    var log: [String] = []
    cell.configurationUpdateHandler = { cell, state in
      log.append("\(state.isSelected) after \((cell as? CountingListCell)?.states.count ?? 0)")
    }
    cell.layoutIfNeeded()
    expectEqual(log, ["false after 1"])
    cell.isSelected = true
    cell.isHighlighted = true
    cell.isHighlighted = false
    cell.setNeedsUpdateConfiguration()
    expectEqual(log.count, 1)
    cell.layoutIfNeeded()
    expectEqual(log, ["false after 1", "true after 2"])
    cell.isSelected = true
    cell.layoutIfNeeded()
    expectEqual(log.count, 2)
    cell.configurationUpdateHandler = nil
    cell.isSelected = false
    cell.layoutIfNeeded()
    expectEqual(log.count, 2)
    expectEqual(cell.states.count, 3)
  }

  /// Setting a configuration during an update does not request another update.
  @Test func handlerConfigurationDoesNotChangeState() {
    let cell = CountingListCell(frame: CGRect(x: 0, y: 0, width: 320, height: 44))
    cell.configurationUpdateHandler = { cell, state in
      var content = UIListContentConfiguration.cell().updated(for: state)
      content.text = state.isSelected ? "on" : "off"
      cell.contentConfiguration = content
      var background = UIBackgroundConfiguration.listPlainCell().updated(for: state)
      if state.isSelected { background.backgroundColor = .systemGreen }
      cell.backgroundConfiguration = background
    }
    for _ in 0..<4 { cell.layoutIfNeeded() }
    expectEqual(cell.states.count, 1)
    expectNotNil(cell.label("off"))
    cell.isSelected = true
    for _ in 0..<4 { cell.layoutIfNeeded() }
    expectEqual(cell.states.count, 2)
    expectNotNil(cell.label("on"))
    expectIdentical(cell.backgroundConfiguration?.backgroundColor, UIColor.systemGreen)
  }

  @Test func aCellThatTakesNoTouchesIsDisabled() throws {
    let phone = ListPhone(.plain, texts: [["one", "two"]])
    let cell = try phone.cell(0)
    cell.isUserInteractionEnabled = false
    phone.tap(CGPoint(x: 100, y: 22))
    expectEmpty(phone.selections)
    expectEqual(cell.states.last?.isDisabled, true)
    expectEqual(cell.label("one")?.textColor, .tertiaryLabel)
    cell.isUserInteractionEnabled = true
    phone.tap(CGPoint(x: 100, y: 22))
    expectEqual(phone.selections, [[0, 0]])
    expectEqual(cell.label("one")?.textColor, .label)
  }

  /// The values recorded from UIKit (macOS 27 Catalyst).
  @Test func rowsThatAreSweptAsideAreGrey() {
    var state = UICellConfigurationState(traitCollection: .current)
    state.isSwiped = true
    for row in [UIBackgroundConfiguration.listPlainCell(), .listGroupedCell(), .listSidebarCell(), .listCell()] {
      expectEqual(row.updated(for: state).backgroundColor, .systemGray5)
      var own = row
      own.backgroundColor = .systemYellow
      expectEqual(own.updated(for: state).backgroundColor, .systemYellow)
    }
    state.isSelected = true
    expectEqual(UIBackgroundConfiguration.listPlainCell().updated(for: state).backgroundColor, .systemGray4)
  }

  @Test func backgroundsThrowTheirShadow() throws {
    let cell = CountingListCell(frame: CGRect(x: 0, y: 0, width: 320, height: 44))
    var background = UIBackgroundConfiguration.listPlainCell()
    expectEqual(background.shadowProperties.opacity, 0)
    expectEqual(background.shadowProperties.color, .black)
    background.backgroundInsets = NSDirectionalEdgeInsets(top: 4, leading: 10, bottom: 4, trailing: 10)
    background.cornerRadius = 8
    background.shadowProperties.opacity = 0.5
    background.shadowProperties.radius = 6
    background.shadowProperties.offset = CGSize(width: 0, height: 3)
    cell.backgroundConfiguration = background
    cell.layoutIfNeeded()
    let view = try #require(cell.configured.backgroundView)
    view.layoutIfNeeded()
    let shade = try #require(view.subviews.first)
    expectEqual(shade.frame, CGRect(x: 10, y: 4, width: 300, height: 36))
    expectEqual(shade.layer.shadowOpacity, 0.5)
    expectEqual(shade.layer.shadowPath?.boundingBox, CGRect(x: 0, y: 0, width: 300, height: 36))
    background.shadowProperties.opacity = 0
    cell.backgroundConfiguration = background
    expectNil(shade.superview)
  }

  @Test func automaticUpdatesCanBeTurnedOff() throws {
    let cell = CountingListCell(frame: CGRect(x: 0, y: 0, width: 320, height: 44))
    cell.contentConfiguration = Echo()
    cell.layoutIfNeeded()
    expectEqual((cell.contentConfiguration as? Echo)?.isSelected, false)
    cell.isSelected = true
    cell.layoutIfNeeded()
    expectEqual((cell.contentConfiguration as? Echo)?.isSelected, true)
    cell.automaticallyUpdatesContentConfiguration = false
    cell.isSelected = false
    cell.layoutIfNeeded()
    expectEqual((cell.contentConfiguration as? Echo)?.isSelected, true)
  }

  // MARK: Content views

  @Test func contentViewIsReusedForSupportedConfiguration() {
    let cell = UICollectionViewCell(frame: CGRect(x: 0, y: 0, width: 320, height: 44))
    let plain = cell.contentView
    cell.contentConfiguration = Echo()
    let echo = cell.contentView
    expectNotIdentical(echo, plain)
    expectNil(plain.superview)
    expectIdentical(echo.superview, cell)
    expectEqual(echo.frame, cell.bounds)
    cell.contentConfiguration = Echo(isSelected: true)
    expectIdentical(cell.contentView, echo)
    expectEqual((echo as? EchoView)?.shown.isSelected, true)
    cell.contentConfiguration = UIListContentConfiguration.cell()
    #expect(cell.contentView is UIListContentView && echo.superview == nil)
    cell.contentConfiguration = nil
    #expect(!(cell.contentView is any UIContentView) && cell.subviews.contains(cell.contentView))
  }

  @Test func aListContentViewSupportsNothingElse() {
    let view = UIListContentView(configuration: .cell())
    #expect(view.supports(UIListContentConfiguration.valueCell()) && !view.supports(Echo()))
  }

  // MARK: Backgrounds

  @Test func aBackgroundIsConfiguredOrAView() {
    let cell = UICollectionViewListCell(frame: CGRect(x: 0, y: 0, width: 320, height: 44))
    cell.layoutIfNeeded()
    #expect(cell.subviews.first is ConfiguredBackgroundView && cell.backgroundConfiguration != nil)
    let view = UIView()
    cell.backgroundView = view
    expectNil(cell.backgroundConfiguration)
    expectIdentical(cell.subviews.first, view)
    cell.backgroundConfiguration = .listGroupedCell()
    expectNil(cell.backgroundView)
    expectNil(view.superview)
    cell.layoutIfNeeded()
    #expect(cell.subviews.first is ConfiguredBackgroundView)
    cell.backgroundConfiguration = nil
    #expect(!cell.subviews.contains { $0 is ConfiguredBackgroundView })
    expectNil(UICollectionViewCell(frame: .zero).backgroundConfiguration)
  }

  @Test func defaultBackgroundFollowsState() {
    var selected = UICellConfigurationState(traitCollection: .current)
    selected.isSelected = true
    let background = UIBackgroundConfiguration.listPlainCell()
    expectIdentical(background.backgroundColor, UIColor.systemBackground)
    let marked = background.updated(for: selected)
    expectIdentical(marked.backgroundColor, UIColor.systemGray4)
    expectEqual(marked.updated(for: UICellConfigurationState(traitCollection: .current)), background)
    var own = background
    own.backgroundColor = .systemYellow
    own.cornerRadius = 3
    expectEqual(own.updated(for: selected), own)
    own.backgroundColor = nil
    expectIdentical(own.updated(for: selected).resolvedBackgroundColor(for: .systemPink), UIColor.systemPink)
    own.backgroundColorTransformer = UIConfigurationColorTransformer { _ in .systemBrown }
    expectIdentical(own.resolvedBackgroundColor(for: .systemPink), UIColor.systemBrown)
  }

  @Test func aBackgroundHasInsetsAndAnEdge() throws {
    device.becomeCurrent()
    let cell = UICollectionViewCell(frame: CGRect(x: 0, y: 0, width: 320, height: 44))
    var background = UIBackgroundConfiguration.clear()
    background.backgroundInsets = NSDirectionalEdgeInsets(top: 1, leading: 2, bottom: 3, trailing: 4)
    background.edgesAddingLayoutMarginsToBackgroundInsets = [.leading]
    background.strokeWidth = 2
    background.strokeOutset = 5
    background.cornerRadius = 8
    background.strokeColor = UIColor(white: 0.5, alpha: 1)
    let custom = UIView()
    background.customView = custom
    cell.backgroundConfiguration = background
    cell.layoutIfNeeded()
    let area = CGRect(x: 10, y: 1, width: 306, height: 40)
    expectEqual(custom.frame, area)
    let edge = try #require(custom.superview?.subviews.first { $0.layer.borderWidth == 2 })
    expectEqual(edge.frame, CGRect(x: 5, y: -4, width: 316, height: 50))
    expectEqual(edge.layer.cornerRadius, 13)
    cell.backgroundConfiguration?.strokeWidth = 0
    cell.backgroundConfiguration?.customView = nil
    expectNil(custom.superview)
    expectNil(edge.superview)
  }

  /// A touched row is highlighted at once; the highlight fades after the touch, with animation.
  @Test func rowShowsHighlightAndSelection() throws {
    let phone = ListPhone(.plain, texts: [["a", "b"]])
    let cell = try phone.cell(0)
    let fill = try #require(cell.subviews.first?.subviews.first)
    expectIdentical(fill.backgroundColor, UIColor.systemBackground)
    phone.tap(CGPoint(x: 100, y: 20))
    expectIdentical(fill.backgroundColor, UIColor.systemGray4)
    expectTrue(cell.isSelected)
    phone.collectionView.deselectItem(at: [0, 0], animated: true)
    phone.run(for: 0.1)
    #expect(fill.backgroundColor === UIColor.systemBackground && !fill.layer.animations.isEmpty)
    phone.run(for: 0.5)
    expectEmpty(fill.layer.animations)
  }
}

/// A custom content configuration, as in published code.
private struct Echo: UIContentConfiguration, Hashable {
  var isSelected = false

  func makeContentView() -> any UIView & UIContentView { EchoView(self) }

  func updated(for state: any UIConfigurationState) -> Echo {
    guard let state = state as? UICellConfigurationState else { return self }
    var updated = self
    updated.isSelected = state.isSelected
    return updated
  }
}

private final class EchoView: UIView, UIContentView {
  var shown: Echo

  init(_ echo: Echo) {
    shown = echo
    super.init(frame: .zero)
  }

  required init?(coder: NSCoder) { nil }

  var configuration: any UIContentConfiguration {
    get { shown }
    set { if let echo = newValue as? Echo { shown = echo } }
  }
}
