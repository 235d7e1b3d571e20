import Drawing
import Foundation
import Geometry
import MotionPlots
import Raster
import Simulator
import Testing
import TestSupport
import Typography
import UIKitCore

struct PlotsOfMotion {
  private static let bounce = MotionTrace(
    samples: [
      MotionSample(time: 0, offset: 0, velocity: 0, phase: .idle),
      MotionSample(time: 0.25, offset: 0, phase: .dragging),
      MotionSample(time: 0.5, offset: 60, velocity: 300, target: 100, phase: .decelerating),
      MotionSample(time: 1, offset: 100, velocity: 0, phase: .idle),
    ], bounds: 0...100)

  private static func plot(
    _ traces: [MotionTrace], times: ClosedRange<Double>? = nil, isDark: Bool = false
  ) -> PlotPicture {
    let names = ["ours", "phone"]
    let recordings = zip(names, traces).map { MotionPlot.Recording(name: $0, trace: $1) }
    return MotionPlot(recordings, times: times, isDark: isDark, textEngine: BoxFont()).picture
  }

  private static func texts(_ picture: PlotPicture) -> [String] {
    picture.marks.compactMap { if case .text(let text) = $0 { text.text } else { nil } }
  }

  private static func lines(_ picture: PlotPicture) -> [PlotLine] {
    picture.marks.compactMap { if case .line(let line) = $0 { line } else { nil } }
  }

  // MARK: What is where

  @Test func curvePassesThroughSamples() throws {
    let picture = Self.plot([Self.bounce])
    let curve = try #require(Self.lines(picture).first { $0.points.count == 4 && $0.width == 2 })
    // 616 points wide for one second; 60 % of the height at half of it.
    let columns: [CGFloat] = [60, 214, 368, 676]
    expectEqual(curve.points.map(\.x), columns)
    let heights: [CGFloat] = curve.points.map { curve.points[0].y - $0.y }
    let rise = heights[2] / heights[3]
    expectLess(abs(rise - 0.6), 1e-12)
  }

  @Test func plotLabelsRecordedFacts() {
    let texts = Self.texts(Self.plot([Self.bounce]))
    for word in ["offset, pt", "velocity, pt/s", "phase", "time, s", "ours", "resting offset", "start", "end"] {
      #expect(texts.contains(word), "\(word)")
    }
    #expect(texts.contains("idle") && texts.contains("dragging") && texts.contains("decelerating"))
    let bare = Self.texts(Self.plot([MotionTrace(samples: [.init(time: 0, offset: 0), .init(time: 1, offset: 9)])]))
    for word in ["phase", "resting offset", "start", "end"] { #expect(!bare.contains(word), "\(word)") }
  }

  @Test func theSecondRecordingIsTellable() {
    let picture = Self.plot([Self.bounce, Self.bounce.moved(by: 0.1)])
    let curves = Self.lines(picture).filter { $0.points.count > 2 }
    expectEqual(curves.count, 4)
    expectEqual(Set(curves.map(\.color)).count, 2)
    expectEqual(curves.filter(\.dash.isEmpty).count, 2)
  }

  /// At every zoom level, nothing leaves the picture, and no texts overlap.
  @Test(arguments: [nil, 0.2...0.6, 0.49...0.51, -3...9, 100...101])
  func plotPartsDoNotOverlap(times: ClosedRange<Double>?) {
    for traces in [[Self.bounce], [Self.bounce, Self.bounce.moved(by: 0.3)], [MotionTrace()]] {
      let picture = Self.plot(traces, times: times)
      let whole = CGRect(origin: .zero, size: picture.size)
      for line in Self.lines(picture) {
        #expect(line.points.allSatisfy { whole.holds($0) }, "\(line.points)")
      }
      let boxes = picture.displayList(scale: 2, textEngine: BoxFont()).commands.compactMap(\.wordsBox)
      for (index, box) in boxes.enumerated() {
        expectAtLeast(box.origin.x, 0)
        expectAtMost(box.origin.x + box.size.width, picture.size.width)
        for other in boxes[..<index] { #expect(!box.overlaps(other), "\(box) \(other)") }
      }
    }
  }

  @Test func aMillionSamplesAreAFewThousandPoints() {
    let samples = (0..<100_000).map { (index: Int) -> MotionSample in
      MotionSample(time: Double(index) / 100, offset: Double(index * 7_919 % 1_000))
    }
    let picture = Self.plot([MotionTrace(samples: samples)])
    let curves = Self.lines(picture).filter { $0.points.count > 4 }
    expectEqual(curves.count, 2)
    for curve in curves {
      expectAtMost(curve.points.count, 4 * 2 * 620)
      #expect(zip(curve.points, curve.points.dropFirst()).allSatisfy { $0.x <= $1.x })
    }
    let offsets = curves.map { $0.points.map(\.y) }.first ?? []
    // The extremes of every column are kept: from 0 to 999, with a margin of 6 % above and below, 210 points high.
    let height: CGFloat = (offsets.max() ?? 0) - (offsets.min() ?? 0)
    expectLess(abs(height - 210 / 1.12), 0.5)
  }

  /// A table may have another target and another phase in every row.
  @Test func denseCurvesAreDrawnAtPixelResolution() {
    let samples = (0..<50_000).map { row in
      MotionSample(time: Double(row), offset: 0, target: Double(row % 7), phase: ScrollActivity.allCases[row % 6])
    }
    let picture = Self.plot([MotionTrace(samples: samples)])
    expectLess(picture.marks.count, 2 * 4 * 620)
    expectGreater(picture.marks.count, 1_000)
  }

  // MARK: Both formats

  @Test func theTextOfAPictureIsThis() {
    let picture = PlotPicture(
      size: CGSize(width: 40, height: 20), background: .white,
      marks: [
        .area(CGRect(x: 1, y: 2, width: 3.5, height: 0.5), Color(red: 1, green: 0, blue: 0.5, alpha: 0.25)),
        .line(PlotLine(points: [CGPoint(x: 0, y: 1.0 / 3), CGPoint(x: 7, y: -0.001)], width: 2, color: .black)),
        .line(PlotLine(points: [.zero], width: 1, dash: [4, 2.5], color: .black)),
        .text(PlotText("a<b & \u{1}", at: CGPoint(x: 5, y: 9), anchor: .end, isBold: true, color: .black)),
      ], summary: "x > y")
    #expect(
      picture.svg == """
        <svg xmlns="http://www.w3.org/2000/svg" width="40" height="20" viewBox="0 0 40 20" role="img" \
        font-family="Inter, -apple-system, 'Helvetica Neue', Arial, sans-serif">
        <title>x &gt; y</title>
        <rect width="40" height="20" fill="#ffffff"/>
        <rect x="1" y="2" width="3.5" height="0.5" fill="#ff0080" fill-opacity="0.25"/>
        <polyline points="0,0.33 7,0" fill="none" stroke="#000000" stroke-width="2" stroke-linecap="round" \
        stroke-linejoin="round"/>
        <polyline points="0,0" fill="none" stroke="#000000" stroke-width="1" stroke-dasharray="4 2.5" \
        stroke-linecap="round" stroke-linejoin="round"/>
        <text x="5" y="9" font-size="11" font-weight="600" text-anchor="end" fill="#000000">a&lt;b &amp; \u{FFFD}</text>
        </svg>

        """)
  }

  /// The text's coordinates match the pixels.
  @Test(arguments: [1.0, 2, 3])
  func bothFormatsHaveTheSameGeometry(scale: CGFloat) throws {
    let picture = Self.plot([Self.bounce, Self.bounce.moved(by: 0.3)])
    let commands = picture.displayList(scale: scale, textEngine: BoxFont()).commands
    let svg = picture.svg.split(separator: "\n")
    expectEqual(commands.count, picture.marks.count + 1)
    expectEqual(svg.count, picture.marks.count + 4)
    for (mark, command) in zip(picture.marks, commands.dropFirst()) {
      switch (mark, command) {
      case (.area(let rect, _), .fill(let shape, _)): expectEqual(shape.rect, rect)
      case (.text(let text), .text(let drawn)):
        expectEqual(drawn.origin.y, text.position.y)
        expectEqual(drawn.run.text, text.text)
        let shares: [PlotText.Anchor: CGFloat] = [.start: 0, .middle: 0.5, .end: 1]
        let anchor = drawn.origin.x + drawn.width * (shares[text.anchor] ?? 0)
        expectLess(abs(anchor - text.position.x), 1e-9)
      case (.line(let line), .image(let image)):
        // Half the line's width beyond its points, and at most two pixels more for antialiasing.
        let reach = line.width / 2 + 2 / scale
        for axis in [Axis.horizontal, .vertical] {
          let points: [CGFloat] = line.points.map { $0[axis] }.sorted()
          let (least, most): (CGFloat, CGFloat) = (points[0], points[points.count - 1])
          let drawn = image.destination.interval(axis)
          #expect((least - reach...least - line.width / 2).contains(drawn.lower))
          #expect((most + line.width / 2...most + reach).contains(drawn.upper))
        }
        expectEqual(CGFloat(image.image.width), image.destination.size.width * scale)
      default: Issue.record("\(mark) became \(command)")
      }
    }
  }

  @Test func lineCoversWidthAndDashesLeaveGaps() throws {
    func bitmap(_ dash: [CGFloat]) throws -> Bitmap {
      let line = PlotLine(
        points: [CGPoint(x: 10, y: 10), CGPoint(x: 30, y: 10)], width: 2, dash: dash, color: .black)
      let picture = PlotPicture(
        size: CGSize(width: 40, height: 20), background: .white, marks: [.line(line)], summary: "")
      return try Rasterizer(textEngine: BoxFont())
        .draw(picture.displayList(scale: 2, textEngine: BoxFont()), scale: 2)
    }
    let whole = try bitmap([])
    let rows = (0..<40).filter { whole[40, $0] == 0xFF00_0000 }
    expectEqual(rows, [18, 19, 20, 21])
    #expect(whole[19, 19] != 0xFFFF_FFFF && whole[16, 19] == 0xFFFF_FFFF, "round ends reach a point beyond")
    // Dashes of 4 and gaps of 4 points, each dash longer by a point at both ends.
    let dashed = try bitmap([4, 4])
    let gaps = (10..<30).filter { dashed[$0 * 2, 19] == 0xFFFF_FFFF }
    expectEqual(gaps, [15, 16, 23, 24])
  }

  @Test func bothAppearancesAndRepeatsAreTheSameBytes() throws {
    for isDark in [false, true] {
      let (one, two) = (Self.plot([Self.bounce], isDark: isDark), Self.plot([Self.bounce], isDark: isDark))
      expectEqual(one.svg, two.svg)
      #expect(try one.png(scale: 2, textEngine: BoxFont()) == two.png(scale: 2, textEngine: BoxFont()))
    }
    expectNotEqual(Self.plot([Self.bounce]).svg, Self.plot([Self.bounce], isDark: true).svg)
  }
}

extension DrawCommand {
  /// The box around the letters, from the top of capitals to the baseline.
  fileprivate var wordsBox: CGRect? {
    guard case .text(let text) = self else { return nil }
    let height = text.run.font.size * 0.75
    return CGRect(x: text.origin.x, y: text.origin.y - height, width: text.width, height: height)
  }
}
