import Foundation

// The colors that are the same in light and dark style.
//
// - Fidelity: documented.
extension UIColor {
  class var baseBlack: UIColor { Fixed.black }
  class var baseDarkGray: UIColor { Fixed.darkGray }
  class var baseLightGray: UIColor { Fixed.lightGray }
  class var baseWhite: UIColor { Fixed.white }
  class var baseGray: UIColor { Fixed.gray }
  class var baseRed: UIColor { Fixed.red }
  class var baseGreen: UIColor { Fixed.green }
  class var baseBlue: UIColor { Fixed.blue }
  class var baseCyan: UIColor { Fixed.cyan }
  class var baseYellow: UIColor { Fixed.yellow }
  class var baseMagenta: UIColor { Fixed.magenta }
  class var baseOrange: UIColor { Fixed.orange }
  class var basePurple: UIColor { Fixed.purple }
  class var baseBrown: UIColor { Fixed.brown }
  class var baseClear: UIColor { Fixed.clear }
  class var baseLightText: UIColor { Fixed.lightText }
  class var baseDarkText: UIColor { Fixed.black }

  private enum Fixed {
    static let black = UIColor(white: 0, alpha: 1)
    static let darkGray = UIColor(white: 1 / 3, alpha: 1)
    static let lightGray = UIColor(white: 2 / 3, alpha: 1)
    static let white = UIColor(white: 1, alpha: 1)
    static let gray = UIColor(white: 0.5, alpha: 1)
    static let red = UIColor(red: 1, green: 0, blue: 0, alpha: 1)
    static let green = UIColor(red: 0, green: 1, blue: 0, alpha: 1)
    static let blue = UIColor(red: 0, green: 0, blue: 1, alpha: 1)
    static let cyan = UIColor(red: 0, green: 1, blue: 1, alpha: 1)
    static let yellow = UIColor(red: 1, green: 1, blue: 0, alpha: 1)
    static let magenta = UIColor(red: 1, green: 0, blue: 1, alpha: 1)
    static let orange = UIColor(red: 1, green: 0.5, blue: 0, alpha: 1)
    static let purple = UIColor(red: 0.5, green: 0, blue: 0.5, alpha: 1)
    static let brown = UIColor(red: 0.6, green: 0.4, blue: 0.2, alpha: 1)
    static let clear = UIColor(white: 0, alpha: 0)
    static let lightText = UIColor(white: 1, alpha: 0.6)
  }
}
