extension SymbolDrawings {
  static let shapes = """
    star.leadinghalf.filled @ star 0 0 1 ; f M 0 -47 L -12.3 -14 L -47.6 -12.5 L -20 9.5 L -29.4 43.5 L 0 24 Z
    hourglass.bottomhalf.filled @ hourglass 0 0 1 ; f M -28 48 C -28 20 -8 12 -8 0 L 8 0 C 8 12 28 20 28 48 Z
    hourglass.tophalf.filled @ hourglass 0 0 1 ; f M -28 -48 C -28 -20 -8 -12 -8 0 L 8 0 C 8 -12 28 -20 28 -48 Z
    shield.lefthalf.filled @ shield 0 0 1 ; f M 0 -50 C -14 -40 -26 -37 -40 -36 L -40 4 C -40 26 -24 40 0 50 Z
    square.lefthalf.filled @ square 0 0 1 ; f M 0 -41 L -27 -41 C -36 -41 -41 -36 -41 -27 L -41 27 C -41 36 -36
      41 -27 41 L 0 41 Z
    square.righthalf.filled @ square 0 0 1 ; f M 0 -41 L 27 -41 C 36 -41 41 -36 41 -27 L 41 27 C 41 36 36 41 27
      41 L 0 41 Z
    square.split.2x1 @ square 0 0 1 ; d M 0 -41 L 0 41
    square.split.1x2 @ square 0 0 1 ; d M -41 0 L 41 0
    square.split.2x2 @ square 0 0 1 ; d M 0 -41 L 0 41 M -41 0 L 41 0
    dot.square @ square 0 0 1 ; D o 0 0 15
    square.on.circle s o -12 -12 35 ; x r -16 -16 68 68 16 ; s r -9 -9 55 55 12
    rectangle.leadinghalf.inset.filled @ rectangle 0 0 1 ; f r -42 -27 40 54 6
    rectangle.bottomthird.inset.filled @ rectangle 0 0 1 ; f r -42 7 84 20 5
    rectangle.topthird.inset.filled @ rectangle 0 0 1 ; f r -42 -27 84 20 5
    rectangle.center.inset.filled @ rectangle 0 0 1 ; f r -25 -16 50 32 6
    rectangle.inset.filled @ rectangle 0 0 1 ; f r -41 -26 82 52 7
    dock.rectangle @ rectangle 0 0 1 ; f r -34 13 68 13 4
    menubar.rectangle @ rectangle 0 0 1 ; f r -42 -28 84 12 4
    rectangle.dashed s M -52 -10 L -52 10 M 52 -10 L 52 10 M -32 -37 L -18 -37 M -7 -37 L 7 -37 M 18 -37 L 32
      -37 M -32 37 L -18 37 M -7 37 L 7 37 M 18 37 L 32 37 M -52 -22 C -52 -33 -48 -37 -42 -37 M 52 -22 C 52 -33
      48 -37 42 -37 M -52 22 C -52 33 -48 37 -42 37 M 52 22 C 52 33 48 37 42 37
    rectangle.portrait.on.rectangle.portrait s r -44 -48 54 74 11 ; x r -19 -32 70 86 16 ; s r -12 -25 56 73 11
    plus.square.on.square @ square.on.square 0 0 1 ; d M 0 15 L 30 15 M 15 0 L 15 30
    plus.rectangle.on.rectangle @ rectangle.on.rectangle 0 0 1 ; d M -8 9 L 28 9 M 10 -9 L 10 27
    checkmark.rectangle @ rectangle 0 0 1 ; d M -18 2 L -5 16 L 20 -16
    heart.rectangle @ rectangle 0 0 1 ; D M 0 22 C -16 12 -24 2 -24 -8 C -24 -22 -6 -24 0 -12 C 6 -24 24 -22 24
      -8 C 24 2 16 12 0 22 Z
    waveform.path.ecg.rectangle @ rectangle 0 0 1 ; d M -36 3 L -18 3 L -11 -7 L -6 3 L 1 -22 L 9 22 L 15 3 L 36
      3
    plus.viewfinder @ viewfinder 0 0 1 ; s M -18 0 L 18 0 M 0 -18 L 0 18
    camera.viewfinder @ viewfinder 0 0 1 ; @ camera 0 1 0.5
    arkit @ viewfinder 0 0 1 ; @ cube 0 0 0.5
    nosign s o 0 0 44 M -31 -31 L 31 31
    slash.circle @ circle 0 0 1 ; d M 25 -25 L -25 25
    smallcircle.filled.circle @ circle 0 0 1 ; D o 0 0 13
    largecircle.fill.circle @ circle 0 0 1 ; D o 0 0 30
    circlebadge s o 0 0 22
    pentagon s * 0 3 48 38.8 5
    oval s e 0 0 54 36
    cylinder s M -32 -34 C -32 -52 32 -52 32 -34 L 32 34 C 32 52 -32 52 -32 34 Z ; d M -32 -34 C -32 -18 32 -18
      32 -34
    cone s M 0 -48 L 38 32 C 36 50 -36 50 -38 32 Z ; d M -38 32 C -30 18 30 18 38 32
    pyramid s M 0 -46 L 48 22 L 0 46 L -48 22 Z ; d M 0 -46 L 0 46
    cube.transparent @ cube 0 0 1 ; d0.7 M 0 -48 L 0 -2 M -44 24 L 0 2 L 44 24
    questionmark.diamond @ diamond 0 0 1 ; d M -12 -12 C -12 -28 14 -28 14 -12 C 14 -2 1 -2 1 8 ; D o 1 22 4.5
    xmark.diamond @ diamond 0 0 1 ; d M -14 -14 L 14 14 M 14 -14 L -14 14
    minus.diamond @ diamond 0 0 1 ; d M -18 0 L 18 0
    exclamationmark.square @ square 0 0 1 ; d M 0 -24 L 0 5 ; D o 0 22 5
    lock.shield @ shield 0 0 1 ; D r -15 -8 30 26 4 ; d0.8 M -9 -8 L -9 -15 C -9 -29 9 -29 9 -15 L 9 -8
    xmark.shield @ shield 0 0 1 ; d M -14 -17 L 14 11 M 14 -17 L -14 11
    bolt.shield @ shield 0 0 1 ; D M 5 -32 L -18 4 L -3 4 L -7 30 L 18 -10 L 3 -10 Z
    bolt.heart @ heart 0 0 1 ; D M 5 -28 L -15 4 L -2 4 L -6 26 L 16 -7 L 3 -7 Z
    bolt.horizontal s M -50 10 L 8 -30 L 8 -4 L 50 -10 L -8 30 L -8 4 Z
    bolt.badge.a @ bolt -12 0 1 ; s0.8 M 18 48 L 32 14 L 46 48 M 23 36 L 41 36
    grid s M -16 -46 L -16 46 M 16 -46 L 16 46 M -46 -16 L 46 -16 M -46 16 L 46 16
    scope s o 0 0 38 M 0 -50 L 0 -18 M 0 50 L 0 18 M -50 0 L -18 0 M 50 0 L 18 0
    target s o 0 0 46 ; d o 0 0 27 ; D o 0 0 9
    peacesign s o 0 0 46 M 0 -46 L 0 46 M 0 0 L -32 32 M 0 0 L 32 32
    staroflife s2.6 M 0 -40 L 0 40 M -34 -20 L 34 20 M 34 -20 L -34 20
    circle.grid.cross s o 0 -31 14 o 0 31 14 o -31 0 14 o 31 0 14
    crop s M -30 -50 L -30 20 C -30 27 -27 30 -20 30 L 50 30 M -50 -30 L 20 -30 C 27 -30 30 -27 30 -20 L 30 50
    crop.rotate @ crop 0 0 0.76 ; s0.9 M 12 -48 C 34 -44 46 -28 47 -10 M -12 48 C -34 44 -46 28 -47 10
    rotate.left s r -40 -12 62 58 10 ; s M -6 -36 C 26 -42 46 -22 44 8 ; f M 0 -52 L -24 -34 L 4 -18 Z
    rotate.right s r -22 -12 62 58 10 ; s M 6 -36 C -26 -42 -46 -22 -44 8 ; f M 0 -52 L 24 -34 L -4 -18 Z
    aspectratio @ rectangle 0 0 1 ; d M -34 -2 L -34 -20 L -14 -20 M 34 2 L 34 20 L 14 20
    squareshape s r -42 -42 84 84 3
    camera.filters s o 0 -17 28 o -19 15 28 o 19 15 28
    camera.aperture s o 0 0 46 ; d0.9 M 46 0 L 4 19 M 23 40 L -14 13 M -23 40 L -18 -6 M -46 0 L -4 -19 M -23
      -40 L 14 -13 M 23 -40 L 18 6
    camera.rotate s M -52 -18 C -52 -26 -48 -30 -40 -30 L -26 -30 L -18 -41 C -16 -43 -14 -44 -11 -44 L 11 -44 C
      14 -44 16 -43 18 -41 L 26 -30 L 40 -30 C 48 -30 52 -26 52 -18 L 52 28 C 52 36 48 40 40 40 L -40 40 C -48
      40 -52 36 -52 28 Z ; d0.9 a 0 4 19 -160 -30 a 0 4 19 20 150 ; D M 27 -12 L 23 7 L 10 -4 Z M -27 20 L -23 1
      L -10 12 Z
    photo.artframe s r -50 -44 100 88 8 ; d0.9 r -34 -28 68 56 3 ; D M -34 28 L -10 -4 L 6 14 L 16 5 L 34 28 Z
    cursorarrow s M -24 -42 L 32 12 L 6 14 L 19 42 L 7 48 L -7 20 L -24 36 Z
    cursorarrow.rays @ cursorarrow 14 14 0.74 ; s0.8 M -4 -48 L -4 -36 M -38 -38 L -28 -28 M -48 -4 L -36 -4 M
      -38 30 L -28 20 M 30 -38 L 20 -28
    macwindow s r -52 -41 104 82 12 ; d M -52 -19 L 52 -19 ; D o -38 -30 4.5 o -25 -30 4.5 o -12 -30 4.5
    slider.vertical.3 s M -32 -44 L -32 44 M 0 -44 L 0 44 M 32 -44 L 32 44 ; x o -32 16 13 o 0 -18 13 o 32 4 13
      ; s o -32 16 9 o 0 -18 9 o 32 4 9
    slider.horizontal.2.square @ square 0 0 1 ; d M -26 -15 L 26 -15 M -26 15 L 26 15 ; D o -9 -15 8 o 10 15 8
    slider.horizontal.below.rectangle s r -46 -44 92 44 11 ; s M -46 28 L 46 28 ; x o -10 28 13 ; s o -10 28 9
    dial.high s o 0 0 30 ; d M 0 0 L 16 16 ; s0.7 M -42 0 L -44 0 M 42 0 L 44 0 M 0 -42 L 0 -44 M -30 -30 L -31
      -31 M 30 -30 L 31 -31
    gearshape.2 @ gear -20 -16 0.62 ; x o 27 24 29 ; @ gear 27 24 0.48
    """
}
