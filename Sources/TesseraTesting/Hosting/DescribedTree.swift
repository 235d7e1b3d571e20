import Foundation
import Simulator
import UIKit

extension UIView {
  /// Returns the descriptions of the view and its subviews, one per line and without addresses, in the format of UIKit's
  /// debugger command.
  func describedTree(depth: Int = 0) -> String {
    let line = String(repeating: "   | ", count: depth) + description.withoutAddresses
    return ([line] + subviews.map { $0.describedTree(depth: depth + 1) }).joined(separator: "\n")
  }
}

extension UIViewController {
  /// Returns the controller and its children, one per line, with the state of each.
  func describedTree(depth: Int = 0) -> String {
    let state = viewIfLoaded?.window == nil ? "disappeared" : "appeared"
    let shown = viewIfLoaded.map { "view: <\(type(of: $0))>" } ?? "view: (view not loaded)"
    let start = String(repeating: "   | ", count: depth)
    let line = "\(start)<\(type(of: self))>, state: \(state), \(shown)"
    return ([line] + children.map { $0.describedTree(depth: depth + 1) }).joined(separator: "\n")
  }
}
