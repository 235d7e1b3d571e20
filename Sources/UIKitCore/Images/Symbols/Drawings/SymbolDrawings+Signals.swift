extension SymbolDrawings {
  static let signals = """
    square.and.arrow.up.on.square @ square.and.arrow.up 12 2 0.84 ; s M -14 -28 L -36 -28 C -44 -28 -48 -24 -48
      -16 L -48 20 C -48 28 -44 32 -36 32 L -28 32
    square.and.arrow.down.on.square @ square.and.arrow.down 12 2 0.84 ; s M -14 -28 L -36 -28 C -44 -28 -48 -24
      -48 -16 L -48 20 C -48 28 -44 32 -36 32 L -28 32
    ellipsis.rectangle @ rectangle 0 0 1 ; D o -26 0 6 o 0 0 6 o 26 0 6
    clock.arrow.circlepath s a 0 2 40 205 515 ; f M -38 -48 L -45 -8 L -10 -20 Z ; s M 0 -20 L 0 5 L 17 15
    gobackward.5 @ gobackward 0 0 1 ; @ digit.5 0 5 0.44
    gobackward.10 @ gobackward 0 0 1 ; @ digit.1 -11 5 0.42 ; @ digit.0 9 5 0.42
    gobackward.15 @ gobackward 0 0 1 ; @ digit.1 -11 5 0.42 ; @ digit.5 8 5 0.42
    gobackward.30 @ gobackward 0 0 1 ; @ digit.3 -11.5 5 0.42 ; @ digit.0 11.5 5 0.42
    gobackward.minus @ gobackward 0 0 1 ; s M -14 5 L 14 5
    goforward.5 @ goforward 0 0 1 ; @ digit.5 0 5 0.44
    goforward.10 @ goforward 0 0 1 ; @ digit.1 -11 5 0.42 ; @ digit.0 9 5 0.42
    goforward.15 @ goforward 0 0 1 ; @ digit.1 -11 5 0.42 ; @ digit.5 8 5 0.42
    goforward.30 @ goforward 0 0 1 ; @ digit.3 -11.5 5 0.42 ; @ digit.0 11.5 5 0.42
    goforward.plus @ goforward 0 0 1 ; s M -14 5 L 14 5 M 0 -9 L 0 19
    exclamationmark.arrow.triangle.2.circlepath @ arrow.2.circlepath 0 0 1 ; s M 0 -16 L 0 4 ; F0.6 o 0 15 3
    lock.rotation @ arrow.counterclockwise 0 0 1.05 ; @ lock 0 5 0.42
    repeat.1 @ repeat 0 0 1 ; s0.9 M -6 -7 L 3 -12 L 3 13
    backward.frame s M 22 -36 L -22 0 L 22 36 Z ; s M -38 -36 L -38 36
    forward.frame s M -22 -36 L 22 0 L -22 36 Z ; s M 38 -36 L 38 36
    eject s M 0 -40 L 42 10 L -42 10 Z ; s r -42 25 84 15 5
    infinity s M 0 0 C -14 -18 -22 -24 -32 -24 C -58 -24 -58 24 -32 24 C -22 24 -14 18 0 0 C 14 -18 22 -24 32
      -24 C 58 -24 58 24 32 24 C 22 24 14 18 0 0
    sos s e 0 0 15 20 M -26 -13 C -30 -24 -48 -22 -48 -11 C -48 2 -26 -2 -26 11 C -26 24 -46 22 -49 12 M 49 -13
      C 45 -24 27 -22 27 -11 C 27 2 49 -2 49 11 C 49 24 29 22 26 12
    megaphone s M -48 -8 C -48 -16 -44 -18 -38 -18 L -20 -18 L 34 -42 L 34 34 L -20 12 L -38 12 C -44 12 -48 10
      -48 2 Z ; s M -24 14 L -18 37 C -16 44 0 42 -3 33 L -8 18 M 44 -14 C 51 -10 51 2 44 6
    music.quarternote.3 F0.5 e -38 28 9 7 e -3 28 9 7 e 32 28 9 7 ; s0.9 M -28 28 L -28 -32 M 7 28 L 7 -32 M 42
      28 L 42 -32
    waveform.path s M -50 0 L -38 0 L -29 -26 L -17 34 L -4 -44 L 9 40 L 21 -28 L 31 14 L 37 0 L 50 0
    waveform.path.ecg s M -52 6 L -26 6 L -16 -10 L -8 6 L 2 -44 L 14 42 L 22 6 L 52 6
    checkmark.icloud @ icloud 0 0 1 ; d M -17 8 L -4 22 L 19 -8
    exclamationmark.icloud @ icloud 0 0 1 ; d M 0 -18 L 0 8 ; D o 0 22 4.5
    xmark.icloud @ icloud 0 0 1 ; d M -14 -8 L 14 20 M 14 -8 L -14 20
    lock.icloud @ icloud 0 0 1 ; D r -15 2 30 24 4 ; d0.8 M -9 2 L -9 -5 C -9 -19 9 -19 9 -5 L 9 2
    bolt.horizontal.icloud @ icloud 0 0 1 ; D M -26 11 L 5 -11 L 5 3 L 26 1 L -5 23 L -5 9 Z
    arrow.clockwise.icloud @ icloud 0 0 1 ; d0.9 a 0 9 15 -10 -310 ; D M 15 -12 L 19 8 L 3 2 Z
    person.icloud @ icloud 0 0 1 ; D o 0 -7 8 M -17 24 C -14 4 14 4 17 24 Z
    bubble.middle.bottom s M 0 -43 C 30 -43 52 -28 52 -7 C 52 13 32 28 12 29 L 0 45 L -12 29 C -32 28 -52 13 -52
      -7 C -52 -28 -30 -43 0 -43 Z
    captions.bubble s M -38 -42 L 38 -42 C 47 -42 52 -37 52 -28 L 52 12 C 52 21 47 26 38 26 L -8 26 L -27 45 L
      -27 26 L -38 26 C -47 26 -52 21 -52 12 L -52 -28 C -52 -37 -47 -42 -38 -42 Z ; d0.9 M -32 -8 L -8 -8 M 6
      -8 L 32 -8 M -32 9 L 8 9 M 22 9 L 32 9
    star.bubble @ bubble.left 0 0 1 ; D * 0 -3 22 9.5 5
    info.bubble @ bubble.left 0 0 1 ; D o 0 -23 5 ; d M -6 -7 L 1 -7 L 1 13 M -8 14 L 10 14
    questionmark.bubble @ bubble.left 0 0 1 ; d M -12 -16 C -12 -32 14 -32 14 -16 C 14 -6 1 -6 1 3 ; D o 1 15
      4.5
    checkmark.bubble @ bubble.left 0 0 1 ; d M -17 -3 L -4 11 L 19 -19
    arrow.up.message @ bubble.left 0 0 1 ; d M 0 15 L 0 -23 M -15 -8 L 0 -23 L 15 -8
    character.bubble @ bubble.left 0 0 1 ; d M -17 15 L 0 -26 L 17 15 M -11 1 L 11 1
    phone.arrow.up.right @ phone -6 6 0.9 ; s M 12 -12 L 42 -42 M 18 -43 L 43 -43 L 43 -18
    phone.arrow.down.left @ phone -6 6 0.9 ; s M 43 -43 L 13 -13 M 12 -38 L 12 -12 L 38 -12
    phone.connection @ phone -6 6 0.9 ; s0.9 a 4 -4 20 -90 0 a 4 -4 40 -90 0
    phone.down s M -54 4 C -54 -28 54 -28 54 4 L 52 16 C 51 21 47 23 42 22 L 25 18 C 20 17 18 14 18 9 L 17 -2 C
      8 -6 -8 -6 -17 -2 L -18 9 C -18 14 -20 17 -25 18 L -42 22 C -47 23 -51 21 -52 16 Z
    chart.xyaxis.line s M -44 -44 L -44 30 C -44 38 -40 42 -32 42 L 46 42 M -26 16 L -8 -12 L 10 4 L 34 -28 ;
      F0.5 o -26 16 4 o -8 -12 4 o 10 4 4 o 34 -28 4
    chart.bar.xaxis @ chart.bar 0 -9 0.86 ; s M -48 45 L 48 45
    chart.dots.scatter s M -44 -44 L -44 30 C -44 38 -40 42 -32 42 L 46 42 ; F0.5 o -22 14 4 o -12 -14 4 o 6 2 4
      o 16 -26 4 o 30 -8 4 o 38 -36 4
    wifi.exclamationmark @ wifi 0 -6 0.9 ; x r 14 -12 42 66 12 ; s M 35 0 L 35 24 ; F0.6 o 35 40 3
    dot.radiowaves.right F o -34 0 5 ; s a -34 0 26 -42 42 a -34 0 50 -42 42 a -34 0 74 -40 40
    dot.radiowaves.up.forward F o -34 34 5 ; s a -34 34 28 -87 -3 a -34 34 52 -87 -3 a -34 34 76 -87 -3
    cellularbars f r -48 20 17 24 4 r -21 4 17 40 4 r 6 -16 17 60 4 r 33 -38 17 82 4
    battery.75 s r -56 -26 98 52 13 ; f r -47 -17 61 34 6 ; s M 52 -7 C 58 -5 58 5 52 7
    battery.100.bolt @ battery.100 0 0 1 ; c2 M 2 -34 L -22 4 L -8 4 L -14 34 L 12 -6 L -2 -6 Z ; f M 2 -36 L
      -24 5 L -8 5 L -16 36 L 12 -7 L -4 -7 Z
    scanner s r -52 6 104 32 9 ; s M -44 4 L 42 -32 ; d0.8 M 24 22 L 36 22
    keyboard.chevron.compact.down @ keyboard 0 -16 1 ; s M -17 32 L 0 44 L 17 32
    memorychip s r -52 -24 104 44 7 ; d0.9 r -34 -8 18 12 2 r -9 -8 18 12 2 r 16 -8 18 12 2 ; s0.8 M -36 22 L
      -36 34 M -18 22 L -18 34 M 0 22 L 0 34 M 18 22 L 18 34 M 36 22 L 36 34
    sdcard s M -34 -38 C -34 -46 -30 -50 -22 -50 L 14 -50 L 34 -32 L 34 38 C 34 46 30 50 22 50 L -22 50 C -30 50
      -34 46 -34 38 Z ; d0.9 M -17 -36 L -17 -20 M -3 -36 L -3 -20 M 11 -36 L 11 -20
    mouse s M 0 -48 C 18 -48 30 -36 30 -18 L 30 18 C 30 36 18 48 0 48 C -18 48 -30 36 -30 18 L -30 -18 C -30 -36
      -18 -48 0 -48 Z ; d M 0 -30 L 0 -14
    homepod s M -30 -36 C -14 -46 14 -46 30 -36 C 41 -16 41 20 30 39 C 14 47 -14 47 -30 39 C -41 20 -41 -16 -30
      -36 Z ; d0.9 e 0 -31 17 5
    appletvremote.gen1 s r -21 -50 42 100 13 ; d o 0 -26 10 ; D o -7 2 3.6 o 7 2 3.6
    visionpro s M -54 -4 C -54 -36 54 -36 54 -4 C 54 24 44 32 30 32 C 14 32 11 15 0 15 C -11 15 -14 32 -30 32 C
      -44 32 -54 24 -54 -4 Z
    airplayaudio F0.6 M 0 14 L 24 44 L -24 44 Z ; s a 0 0 44 125 415 a 0 0 25 135 405
    pip.enter s M 0 38 L -38 38 C -48 38 -52 34 -52 26 L -52 -26 C -52 -34 -48 -38 -38 -38 L 38 -38 C 48 -38 52
      -34 52 -26 L 52 -2 ; f r 8 8 46 32 7 ; s M -30 -20 L -4 2 M -6 -18 L -3 3 L -24 4
    pip.exit s M 0 38 L -38 38 C -48 38 -52 34 -52 26 L -52 -26 C -52 -34 -48 -38 -38 -38 L 38 -38 C 48 -38 52
      -34 52 -26 L 52 -2 ; f r 8 8 46 32 7 ; s M -4 4 L -32 -20 M -12 -22 L -33 -21 L -32 0
    sparkle.magnifyingglass @ magnifyingglass 0 0 1 ; @ sparkle -10 -10 0.36
    arrow.up.forward.app @ app 0 0 1 ; d M -16 16 L 17 -17 M -9 -17 L 17 -17 L 17 9
    arrow.down.app @ app 0 0 1 ; d M 0 -24 L 0 22 M -19 4 L 0 23 L 19 4
    arrow.up.and.down.and.arrow.left.and.right s M 0 -50 L 0 50 M -50 0 L 50 0 M -13 -37 L 0 -50 L 13 -37 M -13
      37 L 0 50 L 13 37 M -37 -13 L -50 0 L -37 13 M 37 -13 L 50 0 L 37 13
    arrow.2.squarepath s M -42 8 L -42 -20 C -42 -29 -38 -33 -29 -33 L 22 -33 M 8 -48 L 24 -33 L 8 -18 M 42 -8 L
      42 20 C 42 29 38 33 29 33 L -22 33 M -8 18 L -24 33 L -8 48
    arrow.3.trianglepath s M -12 -24 L -4 -38 C -2 -42 2 -42 4 -38 L 20 -10 M 36 10 L 44 26 C 46 30 44 34 40 34
      L 8 34 M -16 34 L -40 34 C -44 34 -46 30 -44 26 L -30 2 ; F0.4 M 28 -18 L 24 8 L 6 -6 Z M 12 20 L -6 34 L
      12 48 Z M -42 4 L -22 -10 L -18 14 Z
    arrow.triangle.merge s M -30 42 C -30 16 0 14 0 -10 L 0 -38 M 30 42 C 30 16 0 14 0 -10 M -20 -20 L 0 -40 L
      20 -20
    arrow.triangle.turn.up.right.diamond s M -5 -46 C -2 -49 2 -49 5 -46 L 46 -5 C 49 -2 49 2 46 5 L 5 46 C 2 49
      -2 49 -5 46 L -46 5 C -49 2 -49 -2 -46 -5 Z ; d M -14 20 L -14 4 C -14 -4 -10 -8 -2 -8 L 17 -8 M 7 -19 L
      18 -8 L 7 3
    arrow.triangle.turn.up.right.circle s o 0 0 46 ; d M -16 22 L -16 4 C -16 -4 -12 -8 -4 -8 L 19 -8 M 8 -20 L
      20 -8 L 8 4
    arrow.uturn.down s M 12 40 L 12 -18 C 12 -48 -34 -48 -34 -18 L -34 4 M 34 18 L 12 40 L -10 18
    arrow.uturn.up s M 12 -40 L 12 18 C 12 48 -34 48 -34 18 L -34 -4 M 34 -18 L 12 -40 L -10 -18
    arrow.turn.up.right s M -40 34 L -40 6 C -40 -4 -34 -12 -22 -12 L 38 -12 M 18 -34 L 40 -12 L 18 10
    arrow.turn.down.left s M 40 -34 L 40 -6 C 40 4 34 12 22 12 L -38 12 M -18 -10 L -40 12 L -18 34
    arrow.turn.right.up s M -34 40 L -6 40 C 4 40 12 34 12 22 L 12 -38 M -10 -18 L 12 -40 L 34 -18
    arrow.turn.left.up s M 34 40 L 6 40 C -4 40 -12 34 -12 22 L -12 -38 M 10 -18 L -12 -40 L -34 -18
    arrow.right.to.line s M -40 0 L 20 0 M -6 -26 L 20 0 L -6 26 M 40 -34 L 40 34
    arrow.left.to.line s M 40 0 L -20 0 M 6 -26 L -20 0 L 6 26 M -40 -34 L -40 34
    arrow.down.left.arrow.up.right s M 8 -8 L 38 -38 M 38 -12 L 38 -38 L 12 -38 M -8 8 L -38 38 M -38 12 L -38
      38 L -12 38
    arrowshape.left s M -48 0 L -6 -40 L -6 -18 L 46 -18 L 46 18 L -6 18 L -6 40 Z
    arrowshape.right s M 48 0 L 6 -40 L 6 -18 L -46 -18 L -46 18 L 6 18 L 6 40 Z
    arrowshape.up s M 0 -48 L 40 -6 L 18 -6 L 18 46 L -18 46 L -18 -6 L -40 -6 Z
    arrowshape.down s M 0 48 L 40 6 L 18 6 L 18 -46 L -18 -46 L -18 6 L -40 6 Z
    arrowshape.turn.up.left.2 @ arrowshape.turn.up.left 10 0 0.86 ; s M -32 -36 L -56 -4 L -32 26
    """
}
