import Foundation
import UIKitCore

/// The images that an app gives the buttons of a stepper, by their states.
struct StepperImages {
  var background: [UInt: UIImage] = [:]
  var increment: [UInt: UIImage] = [:]
  var decrement: [UInt: UIImage] = [:]
  /// The images between the buttons, by the states of the left and the right one.
  var dividers: [[UInt]: UIImage] = [:]

  /// Returns the image behind a button: that of its state, or of the normal state.
  func background(in state: UIControl.State) -> UIImage? { Self.image(of: background, in: state) }

  /// Returns the image between buttons: that of their states, or of normal states.
  func divider(_ left: UIControl.State, _ right: UIControl.State) -> UIImage? {
    let normal = UIControl.State.normal.rawValue
    return dividers[[left.rawValue, right.rawValue]] ?? dividers[[normal, normal]]
  }

  /// Returns the image of a state, or of the normal state.
  static func image(of images: [UInt: UIImage], in state: UIControl.State) -> UIImage? {
    images[state.rawValue] ?? images[UIControl.State.normal.rawValue]
  }
}
