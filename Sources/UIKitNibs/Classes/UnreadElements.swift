/// The elements inside an object's element that no reader has asked for.
@MainActor
enum UnreadElements {
  /// Warns of the elements that are not known. Those that only Interface Builder uses are left out without a word.
  static func report(in element: NibElement, _ document: NibDocument) {
    for child in element.children where !child.isRead && !isForEditing(child) {
      let property = child.key.map { " key=\"\($0)\"" } ?? ""
      document.warn("<\(child.name)\(property)> of \(element.name) is unknown, so it is left out", at: child)
    }
  }

  private static func isForEditing(_ element: NibElement) -> Bool {
    names.contains(element.name) || element.name.hasPrefix("simulated") || keys.contains(element.key ?? "")
  }

  private static let names: Set = [
    "nil", "point", "variation", "viewLayoutGuide", "gestureRecognizers", "designables", "userComments", "userGuides",
    "freeformSimulatedSizeMetrics", "keyCommands", "layoutGuides", "extendedEdge", "inferredMetricsTieBreakers",
  ]
  private static let keys: Set = [
    "contentStretch", "intrinsicContentSize", "contentSizeForViewInPopover", "view", "toolbarItems", "frame",
    "autoresizingMask", "textInputTraits", "customView", "customSize",
    "userComments",
  ]
}
