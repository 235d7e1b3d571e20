public import Foundation
@_spi(UIKitInstantiation) public import UIKitCore

// Instances of classes that are known only as metatypes. Swift allows their initializers only where they are required;
// on iOS the Objective-C runtime calls any of them. Adapted source calls these functions.

/// Creates an object with `init()`.
public func tesseraNew<Object: NSObject>(_ type: Object.Type) -> Object {
  guard let object = instantiate(type) as? Object else {
    refuse("\(type) has no init(): it was made from its metatype. Declare `override init()` or `convenience init()`.")
  }
  return object
}

/// Creates a view with a frame.
@preconcurrency @MainActor
public func tesseraNew<View: UIView>(_ type: View.Type, frame: CGRect) -> View {
  let view = unsafeBitCast(type as AnyClass, to: InstantiableView.Type.self).init(frame: frame) as UIView
  guard let view = view as? View else {
    refuse("\(type) has no init(frame:): it was made from its metatype. Declare `override init(frame: CGRect)`.")
  }
  return view
}

/// Creates a controller with a nib file, which is not read.
@preconcurrency @MainActor
public func tesseraNew<Controller: UIViewController>(
  _ type: Controller.Type, nibName: String?, bundle: Bundle?
) -> Controller {
  let controller =
    unsafeBitCast(type as AnyClass, to: InstantiableController.Type.self).init(nibName: nibName, bundle: bundle)
    as UIViewController
  guard let controller = controller as? Controller else {
    refuse("\(type) has no init(nibName:bundle:): it was made from its metatype. Declare it, or override it.")
  }
  return controller
}

/// Creates a gesture recognizer with a method that it calls.
@preconcurrency @MainActor
public func tesseraNew<Recognizer: UIGestureRecognizer>(
  _ type: Recognizer.Type, target: Any?, action: Selector?
) -> Recognizer {
  let recognizer = tesseraNew(type)
  if let target, let action { recognizer.addTarget(target, action: action) }
  return recognizer
}

/// Returns an image of an asset catalog, in place of `#imageLiteral`.
@preconcurrency @MainActor
public func tesseraImage(resourceName name: String) -> UIImage { UIImage(named: name) ?? UIImage() }

/// Returns a color, in place of `#colorLiteral`.
public func tesseraColor(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) -> UIColor {
  UIColor(red: red, green: green, blue: blue, alpha: alpha)
}

/// Returns the color of a layer, in place of `#colorLiteral` where the context needs that type.
@_disfavoredOverload
public func tesseraColor(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) -> CGColor {
  UIColor(red: red, green: green, blue: blue, alpha: alpha).cgColor
}

/// Returns the address of a file of the app, in place of `#fileLiteral`.
public func tesseraFile(resourceName name: String) -> URL {
  Bundle.main.url(forResource: name, withExtension: nil) ?? URL(fileURLWithPath: name)
}

/// Ends the process in a function whose code was left out, because it needs something that is not here.
///
/// The adapter writes it in place of the code.
public func tesseraLeftOut(_ function: String = #function, file: StaticString = #file, line: UInt = #line) -> Never {
  fatalError("\(function) was left out, because it needs code that is not here", file: file, line: line)
}
