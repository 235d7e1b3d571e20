import Foundation
import Geometry
import UIKitCore

/// Links and attachments in the text.
extension UITextView {
  /// The text as it is drawn: links have the attributes of links.
  var displayed: NSAttributedString {
    let text = linked
    let whole = NSRange(location: 0, length: text.length)
    var links: [NSRange] = []
    text.enumerateAttribute(.link, in: whole, options: []) { link, range, _ in
      if link != nil { links.append(range) }
    }
    guard !links.isEmpty else { return text }
    let shown = NSMutableAttributedString(attributedString: text)
    for range in links {
      shown.removeAttribute(.link, range: range)
      shown.addAttributes(linkTextAttributes, range: range)
    }
    return shown
  }

  /// The text with the data that is found in it as links.
  private var linked: NSAttributedString {
    if let knownLinked { return knownLinked }
    let made = addingDetectedLinks()
    knownLinked = made
    return made
  }

  private func addingDetectedLinks() -> NSAttributedString {
    let types = dataDetectorTypes.checkingTypes
    guard !isEditable, types != 0, let detector = try? NSDataDetector(types: types) else { return storage.plain }
    let found = detector.matches(in: storage.string, range: NSRange(location: 0, length: storage.length))
    guard !found.isEmpty else { return storage.plain }
    let text = NSMutableAttributedString(attributedString: storage.plain)
    for (index, result) in found.enumerated()
    where text.attribute(.link, at: result.range.location, effectiveRange: nil) == nil {
      if let target = result.target(index) { text.addAttribute(.link, value: target, range: result.range) }
    }
    return text
  }

  // MARK: Taps

  /// Opens the link at a point, or lets the delegate respond to the attachment there. Returns whether there is one.
  func openItem(at point: CGPoint) -> Bool {
    guard let item = item(at: point) else { return false }
    let action = UIAction { [weak self] _ in self?.performDefaultAction(of: item) }
    let chosen = delegate.map { $0.textView(self, primaryActionFor: item, defaultAction: action) } ?? action
    chosen?.performWithSender(self, target: nil)
    return true
  }

  private func performDefaultAction(of item: UITextItem) {
    switch item.content {
    case .link(let url):
      let isAllowed = delegate?.textView(
        self, shouldInteractWith: url, in: item.range, interaction: .invokeDefaultAction)
      if isAllowed ?? true { UIApplication.shared.open(url) }
    case .textAttachment(let attachment):
      _ = delegate?.textView(
        self, shouldInteractWith: attachment, in: item.range, interaction: .invokeDefaultAction)
    }
  }

  private func item(at point: CGPoint) -> UITextItem? {
    let text = linked
    let inContainer = CGPoint(x: point.x - textContainerInset.left, y: point.y - textContainerInset.top)
    let index = layoutManager.characterIndex(
      for: inContainer, in: textContainer, fractionOfDistanceBetweenInsertionPoints: nil)
    guard index < text.length else { return nil }
    let whole = NSRange(location: 0, length: text.length)
    var range = NSRange(location: index, length: 1)
    if let url = Self.url(text.attribute(.link, at: index, longestEffectiveRange: &range, in: whole)) {
      return hits(inContainer, range) ? UITextItem(content: .link(url), range: range) : nil
    }
    let attachment = text.attribute(.attachment, at: index, longestEffectiveRange: &range, in: whole)
    guard let attachment = attachment as? NSTextAttachment, hits(inContainer, range) else { return nil }
    return UITextItem(content: .textAttachment(attachment), range: range)
  }

  private func hits(_ point: CGPoint, _ range: NSRange) -> Bool {
    containerLayout.rects(of: range).contains { $0.insetBy(dx: -Self.reach, dy: 0).contains(point) }
  }

  /// The distance beside a link that still belongs to it, in points.
  private static var reach: CGFloat { 4 }

  private static func url(_ value: Any?) -> URL? { value as? URL ?? (value as? String).flatMap { URL(string: $0) } }
}

extension UIDataDetectorTypes {
  /// The kinds of data as a detector names them.
  fileprivate var checkingTypes: NSTextCheckingTypes {
    let bits: [(UIDataDetectorTypes, NSTextCheckingTypes)] = [
      (.link, NSDataDetector.link), (.phoneNumber, NSDataDetector.phoneNumber), (.address, NSDataDetector.address),
      (.calendarEvent, NSDataDetector.date),
    ]
    return bits.reduce(0) { contains($1.0) ? $0 | $1.1 : $0 }
  }
}

extension NSTextCheckingResult {
  /// Returns the link that a tap on the data opens; for dates and addresses, a name by which the system knows them.
  ///
  /// - Fidelity: approximated; iOS does not publish the names.
  fileprivate func target(_ index: Int) -> URL? {
    if date != nil || addressComponents != nil { return URL(string: "x-apple-data-detectors://\(index)") }
    return url ?? phoneNumber.flatMap { URL(string: "tel:" + $0.filter { $0.isNumber || $0 == "+" }) }
  }
}
