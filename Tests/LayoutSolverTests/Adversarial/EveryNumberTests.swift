import Foundation
import Geometry
import LayoutSolver
import Testing
import TestSupport

/// Every number of a layout, one after another, with each kind of invalid value.
struct EveryNumberTests {
  static let numbers: [CGFloat] = [
    .nan, .infinity, -.infinity, .greatestFiniteMagnitude, -.greatestFiniteMagnitude, .leastNonzeroMagnitude, -1, 0,
    1e-12, 1e12,
  ]

  /// A layout that contains every part of a spec, so that no number is left out.
  static let everything = RandomLayout(
    spec: LayoutSpec(
      sections: [section(.none), section(.groupPagingCentered)],
      configuration: LayoutConfiguration(boundarySupplementaryItems: [boundary("top", .absolute(20))])),
    counts: [9, 3], container: .small,
    measures: [
      RandomLayout.Measure(key: .item(section: 0, item: 3), size: CGSize(width: 70, height: 61)),
      RandomLayout.Measure(
        key: .supplementary(kind: "header", section: 0, index: 0), size: CGSize(width: 50, height: 31)),
    ])

  private static func section(_ behavior: OrthogonalBehavior) -> SectionSpec {
    let edges = EdgeSpacingSpec(leading: .fixed(1), top: .flexible(2), trailing: .flexible(3), bottom: .fixed(4))
    let badge = SupplementarySpec(
      kind: "badge", size: SizeSpec(width: .fractionalWidth(0.1), height: .absolute(10)),
      contentInsets: insets(1, 1, 1, 1),
      containerAnchor: AnchorSpec(
        edges: .top, absoluteOffset: CGPoint(x: 1, y: 2), fractionalOffset: CGPoint(x: 0.1, y: 0.2)),
      itemAnchor: AnchorSpec(
        edges: .leading, absoluteOffset: CGPoint(x: 1, y: 2), fractionalOffset: CGPoint(x: 0.1, y: 0.2)))
    func leaf(_ width: DimensionSpec, _ height: DimensionSpec) -> SubitemSpec {
      .item(
        ItemSpec(
          size: SizeSpec(width: width, height: height), contentInsets: insets(1, 1, 1, 1), edgeSpacing: edges,
          supplementaryItems: [badge]))
    }
    func nested(_ members: GroupSpec.Members) -> SubitemSpec {
      .group(
        GroupSpec(
          axis: .vertical, size: SizeSpec(width: .fractionalWidth(0.2), height: .estimated(60)), members: members,
          interItemSpacing: .flexible(1), contentInsets: insets(1, 1, 1, 1), edgeSpacing: edges,
          supplementaryItems: [badge]))
    }
    var section = SectionSpec(
      group: GroupSpec(
        axis: .horizontal, size: SizeSpec(width: .fractionalWidth(0.9), height: .absolute(90)),
        members: .subitems([
          leaf(.fractionalWidth(0.2), .fractionalHeight(0.5)),
          leaf(.absolute(30), .uniformAcrossSiblings(estimate: 20)),
          nested(.repeatingSubitem(leaf(.fractionalWidth(1), .estimated(20)), 2)),
          nested(.subitemCount(leaf(.fractionalWidth(1), .absolute(20)), 2)),
          nested(CustomFrames.members(7)),
        ]),
        interItemSpacing: .fixed(2), contentInsets: insets(1, 2, 3, 4), edgeSpacing: edges,
        supplementaryItems: [badge]),
      contentInsets: insets(3, 4, 5, 6), interGroupSpacing: 7, orthogonalScrollingBehavior: behavior)
    section.boundarySupplementaryItems = [
      boundary("header", .estimated(20)), boundary("footer", .fractionalHeight(0.1)),
    ]
    section.decorationItems = [DecorationSpec(kind: "bg", contentInsets: insets(1, 1, 1, 1))]
    return section
  }

  private static func boundary(_ kind: String, _ height: DimensionSpec) -> BoundarySpec {
    BoundarySpec(
      kind: kind, size: SizeSpec(width: .fractionalWidth(1), height: height), contentInsets: insets(1, 1, 1, 1),
      alignment: kind == "footer" ? .bottom : .top, absoluteOffset: CGPoint(x: 1, y: 2), pinToVisibleBounds: true,
      marginBefore: 1)
  }

  private static var paths: [String] {
    var paths: [String] = []
    var spec = everything.spec
    spec.visitNumbers { keyName, _, _ in paths.append(keyName) }
    return paths
  }

  // MARK: Specs

  /// The visitor that the tests use visits every number that reflection finds.
  @Test func noNumberOfASpecIsForgotten() {
    func numbers(_ value: Any) -> Int {
      if value is CGFloat { return 1 }
      return Mirror(reflecting: value).children.reduce(0) { $0 + numbers($1.value) }
    }
    expectEqual(numbers(Self.everything.spec), Self.paths.count)
    expectGreater(Self.paths.count, 200)
  }

  @Test func theLayoutWithEverythingLaysOutEverything() {
    let solution = Self.everything.solved()
    expectEqual(solution.issues, [])
    expectGreater(solution.allElements().count, 20)
    expectEqual(OracleLayout(Self.everything)?.differences(from: solution, all: solution.allElements()), [])
  }

  @Test(arguments: numbers) func everyPropertyAcceptsEveryNumber(number: CGFloat) {
    for (index, keyName) in Self.paths.enumerated() {
      var layout = Self.everything
      var visited = 0
      layout.spec.visitNumbers { _, _, value in
        if visited == index { value = number }
        visited += 1
      }
      let solution = layout.solved()
      expectUsable(solution, "\(number) in \(keyName)")
      if !number.isFinite && keyName.hasPrefix("sections") {
        #expect(solution.issues.map(\.reason).contains(.unusableNumber), "\(number) in \(keyName) is not reported")
      }
    }
  }

  // MARK: The world around

  @Test(arguments: numbers) func everyContainerTakesEveryNumber(number: CGFloat) {
    let paths: [(String, WritableKeyPath<Container, CGFloat>)] = [
      ("width", \.size.width), ("height", \.size.height), ("scale", \.scale), ("safe top", \.safeAreaInsets.top),
      ("safe left", \.safeAreaInsets.left), ("safe bottom", \.safeAreaInsets.bottom),
      ("safe right", \.safeAreaInsets.right), ("margin top", \.layoutMargins.top),
      ("margin left", \.layoutMargins.left), ("margin bottom", \.layoutMargins.bottom),
      ("margin right", \.layoutMargins.right),
    ]
    for (keyName, path) in paths {
      for reference in [InsetsReference.safeArea, .layoutMargins, .readableContent] {
        for axis in [Axis.vertical, .horizontal] {
          var layout = Self.everything
          layout.spec.configuration.contentInsetsReference = reference
          layout.spec.configuration.scrollDirection = axis
          layout.container[keyPath: path] = number
          layout.container.readableContentInsets = UIEdgeInsets(top: number, left: number, bottom: 1, right: number)
          expectUsable(layout.solved(), "\(number) as \(keyName), \(reference), \(axis)")
        }
      }
    }
  }

  @Test(arguments: numbers) func everyMeasureTakesEveryNumber(number: CGFloat) {
    for size in [CGSize(width: number, height: 20), CGSize(width: 20, height: number)] {
      for key in [
        ElementKey.item(section: 0, item: 0), .item(section: 1, item: 2), .item(section: 0, item: 99_999),
        .supplementary(kind: "header", section: 0, index: 0), .supplementary(kind: "top", section: nil, index: 0),
        .supplementary(kind: "nobody", section: 40, index: -1), .decoration(kind: "bg", section: 0),
        .item(section: -1, item: 0), .item(section: 0, item: -1),
      ] {
        var layout = Self.everything
        layout.measures.append(RandomLayout.Measure(key: key, size: size))
        expectUsable(layout.solved(), "\(size) for \(key)")
        expectUsable(layout.solved(reusing: Self.everything.solved()), "\(size) for \(key), reusing")
      }
    }
  }

  @Test(arguments: numbers) func everyQuestionTakesEveryNumber(number: CGFloat) {
    let solution = Self.everything.solved()
    for window in [rect(number, 0, 9, 9), rect(0, number, 9, 9), rect(0, 0, number, 9), rect(0, 0, 9, number)] {
      let inset = UIEdgeInsets(top: number, left: number, bottom: number, right: number)
      let pinning = PinningBounds(bounds: window, adjustedContentInset: inset)
      for element in solution.elements(in: window, pinning: pinning) + solution.pinnedElements(pinning) {
        expectTrue(element.frame.isFinite, "\(element) in \(window)")
      }
      _ = solution.orthogonalSections(in: window)
    }
    for index in [0, 1, 2, -1] {
      _ = solution.elements(ofOrthogonalSection: index, at: number)
      guard let section = solution.orthogonalSection(index) else { continue }
      for keyName in [
        section.restingOffset(number), section.stop(nextTo: number, forward: true),
        section.stop(nextTo: number, forward: false),
      ] {
        expectAtMost(section.minOffset, keyName, "\(keyName) after \(number)")
        expectAtMost(keyName, section.maxOffset, "\(keyName) after \(number)")
      }
    }
  }

  @Test(arguments: numbers) func everyCustomFrameTakesEveryNumber(number: CGFloat) {
    for frame in [rect(number, 0, 9, 9), rect(0, number, 9, 9), rect(0, 0, number, 9), rect(0, 0, 9, number)] {
      let custom = CustomGroupSpec(generation: 1) { _ in [CustomItemSpec(frame: frame, zIndex: .min)] }
      let spec = group(.vertical, .fractionalWidth(1), .absolute(40), .custom(custom))
      expectUsable(solveOne(SectionSpec(group: spec), 5), "\(frame)")
    }
  }
}

/// Checks that a layout can be drawn and queried, whatever it was made from.
func expectUsable(
  _ solution: LayoutSolution, _ what: @autoclosure () -> String, sourceLocation: SourceLocation = #_sourceLocation
) {
  let size = solution.contentSize
  #expect(
    size.isFinite && size.width >= 0 && size.height >= 0, "\(what()): content \(size)", sourceLocation: sourceLocation)
  let bad = solution.allElements().first {
    !$0.frame.isFinite || $0.frame.size.width < 0 || $0.frame.size.height < 0
  }
  #expect(bad == nil, "\(what()): \(bad.map { "\($0)" } ?? "")", sourceLocation: sourceLocation)
  let window = CGRect(x: 0, y: 0, width: 320, height: 480)
  _ = solution.elements(in: window, pinning: PinningBounds(bounds: window))
  for index in solution.counts.indices {
    guard let section = solution.orthogonalSection(index) else { continue }
    #expect(section.minOffset <= section.maxOffset, "\(what()): section \(index)", sourceLocation: sourceLocation)
    _ = section.stop(nextTo: section.restingOffset(100), forward: true)
  }
}
