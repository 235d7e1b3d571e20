import Foundation
import MotionPlots

/// The physics scope.
extension Workbench {
  func setScope(_ isVisible: Bool) {
    inspect(.scope(isOpen: isVisible))
    edit { $0.scope.content = ScopeView.Content() }
    setVisible(scope: isVisible)
  }

  /// Shows the curves, with the motion that was recorded elsewhere.
  func updateScope() {
    var motion = inspector.content.motion
    motion.reference = reference?.beginning(like: motion.trace)
    edit { $0.scope.content = motion }
  }
}
