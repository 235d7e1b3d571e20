import UIKitCore

extension TableRow: CommandTargetProviding {
  var commandTarget: UIResponder? { face }
}
