import Foundation
import Geometry
import UIKitCore

/// The properties of gesture recognizers.
@MainActor
enum GestureReaders {
  static func any(_ recognizer: UIGestureRecognizer, _ values: NibValues) {
    if let value = values.bool("enabled") { recognizer.isEnabled = value }
    if let value = values.bool("cancelsTouchesInView") { recognizer.cancelsTouchesInView = value }
    if let value = values.bool("delaysTouchesBegan") { recognizer.delaysTouchesBegan = value }
    if let value = values.bool("delaysTouchesEnded") { recognizer.delaysTouchesEnded = value }
    recognizer.name = values.element["name"]
  }

  static func tap(_ recognizer: UITapGestureRecognizer, _ values: NibValues) {
    if let value = values.integer("numberOfTapsRequired") { recognizer.numberOfTapsRequired = max(1, value) }
    if let value = values.integer("numberOfTouchesRequired") { recognizer.numberOfTouchesRequired = max(1, value) }
  }

  static func longPress(_ recognizer: UILongPressGestureRecognizer, _ values: NibValues) {
    if let value = values.number("minimumPressDuration") { recognizer.minimumPressDuration = Double(value) }
    if let value = values.number("allowableMovement") { recognizer.allowableMovement = value }
    if let value = values.integer("numberOfTapsRequired") { recognizer.numberOfTapsRequired = max(0, value) }
    if let value = values.integer("numberOfTouchesRequired") { recognizer.numberOfTouchesRequired = max(1, value) }
  }

  static func swipe(_ recognizer: UISwipeGestureRecognizer, _ values: NibValues) {
    if let value = values.choice("direction", directions) { recognizer.direction = value }
    if let value = values.integer("numberOfTouchesRequired") { recognizer.numberOfTouchesRequired = max(1, value) }
  }

  private static let directions: [String: UISwipeGestureRecognizer.Direction] = [
    "right": .right, "left": .left, "up": .up, "down": .down,
  ]

  static func pan(_ recognizer: UIPanGestureRecognizer, _ values: NibValues) {
    if let value = values.integer("minimumNumberOfTouches") { recognizer.minimumNumberOfTouches = max(1, value) }
    if let value = values.integer("maximumNumberOfTouches"), value > 0 { recognizer.maximumNumberOfTouches = value }
  }

  static func edgePan(_ recognizer: UIScreenEdgePanGestureRecognizer, _ values: NibValues) {
    guard let edges = values.child("edges") else { return }
    let names: [(String, UIRectEdge)] = [("left", .left), ("right", .right), ("top", .top), ("bottom", .bottom)]
    recognizer.edges = names.reduce(into: []) { result, edge in
      if edges.bool(edge.0) == true { result.insert(edge.1) }
    }
  }
}
