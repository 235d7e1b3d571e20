extension SymbolDrawings {
  static let arrows = """
    chevron.right s M -16 -32 L 16 0 L -16 32
    chevron.left s M 16 -32 L -16 0 L 16 32
    chevron.down s M -32 -16 L 0 16 L 32 -16
    chevron.up s M -32 16 L 0 -16 L 32 16
    chevron.up.chevron.down s M -22 -14 L 0 -36 L 22 -14 M -22 14 L 0 36 L 22 14
    chevron.left.chevron.right s M -14 -22 L -36 0 L -14 22 M 14 -22 L 36 0 L 14 22
    chevron.right.2 s M -30 -32 L 2 0 L -30 32 M 4 -32 L 36 0 L 4 32
    chevron.left.2 s M 30 -32 L -2 0 L 30 32 M -4 -32 L -36 0 L -4 32
    chevron.compact.right s M -7 -32 L 7 0 L -7 32
    chevron.compact.left s M 7 -32 L -7 0 L 7 32
    chevron.compact.down s M -32 -7 L 0 7 L 32 -7
    chevron.compact.up s M -32 7 L 0 -7 L 32 7
    arrow.right s M -40 0 L 40 0 M 10 -30 L 40 0 L 10 30
    arrow.left s M 40 0 L -40 0 M -10 -30 L -40 0 L -10 30
    arrow.up s M 0 40 L 0 -40 M -30 -10 L 0 -40 L 30 -10
    arrow.down s M 0 -40 L 0 40 M -30 10 L 0 40 L 30 10
    arrow.up.right s M -30 30 L 30 -30 M -12 -30 L 30 -30 L 30 12
    arrow.up.left s M 30 30 L -30 -30 M 12 -30 L -30 -30 L -30 12
    arrow.down.right s M -30 -30 L 30 30 M -12 30 L 30 30 L 30 -12
    arrow.down.left s M 30 -30 L -30 30 M 12 30 L -30 30 L -30 -12
    arrow.up.arrow.down s M -22 38 L -22 -38 M -42 -18 L -22 -38 L -2 -18 M 22 -38 L 22 38 M 2 18 L 22 38 L 42 18
    arrow.left.arrow.right s M 38 -22 L -38 -22 M -18 -42 L -38 -22 L -18 -2 M -38 22 L 38 22 M 18 2 L 38 22 L 18 42
    arrow.left.and.right s M -46 0 L 46 0 M -24 -22 L -46 0 L -24 22 M 24 -22 L 46 0 L 24 22
    arrow.up.and.down s M 0 -46 L 0 46 M -22 -24 L 0 -46 L 22 -24 M -22 24 L 0 46 L 22 24
    arrow.up.left.and.arrow.down.right s M 8 8 L 38 38 M 38 12 L 38 38 L 12 38 M -8 -8 L -38 -38 M
      -38 -12 L -38 -38 L -12 -38
    arrow.down.right.and.arrow.up.left s M 40 40 L 10 10 M 10 36 L 10 10 L 36 10 M -40 -40 L -10 -10 M -10 -36 L -10
      -10 L -36 -10
    arrow.clockwise s a 0 4 38 -20 -330 ; f M 34 -46 L 41 -6 L 6 -19 Z
    arrow.counterclockwise s a 0 4 38 200 510 ; f M -34 -46 L -41 -6 L -6 -19 Z
    arrow.2.circlepath s a 0 0 36 -155 -20 a 0 0 36 25 160 ; f M 48 -28 L 42 6 L 20 -18 Z M -48 28 L -42 -6 L -20 18
      Z
    arrow.uturn.left s M -40 -12 L 18 -12 C 48 -12 48 34 18 34 L -4 34 M -18 -34 L -40 -12 L -18 10
    arrow.uturn.right s M 40 -12 L -18 -12 C -48 -12 -48 34 -18 34 L 4 34 M 18 -34 L 40 -12 L 18 10
    arrow.uturn.backward s M -40 -12 L 18 -12 C 48 -12 48 34 18 34 L -4 34 M -18 -34 L -40 -12 L -18 10
    arrow.uturn.forward s M 40 -12 L -18 -12 C -48 -12 -48 34 -18 34 L 4 34 M 18 -34 L 40 -12 L 18 10
    arrow.turn.up.left s M 40 34 L 40 6 C 40 -4 34 -12 22 -12 L -38 -12 M -18 -34 L -40 -12 L -18 10
    arrow.turn.down.right s M -40 -34 L -40 -6 C -40 4 -34 12 -22 12 L 38 12 M 18 -10 L 40 12 L 18 34
    arrow.down.to.line s M 0 -40 L 0 20 M -26 -6 L 0 20 L 26 -6 M -34 40 L 34 40
    arrow.up.to.line s M 0 40 L 0 -20 M -26 6 L 0 -20 L 26 6 M -34 -40 L 34 -40
    arrow.triangle.branch s M 0 42 L 0 -34 M -22 -12 L 0 -34 L 22 -12 M 0 20 C 0 4 36 8 36 -12
    arrowshape.turn.up.left s M -46 -4 L -6 -40 L -6 -20 C 30 -20 46 4 46 36 C 34 16 18 12 -6 12 L -6 32 Z
    arrowshape.turn.up.right s M 46 -4 L 6 -40 L 6 -20 C -30 -20 -46 4 -46 36 C -34 16 -18 12 6 12 L 6 32 Z
    arrowtriangle.right s M -28 -34 L 34 0 L -28 34 Z
    arrowtriangle.left s M 28 -34 L -34 0 L 28 34 Z
    arrowtriangle.up s M -34 28 L 0 -34 L 34 28 Z
    arrowtriangle.down s M -34 -28 L 0 34 L 34 -28 Z
    shuffle s M -46 -24 L -30 -24 C -6 -24 4 24 28 24 L 42 24 M -46 24 L -30 24 C -22 24 -16 20 -10 12 M 10 -12 C 16
      -20 20 -24 28 -24 L 42 -24 M 30 -38 L 44 -24 L 30 -10 M 30 10 L 44 24 L 30 38
    repeat s M -42 -2 L -42 -8 C -42 -20 -36 -26 -24 -26 L 38 -26 M 24 -42 L 40 -26 L 24 -10 M 42 2 L 42 8 C 42 20
      36 26 24 26 L -38 26 M -24 10 L -40 26 L -24 42
    """
}
