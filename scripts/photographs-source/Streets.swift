import Foundation

let streets = [facade, bookshop, florist, cafe, lanterns]

/// Deep concrete windows in hard sun; each pane mirrors the sky.
let facade = Photograph(
  name: "facade", width: 600, height: 800, rays: 4, development: .init(contrast: 0.4, saturation: 1.05)
) { sample in
  let camera = Camera(eye: V3(-1.2, -1.6, 0), target: V3(2.4, 3.1, 4), focal: 1.75)
  let (o, d) = camera.ray(sample)
  func sky(_ d: V3) -> V3 {
    let c = mix(hex(0x9CC4E4), hex(0x1F5FA8), smoothstep(0.1, 0.95, d.y))
    let cloud = fractal(V2(d.x, d.z) / (abs(d.y) + 0.3) * 1.6 + 3, 6)
    return mix(c, hex(0xF4F6F8), smoothstep(0.1, 0.8, cloud) * 0.75)
  }
  let roof: Float = 9.3
  let sun = normalize(V3(-0.55, 0.62, -0.56))
  let cellSize = V2(1.05, 1.25), frame = V2(0.16, 0.2), recess: Float = 0.42
  func wall(_ q: V2) -> V2 { V2(fract(q.x / cellSize.x), fract(q.y / cellSize.y)) * cellSize }
  func inWindow(_ q: V2) -> Bool {
    let c = wall(q)
    return c.x > frame.x && c.x < cellSize.x - frame.x && c.y > frame.y && c.y < cellSize.y - frame.y
  }
  guard d.z > 0 else { return sky(d) }
  let t = (4 - o.z) / d.z
  let at = o + d * t
  let q = V2(at.x, at.y)
  guard q.y < roof, t < 60 else { return sky(d) }
  let concrete =
    hex(0xD9CFC0) * (0.94 + 0.08 * fractal(q * 5, 5)) * (1 - 0.12 * smoothstep(0.2, 0.7, noise(V2(q.x * 9, q.y * 0.8))))
  let direct = hex(0xFFE4BC) * 1.35, shade = hex(0x7C9AC4) * 0.42
  func lit(_ n: V3) -> V3 { direct * clamp(dot(n, sun)) * 1.2 + shade }
  guard inWindow(q) else { return concrete * lit(V3(0, 0, -1)) * (q.y > roof - 0.12 ? 0.85 : 1) }
  // Inside a recess: which comes first, the pane at the back or a reveal?
  let c = wall(q)
  let low = frame, high = cellSize - frame
  let tx = d.x > 0 ? (high.x - c.x) / d.x : (low.x - c.x) / min(d.x, -0.0001)
  let ty = d.y > 0 ? (high.y - c.y) / d.y : (low.y - c.y) / min(d.y, -0.0001)
  let tz = recess / d.z
  let inside = min(tx, min(ty, tz))
  let depth = d.z * inside
  let point = V2(c.x + d.x * inside, c.y + d.y * inside)
  let source = point + V2(sun.x, sun.y) / -sun.z * depth
  let sunny: Float = source.x > low.x && source.x < high.x && source.y > low.y && source.y < high.y ? 1 : 0
  if inside == tz {
    let id = Int((q.x / cellSize.x).rounded(.down)) &* 57 &+ Int((q.y / cellSize.y).rounded(.down))
    let mullion = abs(point.x - cellSize.x / 2) < 0.018 || abs(point.y - 0.52) < 0.014 || point.y - low.y < 0.03
    if mullion { return hex(0x2A2D31) * (shade * 2 + direct * sunny * 0.5) }
    let tilt = V3((random(id, 1) - 0.5) * 0.12, (random(id, 2) - 0.5) * 0.12, 0)
    let mirror = sky(normalize(reflect(d, V3(0, 0, -1)) + tilt))
    let curtain =
      point.y > mix(low.y, high.y, random(id, 3) * 1.6)
      ? hex(0xE9E2D4) * (0.7 + 0.2 * sin(point.x * 60)) : hex(0x1B2228)
    return mix(curtain * (shade + direct * sunny * 0.6), mirror, 0.5) * (0.75 + 0.25 * sunny)
  }
  let n = inside == tx ? V3(d.x > 0 ? -1 : 1, 0, 0) : V3(0, d.y > 0 ? -1 : 1, 0)
  let ao = 0.55 + 0.45 * smoothstep(recess, 0, depth)
  return concrete * (direct * clamp(dot(n, sun)) * sunny * 1.2 + shade * ao * 1.25 + direct * 0.12 * ao)
}

private let clothes = [
  0x8C2F2B, 0x1F3A5F, 0xD9A441, 0x2F5D50, 0xE7DDC8, 0x6B3E5C, 0xC65D3B, 0x394B59, 0xB9A27E, 0x7A8C6E, 0x20242B,
  0xD98C8C,
]

private struct Spine {
  var start: Float
  var width: Float
  var height: Float
  var color: V3
  var lean: Float
}

private let rows: [[Spine]] = (0..<5).map { row in
  var x: Float = -1.3, spines: [Spine] = [], i = 0
  while x < 2.3 {
    let width = 0.035 + 0.06 * random(i, row, 21)
    let gap = random(i, row, 22) < 0.05
    let height = 0.27 + 0.1 * random(i / 3, row, 23) + 0.02 * random(i, row, 24)
    let color = hex(clothes[Int(random(i, row, 25) * 12)]) * (0.8 + 0.4 * random(i, row, 26))
    if !gap { spines.append(Spine(start: x, width: width, height: height, color: color, lean: random(i, row, 27))) }
    x += width + 0.003
    i += 1
  }
  return spines
}

let bookshop = Photograph(
  name: "bookshop", width: 800, height: 600, rays: 6,
  development: .init(exposure: 1.25, contrast: 0.35, saturation: 1.05, vignette: 0.45)
) { sample in
  let blur: Float = 0.004 + 0.026 * smoothstep(0.2, 1.3, sample.point.x)
  let s = sample.point + sample.lens * blur
  // The wall recedes to the right.
  let perspective = 1 / (1.02 - 0.28 * s.x)
  let p = V2((s.x + 0.1) * perspective * 0.9, s.y * perspective)
  let lampLight = 0.3 + 1.25 * exp(-length(V2(p.x + 0.45, (p.y - 0.35) * 0.8)) * 1.25)
  let warm = hex(0xFFDCA8)
  let pitch: Float = 0.46
  let rowFloat = ((p.y + 1.25) / pitch).rounded(.down)
  let row = (Int(rowFloat) % 5 + 5) % 5
  let y = p.y + 1.25 - rowFloat * pitch
  if y < 0.045 {
    let board = wood(V2(p.x, rowFloat * 0.46 + 0.2 + y), dark: hex(0x3A2414), light: hex(0x7B5230))
    return board * warm * lampLight * (y > 0.037 ? 1.5 : 0.85)
  }
  let up = y - 0.045
  let under = mix(0.25, 1, smoothstep(0.44, 0.26, y))
  guard let spine = rows[row].first(where: { p.x >= $0.start && p.x < $0.start + $0.width && up < $0.height }) else {
    return hex(0x1A110B) * warm * lampLight * under
  }
  let across = (p.x - spine.start) / spine.width * 2 - 1
  let along = up / spine.height
  var color = spine.color * (0.92 + 0.12 * fractal(V2(p.x * 60, p.y * 9), 3))
  let gilt = mix(hex(0xE3C27A), hex(0xF5EFE0), spine.lean)
  let kind = Int(spine.lean * 5)
  let bands: [Float] = kind % 2 == 0 ? [0.1, 0.14, 0.88] : [0.2, 0.8]
  for band in bands where abs(along - band) < 0.006 { color = mix(color, gilt, 0.85) }
  if along > 0.3, along < 0.72, abs(across) < 0.35 {
    let letters = noise(V2(along * 75, across * 4 + spine.start * 90)) + 0.25 * noise(V2(along * 190, across * 12))
    color = mix(color, gilt, smoothstep(0.0, 0.25, letters) * 0.8)
  }
  if kind == 3, along > 0.76 { color = mix(color, hex(0xEFE6D2), 0.9) }
  let round = clamp(0.55 + 0.5 * cos(across * 1.5) - 0.28 * across)
  return color * warm * lampLight * under * round * mix(0.75, 1.1, along)
}

private let bouquet: [(V2, Float, Bloom)] = {
  let kinds: [(Int, Int, Int)] = [
    (0xD9486E, 0xE8608A, 0xFFD3DA), (0xE8913A, 0xF2A65A, 0xFFE3B8), (0xC9B9E0, 0xB79AD6, 0xF0E6FA),
    (0xE9DCC0, 0xF5EBD8, 0xFFFFFF), (0xA82440, 0xC2304A, 0xE8607A), (0xF2C94C, 0xF6D774, 0xFFF3C4),
  ]
  var result: [(V2, Float, Bloom)] = []
  for i in 0..<1400 where result.count < 62 {
    let at = V2(random(i, 31) * 3 - 1.5, random(i, 32) * 2.3 - 1.15)
    let size = 0.13 + 0.17 * random(i, 33)
    guard result.allSatisfy({ length($0.0 - at) > ($0.1 + size) * 0.72 }) else { continue }
    let kind = kinds[Int(random(i, 34) * 6)]
    let bloom = Bloom(
      petals: 50 + Int(random(i, 35) * 60), heart: hex(kind.0), base: hex(kind.1), tip: hex(kind.2), seed: i)
    result.append((at, size, bloom))
  }
  return result.sorted { $0.1 > $1.1 }
}()

let florist = Photograph(
  name: "florist", width: 800, height: 600, rays: 3,
  development: .init(exposure: 1.25, contrast: 0.35, saturation: 1.05, vignette: 0.4)
) { sample in
  let p = sample.point
  var shade: Float = 1
  for (at, size, bloom) in bouquet {
    let q = (p - at) / size
    guard abs(q.x) < 1.5, abs(q.y) < 1.5 else { continue }
    if let color = bloom.color(at: q) { return color * shade * 1.15 }
    shade = min(shade, mix(0.45, 1, smoothstep(0.75, 1.35, length(q - V2(0.12, -0.16)))))
  }
  // Leaves fill what the flowers leave.
  for i in 0..<260 {
    let root = V2(random(i, 51) * 3 - 1.5, random(i, 52) * 2.4 - 1.2)
    let q = rotate(p - root, random(i, 53) * 6.28) / (0.14 + 0.14 * random(i, 54))
    guard q.x > 0, q.x < 1 else { continue }
    let half = 0.3 * sin(q.x * .pi) * (1 - q.x * 0.3)
    guard abs(q.y) < half else { continue }
    let green = mix(hex(0x1F4A2A), hex(0x7FA85A), random(i, 55))
    let vein = smoothstep(0, 0.02, abs(q.y)) * (0.9 + 0.1 * sin((q.x - abs(q.y)) * 50))
    return green * vein * (0.65 + 0.5 * smoothstep(-half, half, q.y)) * shade
  }
  return hex(0x0D1C12)
}

private func bulb(_ p: V2, at center: V2, size: Float) -> V3 {
  let q = (p - center) / size
  var color = V3.zero
  let glass = length(V2(q.x, q.y < 0 ? q.y : q.y * 0.7))
  if glass < 1 {
    color += hex(0xFF9A3C) * 0.22 * (0.4 + pow(glass, 5) * 1.2)
    let strand = abs(abs(q.x) - 0.2 - 0.06 * sin(q.y * 9)) / 0.05
    color += V3(9, 4.6, 1.5) * exp(-strand * strand) * smoothstep(0.72, 0.5, abs(q.y + 0.05))
  }
  color += hex(0xFFA64D) * (0.45 * exp(-length(q) * 1.1) + 0.05 * exp(-length(q) * 0.3))
  return color
}

let cafe = Photograph(
  name: "cafe", width: 800, height: 600, rays: 3,
  development: .init(contrast: 0.3, saturation: 1.05, bloom: 0.25, vignette: 0.5)
) { sample in
  let p = sample.point
  let bulbs: [(V2, Float)] = [
    (V2(-0.95, 0.2), 0.18), (V2(-0.32, 0.52), 0.14), (V2(0.3, 0.05), 0.22), (V2(0.98, 0.42), 0.16),
  ]
  let brick = V2(p.x * 5.2 + (Int((p.y * 13).rounded(.down)) % 2 == 0 ? 0.5 : 0), p.y * 13)
  let mortar = min(abs(fract(brick.x) - 0.5) < 0.46 ? 1 : 0.5, abs(fract(brick.y) - 0.5) < 0.42 ? 1 : 0.5) as Float
  let tone = random(Int(brick.x.rounded(.down)), Int(brick.y.rounded(.down)), 5)
  var wall = mix(hex(0x6B3524), hex(0xA05A3C), tone) * mortar * (0.85 + 0.3 * fractal(p * 14, 4))
  var light: Float = 0.015
  for (at, size) in bulbs { light += 0.5 * exp(-length(p - at) * 3) * size / 0.14 }
  wall = wall * (hex(0xFFC58A) * light * 1.15 + hex(0x6F9CB8) * 0.05)
  var color = wall
  if p.y < -0.42 {
    let counter = wood(V2(p.x / (0.5 - p.y) * 0.9, 1 / (0.25 - p.y)), dark: hex(0x3A2012), light: hex(0x7A4B28))
    color = counter * (light * 0.9 + 0.06) * hex(0xFFD2A0)
    for (at, size) in bulbs {
      let glint = V2((p.x - at.x) / (size * 1.3), (p.y + 0.72 + at.y * 0.12) / 0.2)
      color += hex(0xFFB060) * exp(-dot(glint, glint)) * 0.5 * (0.8 + 0.3 * noise(V2(p.x * 9, p.y * 40)))
    }
  }
  for (at, size) in bulbs {
    if abs(p.x - at.x) < 0.006, p.y > at.y + size * 1.5 { color = hex(0x14100C) }
    let cap = V2((p.x - at.x) / (size * 0.34), (p.y - at.y - size * 1.52) / (size * 0.3))
    if abs(cap.x) < 1, abs(cap.y) < 1 {
      color = hex(0x9A6B32) * (0.25 + 0.6 * (1 - cap.x * cap.x)) * (0.9 + 0.2 * sin(cap.y * 9))
    }
    color += bulb(p, at: at, size: size)
  }
  return color
}

/// Paper lanterns let go over a lake.
let lanterns = Photograph(
  name: "lanterns", width: 600, height: 800, rays: 3,
  development: .init(contrast: 0.3, saturation: 1.05, bloom: 0.22, vignette: 0.4)
) { sample in
  let p = sample.point
  let shore: Float = -0.58
  func night(_ p: V2) -> V3 {
    var color = mix(hex(0x27406E), hex(0x0A1030), smoothstep(-0.5, 1, p.y))
    color = mix(color, hex(0xB0706A), exp(-pow((p.y - shore) / 0.26, 2)) * 0.5)
    color *= 1 + 0.35 * fractal(V2(p.x * 1.2, p.y * 2.4 + 4), 5)
    for layer in 0..<3 {
      let far = Float(2 - layer)
      let top = shore + 0.03 + far * 0.06 + 0.14 * ridged(V2(p.x * 0.8 + far * 9, far), 6, gain: 0.42)
      if p.y < top { color = mix(hex(0x0A0F22), hex(0x4B4A6E), far * 0.32 + 0.2 * smoothstep(0, 0.1, top - p.y)) }
    }
    for lantern in skyLanterns { color = lantern.over(color, at: p) }
    return color
  }
  guard p.y < shore else { return night(p) }
  let depth = shore - p.y
  let ripple = fractal(V2(p.x * 5 / (0.4 + depth), p.y * 46 / (0.5 + depth * 2)), 4)
  let mirror = night(V2(p.x + ripple * 0.018, shore + depth * 1.25 + ripple * 0.07 * (0.3 + depth)))
  return mirror * mix(0.75, 0.5, clamp(depth * 2)) + hex(0x0A1834) * 0.25
}

private struct SkyLantern {
  var center: V2
  var size: Float
  var soft: Float
  var tilt: Float
  var warmth: Float

  func over(_ color: V3, at p: V2) -> V3 {
    let q = rotate(p - center, tilt) / size
    let reach = length(q)
    guard reach < 7 else { return color }
    let tint = mix(hex(0xFF8A2E), hex(0xFFC36B), warmth)
    var result = color + tint * exp(-reach * 1.25) * 0.16
    // A bag of paper: round at the top, narrowing to the ring that holds the flame.
    let half =
      0.62 * (q.y > 0.3 ? max(1 - pow((q.y - 0.3) / 0.7, 2), 0).squareRoot() : 0.74 + 0.26 * smoothstep(-1, 0.3, q.y))
    let edge = max(abs(q.x) - half, max(q.y - 1, -1 - q.y))
    let cover = smoothstep(soft, -soft, edge)
    let flame = exp(-length(V2(q.x * 1.3, q.y + 0.85)) * 1.1)
    let ribs = 0.9 + 0.1 * cos(q.x / max(half, 0.05) * 8)
    let paper = tint * (0.45 + 2.6 * flame) * ribs * mix(1, 0.7, smoothstep(0.2, 1, q.y))
    result = mix(result, paper, cover * 0.95)
    return result
  }
}

/// The farther ones first.
private let skyLanterns: [SkyLantern] = (0..<74).map { i in
  let near = pow(Float(i) / 74, 3.2)
  let y = mix(-0.45, 0.95, pow(random(i, 71), mix(1.1, 0.6, near)))
  return SkyLantern(
    center: V2((random(i, 72) - 0.5) * 1.9, y), size: mix(0.017, 0.17, near), soft: 0.12 + 0.1 * near,
    tilt: (random(i, 73) - 0.5) * 0.4, warmth: random(i, 74))
}
