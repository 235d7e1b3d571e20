/// Stops the program where UIKit raises an exception, with a message that states the problem, its location and its fix.
///
/// `preconditionFailure` would omit the message in release builds.
func raise(_ message: String) -> Never { fatalError(message) }
