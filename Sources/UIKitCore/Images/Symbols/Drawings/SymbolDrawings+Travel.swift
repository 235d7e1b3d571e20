extension SymbolDrawings {
  static let travel = """
    safari s o 0 0 46 ; D M 26 -26 L 8 8 L -8 -8 Z ; d0.8 M -25 25 L 8 8 M -25 25 L -8 -8
    signpost.right s M -40 -38 L 28 -38 L 46 -21 L 28 -4 L -40 -4 Z ; s M 0 -39 L 0 -49 M 0 -3 L 0 49
    signpost.left s M 40 -38 L -28 -38 L -46 -21 L -28 -4 L 40 -4 Z ; s M 0 -39 L 0 -49 M 0 -3 L 0 49
    road.lanes s M -20 -42 L -46 42 M 20 -42 L 46 42 ; s0.9 M 0 -42 L 0 -26 M 0 -8 L 0 10 M 0 28 L 0 42
    car.2 @ car -18 -12 0.66 ; x r -20 -24 78 70 16 ; @ car 20 12 0.66
    airplane.departure F0.4 M -46 -2 L -38 -6 L -26 2 L -4 -8 L -26 -32 L -16 -36 L 18 -16 L 38 -24 C 50 -28 52
      -16 42 -12 L -28 18 Z ; s M -46 40 L 46 40
    airplane.arrival F0.4 M -48 -30 L -40 -32 L -30 -18 L -6 -10 L -12 -44 L -2 -42 L 20 -2 L 42 5 C 54 9 50 22
      38 18 L -40 -6 Z ; s M -46 40 L 46 40
    scooter s o -34 32 11 o 34 32 11 ; s M 10 -44 L 21 -44 L 31 21 M -22 32 L 8 32 C 10 16 18 6 28 4
    sailboat s M -48 22 L 48 22 C 44 37 35 44 24 44 L -24 44 C -35 44 -44 37 -48 22 Z ; s M -5 -48 L -5 11 L -42
      11 C -26 -2 -11 -26 -5 -48 Z ; s M 8 -34 L 8 11 L 38 11 C 34 -9 23 -25 8 -34 Z
    ev.charger s r -42 -46 54 92 7 ; s M 12 0 C 26 0 26 10 26 24 C 26 38 44 38 44 24 L 44 -14 L 28 -34 ; D M -10
      -32 L -30 4 L -16 4 L -20 30 L 0 -8 L -14 -8 Z
    steeringwheel s o 0 0 46 ; d o 0 3 12 ; d M -45 -6 L -12 0 M 45 -6 L 12 0 M 0 16 L 0 46
    parkingsign s M -18 36 L -18 -36 L 8 -36 C 36 -36 36 8 8 8 L -18 8
    box.truck s M -52 -32 L 8 -32 L 8 26 L -52 26 Z ; s M 8 -14 L 30 -14 L 50 8 L 50 26 L 8 26 Z ; x o -30 28 17
      o 30 28 17 ; s o -30 28 10 o 30 28 10
    tent s M 0 -36 L 50 38 L -50 38 Z ; D M 0 -6 L 18 38 L -18 38 Z ; s M -7 -46 L 0 -36 L 7 -46
    beach.umbrella s M -48 0 C -40 -48 30 -60 44 -20 Z ; s M -4 -10 L 12 46 M -42 48 L 46 48
    location.north s M 0 -46 L 34 40 L 0 24 L -34 40 Z
    location.north.line s M 0 -44 L 27 24 L 0 10 L -27 24 Z ; s M -27 44 L 27 44
    flag.2.crossed s M -44 -38 L -4 -38 L -4 -8 L -31 -8 Z ; s M 44 -38 L 4 -38 L 4 -8 L 31 -8 Z ; s M -44 -38 L
      -16 46 M 44 -38 L 16 46
    globe.desk s o 4 -10 32 ; d0.8 e 4 -10 13 32 M -28 -10 L 36 -10 ; s M -30 -38 C -54 -8 -34 36 4 36 C 16 36
      26 33 34 27 M 4 36 L 4 47 M -18 48 L 26 48
    hand.point.up s M -9 8 L -9 -36 C -9 -51 9 -51 9 -36 L 9 -6 L 32 0 C 41 3 43 9 42 18 L 36 47 L -8 47 L -31
      22 C -39 12 -29 3 -20 10 L -9 20 Z
    hand.point.down s M -9 -8 L -9 36 C -9 51 9 51 9 36 L 9 6 L 32 0 C 41 -3 43 -9 42 -18 L 36 -47 L -8 -47 L
      -31 -22 C -39 -12 -29 -3 -20 -10 L -9 -20 Z
    hand.point.right s M -8 -9 L 36 -9 C 51 -9 51 9 36 9 L 6 9 L 0 32 C -3 41 -9 43 -18 42 L -47 36 L -47 -8 L
      -22 -31 C -12 -39 -3 -29 -10 -20 L -20 -9 Z
    hand.point.left s M 8 -9 L -36 -9 C -51 -9 -51 9 -36 9 L -6 9 L 0 32 C 3 41 9 43 18 42 L 47 36 L 47 -8 L 22
      -31 C 12 -39 3 -29 10 -20 L 20 -9 Z
    hand.wave @ hand.raised 2 6 0.8 ; s0.8 M -46 -14 C -47 -28 -40 -40 -28 -46 M 48 20 C 49 32 44 42 34 48
    hands.clap @ hand.raised -10 10 0.72 ; s0.9 M 20 -46 L 17 -34 M 40 -38 L 32 -29 M 50 -18 L 39 -16 M 32 20 L
      42 -8 M 36 34 L 48 8
    figure.stand F0.6 o 0 -44 6 ; s M -19 6 L -15 -25 L 15 -25 L 19 6 M -9 -24 L -9 46 M 9 -24 L 9 46 M -9 10 L
      9 10
    figure.wave F0.6 o 0 -40 6 ; s M -21 8 L -15 -22 L 14 -22 L 34 -46 M -9 -22 L -9 46 M 9 -22 L 9 46 M -9 12 L
      9 12
    figure.2 @ figure.stand -24 0 0.9 ; @ figure.stand 24 0 0.9
    figure.hiking @ figure.walk -6 0 1 ; s0.8 M 30 -6 L 36 46
    figure.yoga F0.6 o 0 -40 6 ; s M 0 -22 L 0 14 M 0 -21 L -24 2 L -46 10 M 0 -21 L 24 2 L 46 10 M 0 14 C -30
      16 -46 30 -38 40 L 38 40 C 46 30 30 16 0 14
    figure.pool.swim F0.6 o 30 -18 6 ; s M -42 2 L -8 -18 L 14 2 M -8 -18 L -30 -30 M -50 20 C -36 30 -30 10 -16
      20 C -2 30 4 10 18 20 C 32 30 38 10 50 20 M -50 42 C -36 52 -30 32 -16 42 C -2 52 4 32 18 42 C 32 52 38 32
      50 42
    figure.soccer @ figure.run -8 -2 1 ; F0.5 o 36 38 7
    figure.roll F0.6 o -10 -42 6 ; s M -10 -26 L -6 4 L 18 4 L 30 32 L 40 30 M -8 -12 L 14 -10 ; s a -6 20 27 20
      250
    person.wave.2 @ person -20 0 0.9 ; s a 16 -12 22 -40 40 a 16 -12 42 -40 40
    medal s o 0 18 29 ; s M -17 -9 L -36 -47 L -11 -47 L 0 -22 L 11 -47 L 36 -47 L 17 -9 ; D * 0 19 15 6 5
    suit.club s M 0 -47 C 25 -47 29 -18 14 -8 C 36 -16 51 4 43 18 C 35 32 14 28 6 16 L 14 45 L -14 45 L -6 16 C
      -14 28 -35 32 -43 18 C -51 4 -36 -16 -14 -8 C -29 -18 -25 -47 0 -47 Z
    suit.diamond s M 0 -49 C 8 -28 22 -10 37 0 C 22 10 8 28 0 49 C -8 28 -22 10 -37 0 C -22 -10 -8 -28 0 -49 Z
    suit.spade s M 0 -49 C 8 -28 45 -8 43 14 C 41 33 16 35 6 18 L 14 45 L -14 45 L -6 18 C -16 35 -41 33 -43 14
      C -45 -8 -8 -28 0 -49 Z
    die.face.1 @ square 0 0 1 ; D o 0 0 8
    die.face.2 @ square 0 0 1 ; D o -20 -20 7 o 20 20 7
    die.face.3 @ square 0 0 1 ; D o -21 -21 7 o 0 0 7 o 21 21 7
    die.face.4 @ square 0 0 1 ; D o -19 -19 7 o 19 -19 7 o -19 19 7 o 19 19 7
    die.face.5 @ square 0 0 1 ; D o -21 -21 7 o 21 -21 7 o -21 21 7 o 21 21 7 o 0 0 7
    die.face.6 @ square 0 0 1 ; D o -19 -23 7 o 19 -23 7 o -19 0 7 o 19 0 7 o -19 23 7 o 19 23 7
    dice s r -48 -10 58 58 11 ; D o -33 5 5 o -19 19 5 o -5 33 5 ; x r -8 -54 62 62 15 ; s r -1 -47 48 48 10 ; D
      o 13 -33 4.5 o 33 -13 4.5
    baseball s o 0 0 46 ; d M -30 -34 C -10 -14 -10 14 -30 34 M 30 -34 C 10 -14 10 14 30 34
    tennisball s o 0 0 46 ; d M -42 -18 C -18 2 18 2 42 -18 M -38 26 C -16 8 16 8 38 26
    volleyball s o 0 0 46 ; d0.9 M 0 0 C -2 -16 -12 -34 -24 -39 M 0 0 C -14 6 -26 20 -24 39 M 0 0 C 16 -10 32
      -10 46 0 M -46 -2 C -34 -18 -20 -26 -6 -26 M 10 45 C -4 38 -18 22 -16 10 M 34 -31 C 38 -14 32 6 18 14
    balloon.2 @ balloon -23 6 0.7 ; @ balloon 23 -8 0.7
    bell.and.waveform @ bell 0 2 0.82 ; s a 0 -4 50 -34 34 a 0 -4 50 146 214
    """
}
