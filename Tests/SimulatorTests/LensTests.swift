import Drawing
import Foundation
import Geometry
import LayoutSolver
import Lens
import Raster
import Simulator
import TestSupport
import Testing
import Typography
import UIKit
import UIKitCore
import Workbench

/// The drawing of overlays from values.
struct LensPictureTests {
  private static let frame = CGRect(x: 10, y: 20, width: 100, height: 50)

  private static let view = LensView(
    frame: CGRect(x: 0, y: 0, width: 200, height: 400), safeArea: CGRect(x: 0, y: 47, width: 200, height: 300),
    parts: [
      .sectionInset, .group(depth: 1), .interItem(isFlexible: true), .edge(isFlexible: false), .estimate,
    ].map { LayoutAnatomy.Part(kind: $0, frame: frame, label: "part", section: 0, isScrolled: false) },
    elements: [
      LensElement(
        name: "0.0", category: .cell, frame: frame, pinnedFrame: nil, changes: "scale 0.9×0.9", reuseCount: 2),
      LensElement(
        name: "header 0.0", category: .supplementary, frame: frame, pinnedFrame: frame, changes: "", reuseCount: 0,
        zIndex: 2),
      LensElement(
        name: "background 0.0", category: .decoration, frame: frame, pinnedFrame: nil, changes: "", reuseCount: 0),
    ],
    scrolls: [
      LensScroll(
        viewport: frame, axis: .horizontal, offset: 0, destination: 81, stops: [0, 80, 160], isCentered: false)
    ])
  private static let input = LensInput(
    views: [view], repaints: [frame], reading: [LensLabel(frame, "Title")])

  private static func dump(_ commands: [DrawCommand]) -> String { "\(commands)" }

  @Test(arguments: LensOverlay.allCases.filter { $0 != .layers })
  func everyOverlayDrawsMoreThanColor(overlay: LensOverlay) {
    let commands = LensPicture.commands(for: Self.input, overlays: [overlay], textEngine: BoxFont())
    expectFalse(commands.isEmpty)
    let text = Self.dump(commands)
    // A label, a hatching or a dashed line.
    expectTrue(text.contains("GlyphRun") || text.contains("PathCommand"), "\(overlay)")
  }

  static func texts(_ commands: [DrawCommand]) -> [TextCommand] {
    commands.flatMap { command -> [TextCommand] in
      switch command {
      case .text(let text): [text]
      case .group(let group): texts(group.commands)
      default: []
      }
    }
  }

  /// A label in the upper corner begins where the round screen does.
  @Test func labelsAreWithinRoundCorners() throws {
    var input = Self.input
    func start() throws -> CGFloat {
      let commands = LensPicture.commands(for: input, overlays: [.container], textEngine: BoxFont())
      return try #require(Self.texts(commands).first { $0.run.text.hasPrefix("container") }).origin.x
    }
    let square = try start()
    input.cornerRadius = 47
    // At one point below the edge, a circle of 47 points begins at 37.4.
    expectClose(try start() - square, 47 - (47.0 * 47 - 46 * 46).squareRoot() - 1)
  }

  /// The lines of areas that scroll by whole pixels are not rasterized again.
  @Test func scrolledAreasKeepTheirLines() throws {
    let rasterizer = Rasterizer(textEngine: BoxFont())
    var screen = try Framebuffer(size: CGSize(width: 200, height: 400), scale: 2)
    let made = [0, 12.5, 30].map { scrolled in
      var input = Self.input
      for part in input.views[0].parts.indices { input.views[0].parts[part].frame.origin.y += scrolled }
      let commands = LensPicture.commands(for: input, overlays: [.gaps, .edges, .estimates], textEngine: BoxFont())
      let list = DisplayList(size: CGSize(width: 200, height: 400), commands: commands)
      return screen.show(list, with: rasterizer).work.pathsMade
    }
    expectAtLeast(made[0], 3)
    expectEqual(Array(made[1...]), [0, 0])
  }

  @Test func headersHaveTheirOrderInFrontOfCells() {
    let text = Self.dump(LensPicture.commands(for: Self.input, overlays: [.supplementaries], textEngine: BoxFont()))
    expectTrue(text.contains("pinned header 0.0, z 2"), "\(text)")
  }

  @Test func theStopOfAFlickIsMarked() {
    let text = Self.dump(LensPicture.commands(for: Self.input, overlays: [.pages], textEngine: BoxFont()))
    expectTrue(text.contains("page 1 at 80, target"), "\(text)")
    expectTrue(text.contains("page 2 at 160\""), "\(text)")
  }

  /// The name of the element below the mouse is beside the names of pages, and in their place only if there is no room.
  @Test(arguments: [1, 40]) func theNameOfAHoveredElementCoversNoOther(rows: Int) throws {
    var input = Self.input
    input.size = CGSize(width: 200, height: 400)
    let other = LensPicture.commands(for: input, overlays: [.pages], textEngine: BoxFont())
    input.highlights = (0..<rows).map { LensHighlight(LensLabel(Self.frame, "name \($0)")) }
    let both = LensPicture.commands(for: input, overlays: [.pages], textEngine: BoxFont())
    expectEqual(Self.texts(both).count, Self.texts(other).count + rows)
    let places = Self.texts(both).map(\.origin)
    if rows == 1 { expectEqual(Set(places.map { [$0.x, $0.y] }).count, places.count) }
    let names = Self.texts(both).filter { $0.run.text.hasPrefix("name") }
    expectTrue(names.allSatisfy { $0.origin.y < 400 }, "\(names.map(\.origin))")
    for value in [CGFloat.nan, .infinity, -5] {
      input.highlights = [LensHighlight(LensLabel(CGRect(x: value, y: value, width: value, height: value), "name"))]
      _ = LensPicture.commands(for: input, overlays: [.pages], textEngine: BoxFont())
    }
  }

  @Test func labelsAreInTheLanguageOfTheWindow() {
    var input = Self.input
    input.isKorean = true
    input.views[0].parts[0].label = "section inset 16 all around"
    let overlays = LensOverlay.allCases.filter { $0 != .layers }
    let texts = overlays.flatMap {
      Self.texts(LensPicture.commands(for: input, overlays: [$0], textEngine: BoxFont())).map(\.run.text)
    }
    let wanted = [
      "컨테이너 200x400", "안전 영역", "섹션 여백 16 (사방)", "고정된 머리글 0.0, z 2", "페이지 1, 위치 80, 목표", "배율 0.9×0.9", "0.0 재사용 2회",
    ]
    for text in wanted { expectTrue(texts.contains(text), "\(text) is not in \(texts)") }
    // The app's own words stay as they are.
    expectTrue(texts.contains("1 Title"), "\(texts)")
    expectEqual(KoreanLabel.text("UILabel “scale ”"), "UILabel “scale ”")
  }

  private func labels(_ overlay: LensOverlay, _ change: (inout LensView) -> Void) -> [String: CGFloat] {
    var input = Self.input
    change(&input.views[0])
    let commands = LensPicture.commands(for: input, overlays: [overlay], textEngine: BoxFont())
    return Dictionary(Self.texts(commands).map { ($0.run.text, $0.origin.x) }) { first, _ in first }
  }

  /// From right to left the first page is at the greatest offset, and groups begin at the right edge.
  @Test func pagesCountFromTheBeginningOfTheirSection() throws {
    let scroll = LensScroll(
      viewport: CGRect(x: 50, y: 0, width: 150, height: 50), axis: .horizontal, offset: 160, destination: 160,
      stops: [0, 80, 160], isCentered: false, beginsAtTheEnd: true)
    let found = labels(.pages) { $0.scrolls = [scroll] }
    expectEqual(Set(found.keys), ["page 0 at 160, target", "page 1 at 80", "page 2 at 0"])
    let other = try #require(found["page 1 at 80"])
    // The line of the next page is 80 points before the right edge.
    expectClose(other, 200 - 80 - 1 + 1 + 4)
  }

  /// An area beyond the edge has no label there, where another area is.
  @Test func areasOutOfSightHaveNoLabel() {
    let found = labels(.groups) { view in
      let parts = [-150, 50, 250].map { x in
        LayoutAnatomy.Part(
          kind: .group(depth: 1), frame: CGRect(x: x, y: 20, width: 100, height: 50), label: "group \(x)", section: 0,
          isScrolled: true)
      }
      view.parts = parts
    }
    expectEqual(Array(found.keys), ["group 50"])
  }

  @Test func nothingIsDrawnWithoutOverlays() {
    expectTrue(LensPicture.commands(for: Self.input, overlays: [], textEngine: BoxFont()).isEmpty)
  }

  @Test(arguments: [CGFloat.nan, .infinity, -5, 0, 1e18]) func unusableFramesAreLeftOut(value: CGFloat) {
    var input = Self.input
    input.views[0].parts[0].frame = CGRect(x: value, y: value, width: value, height: value)
    input.views[0].scrolls[0].stops = [value]
    input.repaints = [CGRect(x: 0, y: 0, width: value, height: value)]
    _ = LensPicture.commands(for: input, overlays: Set(LensOverlay.allCases), textEngine: BoxFont())
  }
}

/// Overlays over a device.
@MainActor
struct LensHostTests {
  private func host() throws -> SceneHost {
    let host = try SceneHost(
      device: .screen(size: CGSize(width: 200, height: 300), scale: 1), services: HostServices(textEngine: BoxFont()))
    let size = NSCollectionLayoutSize(widthDimension: .fractionalWidth(1), heightDimension: .absolute(60))
    let group = NSCollectionLayoutGroup.vertical(
      layoutSize: size, subitems: [NSCollectionLayoutItem(layoutSize: size)])
    let section = NSCollectionLayoutSection(group: group)
    section.interGroupSpacing = 10
    host.show(Rows(collectionViewLayout: UICollectionViewCompositionalLayout(section: section)))
    _ = host.step(events: [], at: 0)
    _ = host.step(events: [], at: 0.1)
    return host
  }

  private final class Rows: UICollectionViewController {
    override func viewDidLoad() {
      super.viewDidLoad()
      collectionView.contentInsetAdjustmentBehavior = .never
      collectionView.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "row")
    }

    override func collectionView(_ view: UICollectionView, numberOfItemsInSection section: Int) -> Int { 20 }

    override func collectionView(_ view: UICollectionView, cellForItemAt path: IndexPath) -> UICollectionViewCell {
      let cell = view.dequeueReusableCell(withReuseIdentifier: "row", for: path)
      cell.backgroundColor = .systemRed
      return cell
    }
  }

  @Test func deviceHasTheSameBytesAfterOverlays() throws {
    let host = try host()
    let before = host.bitmap
    host.overlay = { host in
      LensPicture.commands(
        for: LensReader(host).input(for: [.groups, .gaps]), overlays: [.groups, .gaps], textEngine: BoxFont())
    }
    _ = host.step(events: [], at: 0.2)
    expectFalse(host.bitmap == before)
    host.overlay = nil
    _ = host.step(events: [], at: 0.3)
    expectTrue(host.bitmap == before)
  }

  /// The small pictures of the timeline are those of the app.
  @Test func plainPicturesHaveNoOverlays() throws {
    let host = try host()
    expectNil(host.plainPicture(side: 300))
    let before = host.bitmap
    host.overlay = { _ in [.fill(RoundedRect(CGRect(x: 0, y: 0, width: 100, height: 100)), .black)] }
    _ = host.step(events: [], at: 0.2)
    expectTrue(host.plainPicture(side: 300) == before)
    let small = try #require(host.plainPicture(side: 30))
    expectEqual([small.width, small.height], [20, 30])
  }

  @Test func pointNamesTheElementAndItsDerivation() throws {
    let reader = LensReader(try host())
    let hit = try #require(reader.hit(at: CGPoint(x: 50, y: 100)))
    expectEqual(hit.name, "0.1")
    expectEqual(hit.frame, CGRect(x: 0, y: 70, width: 200, height: 60))
    let lines = reader.explanation(of: hit)
    expectEqual(lines.first, "item 0.1")
    expectTrue(lines.contains { $0.hasPrefix("container") } && lines.contains { $0.hasPrefix("pixels") }, "\(lines)")
    expectTrue(reader.hit(at: CGPoint(x: 50, y: 65)) == nil)
  }
}
