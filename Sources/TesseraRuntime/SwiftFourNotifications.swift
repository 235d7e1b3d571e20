public import Foundation
import UIKitControls
import UIKitCore

// The names that notifications of UIKit have in Swift 4.
extension NSNotification.Name {
  /// The name of `UIResponder.keyboardWillShowNotification` in Swift 4.
  public static var UIKeyboardWillShow: NSNotification.Name { UIResponder.keyboardWillShowNotification }
  /// The name of `UIResponder.keyboardDidShowNotification` in Swift 4.
  public static var UIKeyboardDidShow: NSNotification.Name { UIResponder.keyboardDidShowNotification }
  /// The name of `UIResponder.keyboardWillHideNotification` in Swift 4.
  public static var UIKeyboardWillHide: NSNotification.Name { UIResponder.keyboardWillHideNotification }
  /// The name of `UIResponder.keyboardDidHideNotification` in Swift 4.
  public static var UIKeyboardDidHide: NSNotification.Name { UIResponder.keyboardDidHideNotification }
  /// The name of `UIResponder.keyboardWillChangeFrameNotification` in Swift 4.
  public static var UIKeyboardWillChangeFrame: NSNotification.Name {
    UIResponder.keyboardWillChangeFrameNotification
  }
  /// The name of `UIResponder.keyboardDidChangeFrameNotification` in Swift 4.
  public static var UIKeyboardDidChangeFrame: NSNotification.Name {
    UIResponder.keyboardDidChangeFrameNotification
  }
  /// The name of `UIApplication.didBecomeActiveNotification` in Swift 4.
  public static var UIApplicationDidBecomeActive: NSNotification.Name {
    UIApplication.didBecomeActiveNotification
  }
  /// The name of `UIApplication.willResignActiveNotification` in Swift 4.
  public static var UIApplicationWillResignActive: NSNotification.Name {
    UIApplication.willResignActiveNotification
  }
  /// The name of `UIApplication.didEnterBackgroundNotification` in Swift 4.
  public static var UIApplicationDidEnterBackground: NSNotification.Name {
    UIApplication.didEnterBackgroundNotification
  }
  /// The name of `UIApplication.willEnterForegroundNotification` in Swift 4.
  public static var UIApplicationWillEnterForeground: NSNotification.Name {
    UIApplication.willEnterForegroundNotification
  }
  /// The name of `UIApplication.willTerminateNotification` in Swift 4.
  public static var UIApplicationWillTerminate: NSNotification.Name {
    UIApplication.willTerminateNotification
  }
  /// The name of `UIApplication.didFinishLaunchingNotification` in Swift 4.
  public static var UIApplicationDidFinishLaunching: NSNotification.Name {
    UIApplication.didFinishLaunchingNotification
  }
  /// The name of `UIApplication.didReceiveMemoryWarningNotification` in Swift 4.
  public static var UIApplicationDidReceiveMemoryWarning: NSNotification.Name {
    UIApplication.didReceiveMemoryWarningNotification
  }
  /// The name of `UIDevice.orientationDidChangeNotification` in Swift 4.
  public static var UIDeviceOrientationDidChange: NSNotification.Name {
    UIDevice.orientationDidChangeNotification
  }
  /// The name of `UIContentSizeCategory.didChangeNotification` in Swift 4.
  public static var UIContentSizeCategoryDidChange: NSNotification.Name {
    UIContentSizeCategory.didChangeNotification
  }
  /// The name of `UITextField.textDidChangeNotification` in Swift 4.
  public static var UITextFieldTextDidChange: NSNotification.Name { UITextField.textDidChangeNotification }
  /// The name of `UITextField.textDidBeginEditingNotification` in Swift 4.
  public static var UITextFieldTextDidBeginEditing: NSNotification.Name {
    UITextField.textDidBeginEditingNotification
  }
  /// The name of `UITextField.textDidEndEditingNotification` in Swift 4.
  public static var UITextFieldTextDidEndEditing: NSNotification.Name {
    UITextField.textDidEndEditingNotification
  }
  /// The name of `UITextView.textDidChangeNotification` in Swift 4.
  public static var UITextViewTextDidChange: NSNotification.Name { UITextView.textDidChangeNotification }
  /// The name of `UITextView.textDidBeginEditingNotification` in Swift 4.
  public static var UITextViewTextDidBeginEditing: NSNotification.Name {
    UITextView.textDidBeginEditingNotification
  }
  /// The name of `UITextView.textDidEndEditingNotification` in Swift 4.
  public static var UITextViewTextDidEndEditing: NSNotification.Name {
    UITextView.textDidEndEditingNotification
  }
}
