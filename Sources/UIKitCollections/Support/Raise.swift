/// Stops the program where UIKit raises an exception, with a message that says what is wrong, where, and how to fix it.
///
/// `preconditionFailure` would omit the message in release builds.
func raise(_ message: String) -> Never { fatalError(message) }
