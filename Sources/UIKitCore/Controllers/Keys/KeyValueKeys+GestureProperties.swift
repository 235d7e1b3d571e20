import Foundation

extension KeyValueKeys {
  /// Makes the properties of gesture recognizers known by the names of their accessors in Objective-C.
  static func registerGestureProperties() {
    gestureRecognizerProperties()
    hoverGestureRecognizerProperties()
    longPressGestureRecognizerProperties()
    panGestureRecognizerProperties()
    pinchGestureRecognizerProperties()
    rotationGestureRecognizerProperties()
    swipeGestureRecognizerProperties()
    tapGestureRecognizerProperties()
    screenEdgePanGestureRecognizerProperties()
  }

  private static func gestureRecognizerProperties() {
    read("view", \UIGestureRecognizer.view)
    add("delegate", \UIGestureRecognizer.delegate)
    add("name", \UIGestureRecognizer.name)
    add("cancelsTouchesInView", \UIGestureRecognizer.cancelsTouchesInView)
    add("delaysTouchesBegan", \UIGestureRecognizer.delaysTouchesBegan)
    add("delaysTouchesEnded", \UIGestureRecognizer.delaysTouchesEnded)
    add("allowedTouchTypes", \UIGestureRecognizer.allowedTouchTypes)
    add("allowedPressTypes", \UIGestureRecognizer.allowedPressTypes)
    add("requiresExclusiveTouchType", \UIGestureRecognizer.requiresExclusiveTouchType)
    add("isEnabled", \UIGestureRecognizer.isEnabled)
    add("state", \UIGestureRecognizer.state)
    add("numberOfTouches", \UIGestureRecognizer.numberOfTouches)
    read("modifierFlags", \UIGestureRecognizer.modifierFlags)
    read("buttonMask", \UIGestureRecognizer.buttonMask)
  }

  private static func hoverGestureRecognizerProperties() {
    add("zOffset", \UIHoverGestureRecognizer.zOffset)
    add("altitudeAngle", \UIHoverGestureRecognizer.altitudeAngle)
  }

  private static func longPressGestureRecognizerProperties() {
    add("minimumPressDuration", \UILongPressGestureRecognizer.minimumPressDuration)
    add("allowableMovement", \UILongPressGestureRecognizer.allowableMovement)
    add("numberOfTouchesRequired", \UILongPressGestureRecognizer.numberOfTouchesRequired)
    add("numberOfTapsRequired", \UILongPressGestureRecognizer.numberOfTapsRequired)
  }

  private static func panGestureRecognizerProperties() {
    add("minimumNumberOfTouches", \UIPanGestureRecognizer.minimumNumberOfTouches)
    add("maximumNumberOfTouches", \UIPanGestureRecognizer.maximumNumberOfTouches)
  }

  private static func pinchGestureRecognizerProperties() {
    add("scale", \UIPinchGestureRecognizer.scale)
    read("velocity", \UIPinchGestureRecognizer.velocity)
  }

  private static func rotationGestureRecognizerProperties() {
    add("rotation", \UIRotationGestureRecognizer.rotation)
    read("velocity", \UIRotationGestureRecognizer.velocity)
  }

  private static func swipeGestureRecognizerProperties() {
    add("direction", \UISwipeGestureRecognizer.direction)
    add("numberOfTouchesRequired", \UISwipeGestureRecognizer.numberOfTouchesRequired)
  }

  private static func tapGestureRecognizerProperties() {
    add("numberOfTapsRequired", \UITapGestureRecognizer.numberOfTapsRequired)
    add("numberOfTouchesRequired", \UITapGestureRecognizer.numberOfTouchesRequired)
    add("buttonMaskRequired", \UITapGestureRecognizer.buttonMaskRequired)
  }

  private static func screenEdgePanGestureRecognizerProperties() {
    add("edges", \UIScreenEdgePanGestureRecognizer.edges)
  }
}
