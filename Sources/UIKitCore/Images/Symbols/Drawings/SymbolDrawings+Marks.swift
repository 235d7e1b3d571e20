extension SymbolDrawings {
  static let marks = """
    plus s M -38 0 L 38 0 M 0 -38 L 0 38
    minus s M -38 0 L 38 0
    xmark s M -30 -30 L 30 30 M 30 -30 L -30 30
    checkmark s M -34 4 L -11 32 L 34 -34
    equal s M -36 -14 L 36 -14 M -36 14 L 36 14
    divide s M -38 0 L 38 0 ; F o 0 -28 3 o 0 28 3
    percent s o -22 -22 14 o 22 22 14 ; s M 26 -34 L -26 34
    number s M -14 -36 L -24 36 M 20 -36 L 10 36 M -36 -13 L 38 -13 M -40 13 L 34 13
    at s o 0 2 16 ; s M 16 -14 L 16 8 C 16 26 40 22 40 0 C 40 -58 -42 -58 -42 2 C -42 44 -2 50 22 36
    info F o 0 -30 4.5 ; s M -9 -8 L 2 -8 L 2 32 M -13 33 L 17 33
    questionmark s M -20 -18 C -20 -46 24 -46 24 -18 C 24 0 1 -2 1 16 ; F o 1 33 4
    exclamationmark s M 0 -34 L 0 12 ; F o 0 32 4
    exclamationmark.2 s M -14 -34 L -14 12 M 14 -34 L 14 12 ; F o -14 32 4 o 14 32 4
    ellipsis F o -31 0 5 o 0 0 5 o 31 0 5
    circle s o 0 0 46
    square s r -41.5 -41.5 83 83 15
    rectangle s r -52 -37 104 74 13
    rectangle.portrait s r -35 -48 70 96 13
    capsule s r -54 -30 108 60 30
    triangle s M 0 -40 L 46 38 L -46 38 Z
    diamond s M 0 -48 L 48 0 L 0 48 L -48 0 Z
    hexagon s M -24 -43 L 24 -43 L 48 0 L 24 43 L -24 43 L -48 0 Z
    octagon s M -18 -45 L 18 -45 L 45 -18 L 45 18 L 18 45 L -18 45 L -45 18 L -45 -18 Z
    seal s * 0 0 47 40 12
    shield s M 0 -50 C 14 -40 26 -37 40 -36 L 40 4 C 40 26 24 40 0 50 C -24 40 -40 26 -40 4 L -40 -36 C -26 -37 -14
      -40 0 -50 Z
    app s r -43 -43 86 86 24
    dot.circle s o 0 0 46 ; D o 0 0 18
    circle.inset.filled s o 0 0 46 ; D o 0 0 32
    circle.dashed s a 0 0 46 2 28 a 0 0 46 47 73 a 0 0 46 92 118 a 0 0 46 137 163 a 0 0 46 182 208 a 0 0 46 227 253
      a 0 0 46 272 298 a 0 0 46 317 343
    square.dashed s M -41 -24 L -41 -28 C -41 -36 -36 -41 -28 -41 L -24 -41 M 24 -41 L 28 -41 C 36 -41 41 -36 41 -28
      L 41 -24 M 41 24 L 41 28 C 41 36 36 41 28 41 L 24 41 M -24 41 L -28 41 C -36 41 -41 36 -41 28 L -41 24 M -8 -41
      L 8 -41 M -8 41 L 8 41 M -41 -8 L -41 8 M 41 -8 L 41 8
    circle.lefthalf.filled s o 0 0 46 ; f M 0 -46 C -61 -46 -61 46 0 46 Z
    circle.righthalf.filled s o 0 0 46 ; f M 0 -46 C 61 -46 61 46 0 46 Z
    exclamationmark.triangle s M 0 -40 L 47 38 L -47 38 Z ; d0.95 M 0 -12 L 0 9 ; D o 0 24 5
    exclamationmark.octagon @ octagon 0 0 1 ; d M 0 -22 L 0 4 ; D o 0 21 5
    exclamationmark.shield @ shield 0 0 1 ; d M 0 -22 L 0 4 ; D o 0 20 5
    exclamationmark.bubble @ bubble.left 0 0 1 ; d M 0 -24 L 0 -3 ; D o 0 11 5
    questionmark.folder @ folder 0 0 1 ; d0.8 M -10 -4 C -10 -20 12 -20 12 -5 C 12 4 1 4 1 11 ; D o 1 22 4
    checkmark.seal @ seal 0 0 1 ; d M -17 3 L -5 16 L 17 -15
    xmark.seal @ seal 0 0 1 ; d M -14 -14 L 14 14 M 14 -14 L -14 14
    checkmark.shield @ shield 0 0 1 ; d M -17 3 L -5 16 L 17 -15
    xmark.octagon @ octagon 0 0 1 ; d M -17 -17 L 17 17 M 17 -17 L -17 17
    xmark.rectangle @ rectangle 0 0 1 ; d M -15 -15 L 15 15 M 15 -15 L -15 15
    plus.rectangle @ rectangle 0 0 1 ; d M -20 0 L 20 0 M 0 -20 L 0 20
    plus.app @ app 0 0 1 ; d M -21 0 L 21 0 M 0 -21 L 0 21
    star s * 0 3 50 21 5
    heart s M 0 42 C -30 22 -47 4 -47 -15 C -47 -44 -13 -48 0 -22 C 13 -48 47 -44 47 -15 C 47 4 30 22 0 42 Z
    bolt s M 10 -50 L -30 8 L -3 8 L -10 50 L 30 -10 L 4 -10 Z
    sparkles F0.4 M 10 -30 C 14 -2 20 4 44 8 C 20 12 14 18 10 46 C 6 18 0 12 -24 8 C 0 4 6 -2 10 -30 Z M -26 -46 C
      -24 -33 -21 -30 -10 -28 C -21 -26 -24 -23 -26 -10 C -28 -23 -31 -26 -42 -28 C -31 -30 -28 -33 -26 -46 Z
    sparkle F0.4 M 0 -48 C 5 -12 12 -5 48 0 C 12 5 5 12 0 48 C -5 12 -12 5 -48 0 C -12 -5 -5 -12 0 -48 Z
    asterisk s M 0 -36 L 0 36 M -31 -18 L 31 18 M 31 -18 L -31 18
    command s M -16 -16 L 16 -16 L 16 16 L -16 16 Z M -16 -16 L -28 -16 C -44 -16 -44 -40 -28 -40 C -20 -40 -16 -36
      -16 -28 Z M 16 -16 L 16 -28 C 16 -44 40 -44 40 -28 C 40 -20 36 -16 28 -16 Z M 16 16 L 28 16 C 44 16 44 40 28 40
      C 20 40 16 36 16 28 Z M -16 16 L -16 28 C -16 44 -40 44 -40 28 C -40 20 -36 16 -28 16 Z
    power s a 0 6 38 -55 235 M 0 -46 L 0 -2
    viewfinder s M -42 -20 L -42 -30 C -42 -38 -38 -42 -30 -42 L -20 -42 M 20 -42 L 30 -42 C 38 -42 42 -38 42 -30 L
      42 -20 M 42 20 L 42 30 C 42 38 38 42 30 42 L 20 42 M -20 42 L -30 42 C -38 42 -42 38 -42 30 L -42 20
    curlybraces s M -18 -44 C -34 -44 -30 -30 -30 -16 C -30 -6 -36 0 -42 0 C -36 0 -30 6 -30 16 C -30 30 -34 44 -18
      44 M 18 -44 C 34 -44 30 -30 30 -16 C 30 -6 36 0 42 0 C 36 0 30 6 30 16 C 30 30 34 44 18 44
    textformat s M -46 34 L -22 -34 L 2 34 M -37 10 L -7 10 ; s e 29 18 15 16 ; s M 44 0 L 44 34
    bold s M -22 -34 L 4 -34 C 28 -34 28 -2 4 -2 L -22 -2 Z M -22 -2 L 8 -2 C 34 -2 34 34 8 34 L -22 34 Z
    italic s M -2 -34 L 26 -34 M -26 34 L 2 34 M 12 -34 L -12 34
    underline s M -24 -38 L -24 2 C -24 34 24 34 24 2 L 24 -38 M -28 42 L 28 42
    strikethrough s M 22 -24 C 14 -42 -24 -40 -24 -20 C -24 -8 -12 -4 0 0 M 10 4 C 40 16 20 38 0 38 C -14 38 -24 32
      -26 20 M -40 0 L 40 0
    """
}
