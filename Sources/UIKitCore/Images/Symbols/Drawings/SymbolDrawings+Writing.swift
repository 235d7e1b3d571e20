extension SymbolDrawings {
  static let writing = """
    signature s0.7 M -54 36 L 54 36 ; s0.8 M -50 8 L -34 24 M -34 8 L -50 24 ; s M -22 18 C -2 2 18 -46 4 -46 C -10
      -46 -14 24 6 20 C 16 18 16 2 24 4 C 31 6 24 20 33 20 C 40 20 44 12 52 10
    pencil.line s M -40 40 L -36 18 L 20 -38 C 24 -42 28 -42 32 -38 L 38 -32 C 42 -28 42 -24 38 -20 L -18 36 Z ;
      s M 6 40 L 46 40
    pencil.tip s M 0 -46 L 28 22 L 28 44 L -28 44 L -28 22 Z ; D M 0 -46 L 10 -20 L -10 -20 Z ; d M -28 22 L 28
      22
    pencil.tip.crop.circle s o 0 0 46 ; d M 0 -28 L 20 18 L 20 38 M 0 -28 L -20 18 L -20 38 M -20 18 L 20 18 ; D
      M 0 -28 L 8 -10 L -8 -10 Z
    scribble s M -46 -4 C -24 -48 -4 -44 -14 -12 C -30 32 -22 46 2 8 C 18 -20 34 -28 26 2 C 18 30 32 36 48 12
    lasso s e 4 -12 44 30 ; s M -28 12 C -48 16 -44 36 -28 32 C -20 30 -22 18 -32 18 M -28 32 C -24 40 -28 46
      -36 50
    eraser s M -46 16 L 10 -38 C 14 -42 20 -42 24 -38 L 45 -18 C 49 -14 49 -8 45 -4 L 2 40 L -22 40 L -46 24 C
      -49 21 -49 19 -46 16 Z ; d M -18 -11 L 24 18
    xmark.bin s M -34 -24 L -28 40 C -27 46 -24 49 -18 49 L 18 49 C 24 49 27 46 28 40 L 34 -24 Z ; s M -44 -26 L
      44 -26 M -16 -28 L -14 -42 L 14 -42 L 16 -28 ; d M -12 2 L 12 26 M 12 2 L -12 26
    doc.plaintext @ doc 0 0 1 ; d0.8 M -16 -2 L 16 -2 M -16 14 L 16 14 M -16 30 L 16 30
    doc.text.magnifyingglass @ doc.text 0 0 1 ; x o 18 22 30 ; s o 14 18 17 ; s M 27 31 L 42 46
    doc.viewfinder @ viewfinder 0 0 1 ; @ doc 0 0 0.54
    arrow.down.doc @ doc 0 0 1 ; d M 0 -6 L 0 34 M -15 19 L 0 34 L 15 19
    arrow.up.doc @ doc 0 0 1 ; d M 0 34 L 0 -6 M -15 9 L 0 -6 L 15 9
    chart.bar.doc.horizontal @ doc 0 0 1 ; d M -18 2 L 4 2 M -18 18 L 18 18 M -18 34 L -2 34
    list.clipboard @ clipboard 0 0 1 ; d0.8 M -6 -12 L 20 -12 M -6 9 L 20 9 M -6 30 L 20 30 ; D o -20 -12 4 o
      -20 9 4 o -20 30 4
    tray.and.arrow.up @ tray 0 8 0.9 ; x r -18 -60 36 56 4 ; s M 0 2 L 0 -48 M -16 -34 L 0 -50 L 16 -34
    tray.2 @ tray 0 -25 0.68 ; @ tray 0 25 0.68
    menucard s r -36 -46 72 92 9 ; d0.8 M -18 -22 L 18 -22 M -18 0 L 18 0 M -18 22 L 8 22
    character.book.closed @ book.closed 0 0 1 ; d0.8 M -14 10 L 2 -30 L 18 10 M -8 -4 L 12 -4
    person.text.rectangle @ rectangle 0 0 1 ; D o -25 -9 9 M -42 22 C -40 4 -10 4 -8 22 Z ; d0.8 M 8 -14 L 38
      -14 M 8 2 L 38 2 M 8 18 L 28 18
    plus.rectangle.on.folder @ folder 0 0 1 ; d M -16 10 L 16 10 M 0 -6 L 0 26
    eyedropper s M 20 -44 C 32 -56 56 -32 44 -20 L 30 -6 L 6 -30 Z ; s M 0 -36 L 36 0 M 8 -26 L -36 18 L -44 44
      L -18 36 L 26 -8
    rectangle.and.text.magnifyingglass s r -50 -44 92 76 12 ; d0.8 M -34 -22 L 22 -22 M -34 -4 L 2 -4 ; x o 20
      18 30 ; s o 16 14 18 ; s M 30 28 L 46 44
    character s M -28 34 L 0 -36 L 28 34 M -18 10 L 18 10
    textformat.size s M -52 34 L -24 -38 L 4 34 M -42 10 L -6 10 ; s M 12 34 L 30 -10 L 48 34 M 19 19 L 41 19
    textformat.abc s0.9 e -36 6 13 14 M -22 -8 L -22 20 M -8 -28 L -8 20 M 50 -2 C 44 -12 26 -10 26 6 C 26 22 44
      24 50 14 e 5 6 13 14
    textformat.123 @ digit.1 -32 0 0.7 ; @ digit.2 -2 0 0.7 ; @ digit.3 32 0 0.7
    textformat.subscript s M -46 -34 L -4 26 M -4 -34 L -46 26 ; @ digit.2 28 26 0.46
    textformat.superscript s M -46 -26 L -4 34 M -4 -26 L -46 34 ; @ digit.2 28 -26 0.46
    bold.italic.underline @ bold -40 -3 0.55 ; @ italic 0 -3 0.55 ; @ underline 40 -3 0.55
    text.append s M -42 -36 L 42 -36 M -42 -12 L 42 -12 M -42 12 L 2 12 M -42 36 L 2 36 ; s M 18 24 L 48 24 M 33
      9 L 33 39
    text.badge.checkmark s M -42 -36 L 42 -36 M -42 -12 L 42 -12 M -42 12 L 0 12 M -42 36 L 0 36 ; s M 16 24 L
      28 36 L 48 10
    text.badge.xmark s M -42 -36 L 42 -36 M -42 -12 L 42 -12 M -42 12 L 2 12 M -42 36 L 2 36 ; s M 20 12 L 44 36
      M 44 12 L 20 36
    text.magnifyingglass s M -46 -36 L 42 -36 M -46 -12 L -6 -12 M -46 12 L -12 12 M -46 36 L -2 36 ; s o 18 10
      18 ; s M 31 23 L 46 38
    text.quote s M -46 -36 L -46 36 M -26 -32 L 44 -32 M -26 0 L 44 0 M -26 32 L 18 32
    text.cursor s M -16 -46 C -4 -46 0 -42 0 -32 C 0 -42 4 -46 16 -46 M 0 -34 L 0 34 M -16 46 C -4 46 0 42 0 32
      C 0 42 4 46 16 46
    character.cursor.ibeam s M -48 30 L -22 -34 L 4 30 M -38 8 L -6 8 ; s M 20 -44 C 28 -44 32 -40 32 -34 C 32
      -40 36 -44 44 -44 M 32 -36 L 32 36 M 20 44 C 28 44 32 40 32 34 C 32 40 36 44 44 44
    textbox @ rectangle 0 0 1 ; d M -17 20 L 0 -22 L 17 20 M -11 6 L 11 6
    paragraphsign s M 38 -40 L -6 -40 C -40 -40 -40 4 -6 4 L 4 4 M 4 -40 L 4 44 M 24 -40 L 24 44
    increase.indent s M -46 -34 L 46 -34 M -2 -12 L 46 -12 M -2 11 L 46 11 M -46 34 L 46 34 ; F0.5 M -43 -13 L
      -22 0 L -43 13 Z
    decrease.indent s M -46 -34 L 46 -34 M -2 -12 L 46 -12 M -2 11 L 46 11 M -46 34 L 46 34 ; F0.5 M -22 -13 L
      -43 0 L -22 13 Z
    list.triangle s M -14 -28 L 46 -28 M -14 0 L 46 0 M -14 28 L 46 28 ; F0.4 M -44 -36 L -32 -28 L -44 -20 Z M
      -44 -8 L -32 0 L -44 8 Z M -44 20 L -32 28 L -44 36 Z
    list.bullet.rectangle.portrait s r -36 -48 72 96 13 ; d0.8 M -6 -22 L 20 -22 M -6 0 L 20 0 M -6 22 L 20 22 ;
      D o -20 -22 4 o -20 0 4 o -20 22 4
    list.bullet.below.rectangle s r -46 -44 92 36 10 ; s M -20 14 L 46 14 M -20 38 L 46 38 ; F0.6 o -42 14 3.4 o
      -42 38 3.4
    lineweight s0.6 M -44 -34 L 44 -34 ; s1.3 M -44 -10 L 44 -10 ; s2.2 M -44 24 L 44 24
    line.diagonal s M -36 36 L 36 -36
    x.squareroot s M -50 6 L -40 2 L -26 40 L -10 -38 L 50 -38 ; s M 4 -14 L 34 26 M 34 -14 L 4 26
    plusminus s M -34 -14 L 34 -14 M 0 -46 L 0 18 M -34 40 L 34 40
    plus.forwardslash.minus s M -48 -24 L -12 -24 M -30 -42 L -30 -6 M 24 -42 L -24 42 M 12 26 L 48 26
    lessthan s M 34 -34 L -34 0 L 34 34
    greaterthan s M -34 -34 L 34 0 L -34 34
    ellipsis.curlybraces @ curlybraces 0 0 1 ; F0.5 o -15 0 3.4 o 0 0 3.4 o 15 0 3.4
    chevron.left.forwardslash.chevron.right s M -32 -26 L -56 0 L -32 26 M 32 -26 L 56 0 L 32 26 M 13 -40 L -13
      40
    option s M -46 -28 L -18 -28 L 16 28 L 46 28 M 14 -28 L 46 -28
    control s M -30 0 L 0 -30 L 30 0
    shift s M 0 -46 L 46 0 L 21 0 L 21 40 L -21 40 L -21 0 L -46 0 Z
    capslock s M 0 -50 L 46 -6 L 21 -6 L 21 18 L -21 18 L -21 -6 L -46 -6 Z r -21 32 42 14 3
    delete.left s M -20 -36 L 42 -36 C 49 -36 52 -33 52 -26 L 52 26 C 52 33 49 36 42 36 L -20 36 L -54 0 Z ; d M
      -2 -15 L 28 15 M 28 -15 L -2 15
    delete.right s M 20 -36 L -42 -36 C -49 -36 -52 -33 -52 -26 L -52 26 C -52 33 -49 36 -42 36 L 20 36 L 54 0 Z
      ; d M 2 -15 L -28 15 M -28 -15 L 2 15
    return s M 42 -32 L 42 -4 C 42 8 36 12 26 12 L -40 12 M -17 -11 L -40 12 L -17 35
    space s M -46 -6 L -46 16 L 46 16 L 46 -6
    translate s M -50 -28 L -4 -28 M -27 -42 L -27 -28 C -27 -2 -38 12 -50 18 M -38 -16 C -30 4 -18 13 -6 18 ; s
      M 4 44 L 25 -8 L 46 44 M 12 26 L 38 26
    """
}
