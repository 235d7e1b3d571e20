extension SymbolDrawings {
  static let lists = """
    line.3.horizontal s M -40 -24 L 40 -24 M -40 0 L 40 0 M -40 24 L 40 24
    line.3.horizontal.decrease s M -42 -22 L 42 -22 M -28 0 L 28 0 M -12 22 L 12 22
    list.bullet s M -18 -28 L 46 -28 M -18 0 L 46 0 M -18 28 L 46 28 ; F0.6 o -42 -28 3.6 o -42 0 3.6 o -42 28 3.6
    list.number s M -14 -28 L 46 -28 M -14 0 L 46 0 M -14 28 L 46 28 ; s0.7 M -44 -33 L -38 -38 L -38 -18 M -44 -8 C
      -42 -12 -32 -12 -34 -3 L -44 9 L -33 9 M -44 20 L -34 20 L -39 26 C -31 26 -31 38 -39 38 L -44 37
    list.star s M -14 -28 L 46 -28 M -14 0 L 46 0 M -14 28 L 46 28 ; F0.5 * -40 -28 9 4 5 * -40 0 9 4 5 * -40 28 9 4
      5
    list.bullet.rectangle s r -52 -37 104 74 13 ; d0.85 M -14 -17 L 34 -17 M -14 0 L 34 0 M -14 17 L 34 17 ; D o -32
      -17 4.6 o -32 0 4.6 o -32 17 4.6
    list.bullet.indent s M -24 -28 L 46 -28 M 2 0 L 46 0 M 2 28 L 46 28 ; F0.6 o -44 -28 3.6 o -18 0 3.6 o -18 28
      3.6
    checklist s M -8 -22 L 46 -22 M -8 22 L 46 22 ; s0.9 M -48 -22 L -40 -13 L -26 -34 M -48 22 L -40 31 L -26 10
    text.alignleft s M -42 -36 L 42 -36 M -42 -12 L 14 -12 M -42 12 L 42 12 M -42 36 L 14 36
    text.aligncenter s M -42 -36 L 42 -36 M -28 -12 L 28 -12 M -42 12 L 42 12 M -28 36 L 28 36
    text.alignright s M -42 -36 L 42 -36 M -14 -12 L 42 -12 M -42 12 L 42 12 M -14 36 L 42 36
    text.justify s M -42 -36 L 42 -36 M -42 -12 L 42 -12 M -42 12 L 42 12 M -42 36 L 42 36
    square.grid.2x2 s r -41 -41 34 34 7 r 7 -41 34 34 7 r -41 7 34 34 7 r 7 7 34 34 7
    square.grid.3x3 s0.9 r -44 -44 22 22 4 r -11 -44 22 22 4 r 22 -44 22 22 4 r -44 -11 22 22 4 r -11 -11 22 22 4 r
      22 -11 22 22 4 r -44 22 22 22 4 r -11 22 22 22 4 r 22 22 22 22 4
    square.grid.3x2 s0.9 r -46 -28 22 22 4 r -11 -28 22 22 4 r 24 -28 22 22 4 r -46 6 22 22 4 r -11 6 22 22 4 r 24 6
      22 22 4
    square.grid.4x3.fill F0.3 r -48 -34 17 17 3 r -22 -34 17 17 3 r 4 -34 17 17 3 r 30 -34 17 17 3 r -48 -8 17 17 3
      r -22 -8 17 17 3 r 4 -8 17 17 3 r 30 -8 17 17 3 r -48 18 17 17 3 r -22 18 17 17 3 r 4 18 17 17 3 r 30 18 17 17 3
    circle.grid.3x3 s0.9 o -33 -33 10 o 0 -33 10 o 33 -33 10 o -33 0 10 o 0 0 10 o 33 0 10 o -33 33 10 o 0 33 10 o
      33 33 10
    circle.grid.2x2 s o -23 -23 17 o 23 -23 17 o -23 23 17 o 23 23 17
    rectangle.grid.1x2 s r -46 -40 92 33 8 r -46 7 92 33 8
    rectangle.grid.2x2 s r -50 -38 43 31 7 r 7 -38 43 31 7 r -50 7 43 31 7 r 7 7 43 31 7
    rectangle.grid.3x2 s0.9 r -52 -34 26 27 5 r -13 -34 26 27 5 r 26 -34 26 27 5 r -52 7 26 27 5 r -13 7 26 27 5 r
      26 7 26 27 5
    rectangle.stack s r -46 -16 92 58 11 ; s M -36 -32 L 36 -32 M -26 -46 L 26 -46
    square.stack s r -36 -20 72 66 12 ; s M -28 -34 L 28 -34 M -20 -47 L 20 -47
    square.stack.3d.up s M 0 -42 L 46 -20 L 0 2 L -46 -20 Z ; s M -46 0 L 0 22 L 46 0 M -46 20 L 0 42 L 46 20
    square.on.square s r -46 -46 62 62 12 ; x r -22 -22 76 76 16 ; s r -16 -16 62 62 12
    rectangle.3.offgrid s r -50 -40 52 38 8 r 16 -30 36 60 8 r -40 12 42 28 8
    rectangle.split.3x1 @ rectangle 0 0 1 ; d M -17 -36 L -17 36 M 17 -36 L 17 36
    rectangle.split.2x1 @ rectangle 0 0 1 ; d M 0 -36 L 0 36
    rectangle.split.1x2 @ rectangle 0 0 1 ; d M -51 0 L 51 0
    rectangle.split.3x3 @ rectangle 0 0 1 ; d0.9 M -17 -36 L -17 36 M 17 -36 L 17 36 M -51 -12 L 51 -12 M -51 12 L
      51 12
    tablecells @ rectangle 0 0 1 ; d0.9 M -17 -36 L -17 36 M 17 -36 L 17 36 M -51 -12 L 51 -12 M -51 12 L 51 12
    sidebar.left @ rectangle 0 0 1 ; d M -18 -36 L -18 36 ; d0.7 M -40 -20 L -31 -20 M -40 -5 L -31 -5 M -40 10 L
      -31 10
    sidebar.right @ rectangle 0 0 1 ; d M 18 -36 L 18 36 ; d0.7 M 31 -20 L 40 -20 M 31 -5 L 40 -5 M 31 10 L 40 10
    slider.horizontal.3 s M -46 -26 L 12 -26 M 32 -26 L 46 -26 M -46 0 L -32 0 M -12 0 L 46 0 M -46 26 L 12 26 M 32
      26 L 46 26 ; -s o 22 -26 9 o -22 0 9 o 22 26 9
    circle.hexagongrid s o 0 0 11 o 28 0 11 o -28 0 11 o 14 -25 11 o -14 -25 11 o 14 25 11 o -14 25 11
    chart.bar s r -46 6 20 36 4 r -10 -16 20 58 4 r 26 -42 20 84 4
    chart.pie s M -6 -40 C -66 -32 -56 48 -2 46 C 24 46 42 26 42 8 L -6 8 Z ; s M 8 -48 C 30 -46 46 -30 46 -8 L 8 -8
      Z
    chart.line.uptrend.xyaxis s M -44 -44 L -44 30 C -44 38 -40 42 -32 42 L 46 42 M -26 16 L -6 -8 L 10 6 L 40 -30
    waveform s M -46 -6 L -46 6 M -28 -22 L -28 22 M -10 -40 L -10 40 M 9 -18 L 9 18 M 27 -32 L 27 32 M 46 -8 L 46 8
    qrcode s0.9 r -42 -42 30 30 4 r 12 -42 30 30 4 r -42 12 30 30 4 ; f r -32 -32 10 10 1 r 22 -32 10 10 1 r -32 22
      10 10 1 r 12 12 11 11 1 r 31 12 11 11 1 r 21.5 24 11 11 1 r 12 34 11 11 1 r 31 34 11 11 1
    barcode s M -46 -34 L -46 34 M 46 -34 L 46 34 ; s1.6 M -26 -34 L -26 34 M 22 -34 L 22 34 ; s0.8 M -8 -34 L -8 34
      M 5 -34 L 5 34
    """
}
