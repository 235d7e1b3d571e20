import Foundation
import Geometry
import PlainText

/// The rules about a screen: TL17 and TL19 to TL22.
extension LintedScreen {
  // MARK: TL19 and TL22

  /// The findings about texts. Equal findings of several texts are one.
  var textFindings: [LintFinding] {
    var found: [LintFinding] = []
    var others: [Int] = []
    for finding in texts.flatMap({ [$0.cutFinding, $0.contrastFinding].compactMap { $0 } }) {
      if let index = found.firstIndex(where: { $0.rule == finding.rule && $0.reason == finding.reason }) {
        others[index] += 1
      } else {
        found.append(finding)
        others.append(0)
      }
    }
    for index in found.indices where others[index] > 0 {
      found[index].element = "\(found[index].element ?? "") and \(others[index]) more"
    }
    return found
  }

  // MARK: TL20 and TL21

  /// The least side of a touch target in points.
  ///
  /// - Source: Apple's Human Interface Guidelines, Accessibility.
  static let leastTarget: CGFloat = 44

  var targetFindings: [LintFinding] { targets.flatMap { [$0.sizeFinding, $0.labelFinding].compactMap { $0 } } }

  // MARK: TL17

  var retainFindings: [LintFinding] {
    retainingClosures.map { closure in
      LintFinding(
        .retainCycle, element: closure,
        reason:
          "the closure refers strongly to the screen that owns the layout, so neither is released when the screen "
          + "is closed",
        fix: "Capture weakly: { [weak self] items, offset, environment in ... }. Inside a section provider, write "
          + "[weak self] for the provider, too: a closure around a weak capture captures strongly.")
    }
  }
}

extension ScreenText {
  private var name: String { "\(text.prefix(40).description.quoted)" }

  fileprivate var cutFinding: LintFinding? {
    guard isCutAtLargestSize == true, !isCut else { return nil }
    return LintFinding(
      .cutText, element: name, frame: frame,
      reason:
        "the whole text is shown at the default text size, but a part is missing at the largest accessibility size",
      fix: "Set numberOfLines to 0, give the cell an estimated height, and let columns wrap at accessibility sizes.")
  }

  /// The least contrast: lower for large text, which is 18 points, or 14 points if bold, of CSS.
  ///
  /// - Source: WCAG 2.1, success criterion 1.4.3.
  private var leastContrast: CGFloat { pointSize >= 24 || (isBold && pointSize >= 18.66) ? 3 : 4.5 }

  fileprivate var contrastFinding: LintFinding? {
    guard let background else { return nil }
    let ratio = color.over(background).contrast(to: background)
    guard ratio < leastContrast else { return nil }
    return LintFinding(
      .lowContrast, element: name, frame: frame,
      reason:
        "its contrast is \(((ratio * 100).rounded(.down) / 100).plain) to 1, and \(leastContrast.plain) to 1 is needed at "
        + "\(pointSize.plain) points",
      fix: "Use UIColor.label or a darker or lighter color, in light and dark appearance.")
  }
}

extension TouchTarget {
  private var title: String { label.map { "\(name) \($0.prefix(40).description.quoted)" } ?? name }

  fileprivate var sizeFinding: LintFinding? {
    let least = LintedScreen.leastTarget
    guard !hasSystemSize, reach.width < least || reach.height < least else { return nil }
    return LintFinding(
      .smallTarget, element: title, frame: frame,
      reason: "it reacts to touches on \(reach.width.plain) by \(reach.height.plain) points only",
      fix: "Make it at least 44 by 44 points, or override point(inside:with:) to extend the area.")
  }

  fileprivate var labelFinding: LintFinding? {
    guard (label ?? "").allSatisfy(\.isWhitespace) else { return nil }
    return LintFinding(
      .missingLabel, element: name, frame: frame, reason: "VoiceOver has nothing to read for it",
      fix: "Set its accessibilityLabel to a word for its purpose.")
  }
}
