import Comparisons
import Foundation
import LayoutKnobs
import LayoutLint
import Simulator
import UIKitCollections
import UIKitCore

/// The findings and the code of the layouts on screen.
extension LocalInspector {
  /// The findings for the screen and its collection views, as they are now.
  ///
  /// They are read after a layout and at rest. `tessera lint` also scrolls, compares text sizes and closes the screen.
  func lintFindings(_ host: SceneHost) -> [LintFinding] {
    let views = LensReader(host).views
    let traits = host.root.window.traitCollection.preferredContentSizeCategory
    let state = LensState.Linted(
      generations: views.flatMap { [$0.layoutGeneration, $0.warningCount] }, offsets: views.map(\.contentOffset),
      category: traits.rawValue, reducesMotion: UIAccessibility.isReduceMotionEnabled)
    let isLaidOutAnew = state.generations != lens.lintedState?.generations
    if state != lens.lintedState, isLaidOutAnew || !host.root.needsFrame {
      let seen = LiveObservation(host.root.window, views)
      let findings = Linter().findings(in: seen.views, screen: seen.screen)
      (lens.lintedState, lens.lint) = (state, Array((findings + rehearsedFindings(besides: findings)).prefix(20)))
    }
    return lens.lint
  }

  /// Returns what the latest run of this screen found besides other findings.
  private func rehearsedFindings(besides others: [LintFinding]) -> [LintFinding] {
    guard let host = device(), let rehearsed = lens.rehearsed,
      rehearsed.views == LensReader(host).views.map(ObjectIdentifier.init)
    else { return [] }
    return rehearsed.findings.filter { finding in
      !others.contains { $0.rule == finding.rule && $0.position == finding.position }
    }
  }

  /// Whether a finding is one of the latest run, and the user has changed values of its layout since then.
  func isOutdated(_ finding: LintFinding, _ host: SceneHost) -> Bool {
    guard let rehearsed = lens.rehearsed, rehearsed.findings.contains(finding) else { return false }
    return rehearsed.edits.differ(from: LayoutEdits(of: host.root.window), for: finding)
  }

  /// Runs the scene's first screen once more, unseen, and checks all rules on that run, as `tessera lint` does.
  func runLint() {
    guard let host = device(), let makeScreen = makeScreen() else {
      return onOutput(.report(Notice("open a scene to check its layout", "장면을 열면 레이아웃을 검사할 수 있습니다")))
    }
    let traits = host.root.window.traitCollection
    let variant = LayoutVariant(
      device: host.device, direction: traits.layoutDirection, textSize: traits.preferredContentSizeCategory)
    let edits = LayoutEdits(of: host.root.window)
    let run = LintRun(on: variant, services: host.root.services, edits: edits, makeApp: makeScreen)
    host.root.becomeCurrent()
    let findings = Linter().findings(in: run.views, screen: run.screen)
    lens.rehearsed = (LensReader(host).views.map(ObjectIdentifier.init), edits, findings)
    lens.lintedState = nil
    let count = findings.count
    onOutput(
      .report(
        Notice(
          count == 0 ? "the run found nothing" : "the run found \(count) problem\(count == 1 ? "" : "s")",
          count == 0 ? "검사에서 문제를 찾지 못했습니다" : "검사에서 문제 \(count)개를 찾았습니다")))
  }

  /// Pins the element of a finding of the panel.
  func pinFinding(_ index: Int) {
    guard let host = device(), lens.lint.indices.contains(index) else { return }
    let (reader, finding) = (LensReader(host), lens.lint[index])
    let below = finding.frame.flatMap { reader.hit(at: CGPoint(x: $0.midX, y: $0.midY)) }
    lens.pinned = reader.hit(of: finding) ?? below
    adoptOverlay()
  }

  /// Hands the user's changes of values over, as a diff of the layouts' Swift code and as values.
  func exportChanges() {
    guard let host = device() else { return }
    let views = LensReader(host).views
    let (old, new) = (LayoutText.source(of: views, isAuthored: true) ?? "", LayoutText.source(of: views) ?? "")
    guard let difference = UnifiedDiff(from: old, to: new, name: "Layout.swift") else {
      return onOutput(
        .report(
          Notice(
            "no value of a layout on the screen is changed (K changes them)",
            "화면의 레이아웃에서 바뀐 값이 없습니다 (K로 바꿀 수 있습니다)")))
    }
    onOutput(.changes(difference.text, views.flatMap(Self.changes)))
  }

  /// Returns the values of a view's changed sections, and those of the others, which the same code may make.
  private static func changes(of view: UICollectionView) -> [SectionValues] {
    let sections = (0..<view.numberOfSections).compactMap { section in
      SectionValues(section, of: view).map { (section, $0) }
    }.filter(\.1.isChanged)
    guard !sections.isEmpty else { return [] }
    return sections.map(\.1) + SectionValues.others(than: Set(sections.map(\.0)), of: view)
  }

  /// Hands the layouts on screen over as Swift.
  func exportLayout() {
    guard let source = device().flatMap({ LayoutText.source(of: LensReader($0).views) }) else {
      return onOutput(
        .report(
          Notice(
            "there is no compositional or flow layout on the screen to export",
            "화면에 내보낼 컴포지셔널 레이아웃이나 플로 레이아웃이 없습니다")))
    }
    onOutput(.source(source))
  }
}

extension LensReader {
  /// The numbers of cells of the collection views on screen.
  var cells: InspectionContent.Cells {
    let counts = views.map(\.cellCounts)
    return InspectionContent.Cells(
      made: counts.reduce(0) { $0 + $1.made }, reused: counts.reduce(0) { $0 + $1.reused })
  }
}
