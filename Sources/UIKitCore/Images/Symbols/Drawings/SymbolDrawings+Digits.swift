extension SymbolDrawings {
  /// The digits, which are also used for numbers in circles and squares.
  static let digits = """
    digit.0 s e 0 0 18 34
    digit.1 s M -12 -22 L 4 -34 L 4 34
    digit.2 s M -18 -18 C -16 -40 20 -40 18 -14 C 17 0 -8 18 -19 34 L 20 34
    digit.3 s M -17 -22 C -12 -40 18 -38 17 -18 C 17 -6 8 -2 -4 -2 C 8 -2 20 2 20 16 C 20 40 -16 40 -20 20
    digit.4 s M 10 34 L 10 -34 L -22 14 L 22 14
    digit.5 s M 16 -34 L -12 -34 L -15 -3 C -4 -14 20 -8 19 12 C 18 38 -14 40 -19 20
    digit.6 s M 15 -23 C 10 -40 -19 -40 -19 6 C -19 44 19 42 19 12 C 19 -14 -16 -14 -18 10
    digit.7 s M -20 -34 L 20 -34 L -6 34
    digit.8 s e 0 -18 15 16 ; s e 0 16 19 18
    digit.9 s M -15 23 C -10 40 19 40 19 -6 C 19 -44 -19 -42 -19 -12 C -19 14 16 14 18 -10
    """
}
