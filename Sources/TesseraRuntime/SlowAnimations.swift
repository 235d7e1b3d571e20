/// Returns the factor by which the simulator slows animations down.
///
/// UIKit exports the function under this name without declaring it. Apps for the simulator declare it themselves, to slow
/// down timers of their own. Slow motion here slows the clock of the device instead, so the factor is 1.
@_cdecl("UIAnimationDragCoefficient")
package func animationDragCoefficient() -> Float { 1 }
