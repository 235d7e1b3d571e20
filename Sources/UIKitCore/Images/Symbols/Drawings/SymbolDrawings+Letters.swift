extension SymbolDrawings {
  static let letters = """
    letter.a s M -26 34 L 0 -34 L 26 34 M -17 10 L 17 10
    letter.b s M -18 -34 L 4 -34 C 26 -34 26 -2 4 -2 L -18 -2 M -18 -34 L -18 34 L 6 34 C 30 34 30 -2 6 -2
    letter.c s M 24 -20 C 14 -42 -26 -40 -26 0 C -26 40 14 42 24 20
    letter.d s M -22 -34 L -2 -34 C 32 -34 32 34 -2 34 L -22 34 L -22 -34
    letter.e s M 18 -34 L -18 -34 L -18 34 L 18 34 M -18 -1 L 14 -1
    letter.f s M 18 -34 L -16 -34 L -16 34 M -16 -1 L 14 -1
    letter.g s M 24 -20 C 14 -42 -26 -40 -26 0 C -26 42 26 42 26 4 L 4 4
    letter.h s M -24 -34 L -24 34 M 24 -34 L 24 34 M -24 -1 L 24 -1
    letter.i s M 0 -34 L 0 34 M -12 -34 L 12 -34 M -12 34 L 12 34
    letter.j s M 14 -34 L 14 12 C 14 42 -18 42 -18 14
    letter.k s M -20 -34 L -20 34 M 22 -34 L -20 8 M -6 -6 L 24 34
    letter.l s M -14 -34 L -14 34 L 20 34
    letter.m s M -30 34 L -30 -34 L 0 16 L 30 -34 L 30 34
    letter.n s M -24 34 L -24 -34 L 24 34 L 24 -34
    letter.o s e 0 0 30 35
    letter.p s M -18 34 L -18 -34 L 6 -34 C 30 -34 30 4 6 4 L -18 4
    letter.q s e 0 -1 30 34 M 8 16 L 28 38
    letter.r s M -18 34 L -18 -34 L 6 -34 C 30 -34 30 2 6 2 L -18 2 M 6 2 L 24 34
    letter.s s M 21 -20 C 16 -42 -22 -40 -21 -17 C -20 2 23 -4 23 18 C 23 42 -20 42 -24 18
    letter.t s M -26 -34 L 26 -34 M 0 -34 L 0 34
    letter.u s M -24 -34 L -24 8 C -24 42 24 42 24 8 L 24 -34
    letter.v s M -26 -34 L 0 34 L 26 -34
    letter.w s M -40 -34 L -20 34 L 0 -28 L 20 34 L 40 -34
    letter.x s M -24 -34 L 24 34 M 24 -34 L -24 34
    letter.y s M -26 -34 L 0 0 L 26 -34 M 0 0 L 0 34
    letter.z s M -22 -34 L 22 -34 L -22 34 L 22 34
    """
}
