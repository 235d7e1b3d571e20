/// A control whose value the user changes by dragging, such as a slider. A drag that begins on it moves no sheet.
@MainActor
package protocol DragControl: UIControl {}

/// A control that responds to taps: tap recognizers of the views around it do not begin.
@MainActor
package protocol TapClaiming: UIControl {}
