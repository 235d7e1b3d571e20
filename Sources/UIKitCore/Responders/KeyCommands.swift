import Foundation

extension UIResponder {
  /// Performs the command of the chain, or else of the main menu, that a key press means.
  ///
  /// - Returns: Whether there is one, and a responder performed it.
  final func performKeyCommand(for key: UIKey) -> Bool {
    var current: UIResponder? = self
    while let responder = current {
      for command in responder.keyCommands ?? [] where command.matches(key) {
        guard !command.attributes.contains(.disabled) else { continue }
        if UIApplication.shared.sendAction(command.action, to: nil, from: responder, for: nil) { return true }
        guard responder.canPerformAction(command.action, withSender: command) else { continue }
        command.action.send(to: responder, command)
        return true
      }
      if let controller = (responder as? UIView)?.controller, controller !== responder.next,
        controller.performOwnKeyCommand(for: key)
      {
        return true
      }
      current = responder.next
    }
    return UIMenuSystem.main.perform(key, from: self)
  }

  private final func performOwnKeyCommand(for key: UIKey) -> Bool {
    for command in keyCommands ?? [] where command.matches(key) && !command.attributes.contains(.disabled) {
      guard canPerformAction(command.action, withSender: command) else { continue }
      command.action.send(to: self, command)
      return true
    }
    return false
  }
}
