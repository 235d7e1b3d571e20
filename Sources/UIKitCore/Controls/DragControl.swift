/// A control whose value the user changes by dragging, such as a slider. A drag that begins on it moves no sheet.
@MainActor
package protocol DragControl: UIControl {}
