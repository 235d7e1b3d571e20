import Foundation

let landscapes = [dawnRidge, seaSunset, fogPines, aerialBeach, slotCanyon, waterfall]

/// Ridge behind ridge, each nearer one darker and less veiled.
let dawnRidge = Photograph(
  name: "dawn-ridge", width: 600, height: 800, development: .init(contrast: 0.35, saturation: 1.1)
) { sample in
  let p = sample.point
  let sun = V2(0.28, 0.2)
  let toSun = length(p - sun)
  func sky(_ y: Float) -> V3 {
    let low = mix(hex(0xFFD9A0), hex(0xF0A98C), clamp(abs(p.x - sun.x) * 0.9))
    var c = mix(low, hex(0x8FA6C9), smoothstep(0.05, 0.75, y))
    c = mix(c, hex(0x4A6A9E), smoothstep(0.6, 1.15, y))
    return c + hex(0xFFC890) * exp(-toSun * 3.2) * 0.6
  }
  var color = sky(p.y)
  let wisps = fractal(V2(p.x * 1.3, p.y * 6 + 3), 6)
  color = mix(color, hex(0xFFD8BE) * 1.15, smoothstep(0.15, 0.9, wisps) * smoothstep(0.2, 0.5, p.y) * 0.5)
  color += V3(6, 4.6, 3) * smoothstep(0.062, 0.052, toSun)
  let layers = 8
  for layer in 0..<layers {
    let t = Float(layer) / Float(layers - 1)
    let frequency = mix(0.75, 1.05, t)
    let x = p.x * frequency + Float(layer) * 7.31
    var top =
      mix(0.26, -0.78, pow(t, 1.1)) + (ridged(V2(x, Float(layer) * 3.1), 7, gain: 0.42) - 0.42) * mix(0.5, 0.6, t)
    top += max(noise(V2(p.x * 90, 4)), noise(V2(p.x * 210, 9))) * 0.012 * t * t
    guard p.y < top else { continue }
    let depth = top - p.y
    let veil = mix(hex(0xF3B894), hex(0xB9A7B5), clamp(toSun * 0.8))
    let rock = mix(hex(0x8C93AE), hex(0x101B29), pow(t, 0.8))
    var body = mix(rock, veil, (1 - t) * 0.35)
    let relief = fractal(V2(p.x * 6 + p.y * 5, p.y * 8 - p.x * 3 + Float(layer)), 5)
    body *= 1 + relief * 0.22 * (0.3 + t)
    body += hex(0xFFB070) * exp(-depth * 60) * exp(-toSun * 2.2) * 0.5 * (1 - t)
    let mist = smoothstep(0.02, 0.5, top * 0.3 + depth * 0.8 + fractal(V2(p.x * 1.6 + Float(layer), p.y * 4), 4) * 0.12)
    color = mix(body, veil * mix(1.05, 0.5, t), mist * mix(0.75, 0.12, t))
  }
  return color
}

private func eveningSky(_ d: V3, sun: V3) -> V3 {
  let toSun = max(dot(d, sun), 0)
  let up = max(d.y, 0)
  var c = mix(hex(0xFF9E4F), hex(0xD9707A), smoothstep(0, 0.16, up))
  c = mix(c, hex(0x6C5C9C), smoothstep(0.1, 0.4, up))
  c = mix(c, hex(0x27386B), smoothstep(0.3, 0.8, up))
  c += hex(0xFFB050) * (pow(toSun, 24) * 0.9 + pow(toSun, 400) * 2)
  let plane = V2(d.x, d.z) / (up + 0.08)
  let cloud = fractal(V2(plane.x * 0.55 + 2, plane.y * 0.85 + 1.7), 7)
  let cover = smoothstep(0.05, 0.65, cloud) * smoothstep(0.0, 0.08, up)
  let thick = smoothstep(0.25, 0.95, cloud)
  var lit = mix(hex(0xFFAA66) * 1.5, hex(0x5A4A72), thick)
  lit += hex(0xFF8040) * pow(toSun, 6) * (1 - thick) * 1.2
  c = mix(c, lit, cover * 0.85)
  return c + V3(14, 8.5, 3.5) * smoothstep(0.99925, 0.99955, toSun)
}

let seaSunset = Photograph(
  name: "sea-sunset", width: 800, height: 600, rays: 5, development: .init(contrast: 0.3, bloom: 0.16)
) { sample in
  let d = normalize(V3(sample.point.x, sample.point.y + 0.12, 1.7))
  let sun = normalize(V3(-0.22, 0.115, 1.7))
  guard d.y < 0 else { return eveningSky(d, sun: sun) }
  let distance = -1.4 / d.y
  let at = V2(d.x, d.z) * distance
  let fall = 1 / (1 + distance * 0.012)
  func height(_ q: V2) -> Float {
    noise(q * V2(0.25, 0.5)) * 0.5 + fractal(q * V2(0.7, 1.5) + 9, 4, gain: 0.55) * 0.22 + noise(q * 7) * 0.018
  }
  let e: Float = 0.02 + distance * 0.002
  let h = height(at)
  let slope = V2(height(at + V2(e, 0)) - h, height(at + V2(0, e)) - h) / e
  let n = normalize(V3(-slope.x * 0.55 * fall, 1, -slope.y * 0.55 * fall))
  var r = reflect(d, n)
  r.y = abs(r.y)
  let fresnel = 0.03 + 0.97 * pow(1 - clamp(dot(-d, n)), 5)
  let deep = mix(hex(0x0B2A3A), hex(0x1E4A55), clamp(h + 0.4))
  let water = mix(deep, eveningSky(normalize(r), sun: sun), clamp(fresnel * 0.95))
  return mix(water, eveningSky(V3(d.x, 0.004, d.z), sun: sun) * 0.85, 1 - exp(-distance * 0.0035))
}

/// Half the width of a fir at a height `y` above its foot, per unit of its size.
private func firHalfWidth(_ y: Float, seed: Int, side: Float) -> Float {
  let whorl = fract(y * 17 + noise(V2(Float(seed) * 3.7 + side, y * 6)) * 0.7)
  return (1 - y) * 0.2 * (0.55 + 0.4 * whorl + 0.3 * noise(V2(y * 60, Float(seed) + side * 5))) + 0.004
}

func firs(at p: V2, ground: Float, size: Float, spacing: Float, seed: Int) -> Bool {
  let cell = Int((p.x / spacing).rounded(.down))
  for c in cell - 2...cell + 2 {
    let root = (Float(c) + 0.2 + 0.6 * random(c, seed, 1)) * spacing
    let tall = size * (0.55 + 0.65 * random(c, seed, 2))
    let foot = ground + 0.05 * noise(V2(root * 2, Float(seed)))
    let y = (p.y - foot) / tall
    guard y < 1 else { continue }
    if y < 0 { return true }
    let lean = (random(c, seed, 3) - 0.5) * 0.04 * y
    let x = (p.x - root) / tall - lean
    if abs(x) < firHalfWidth(y, seed: c &* 31 &+ seed, side: x < 0 ? 0 : 1) { return true }
  }
  return false
}

let fogPines = Photograph(
  name: "fog-pines", width: 600, height: 800, rays: 3, development: .init(contrast: 0.3, saturation: 0.9)
) { sample in
  let p = sample.point
  var color = mix(hex(0xC9D3D6), hex(0x93A7B0), smoothstep(-0.2, 1, p.y))
  color += hex(0xFFF0D8) * exp(-length(p - V2(0.3, 0.6)) * 2.2) * 0.3
  let layers = 8
  for layer in 0..<layers {
    let t = Float(layer) / Float(layers - 1)
    let hill =
      mix(0.42, -1.3, t) + 0.22 * noise(V2(p.x * 0.9 + Float(layer) * 5.3, 2)) - 0.12 * p.x * (layer % 2 == 0 ? 1 : -1)
    let size = mix(0.13, 1.15, t * t)
    guard firs(at: p, ground: hill, size: size, spacing: size * 0.15, seed: layer * 17 + 3) else { continue }
    let fog = mix(hex(0xC4CFD1), hex(0xAEBDC0), t)
    let needles = mix(hex(0x5F7A78), hex(0x0C1B18), pow(t, 0.7))
    let texture = 1 + 0.35 * fractal(p * mix(60, 24, t), 3)
    let rise = clamp((p.y - hill) / size)
    let drift = fractal(V2(p.x * 1.6 + Float(layer) * 2, p.y * 3.5), 5) * 0.35
    let veil = clamp((1 - t) * 0.72 + (1 - smoothstep(0, 0.9, rise + drift)) * mix(0.7, 0.3, t))
    color = mix(needles * texture, fog, veil)
  }
  let bank = fractal(V2(p.x * 1.2 + 4, p.y * 2.6), 6)
  return mix(color, hex(0xD3DBDB), smoothstep(0.1, 0.9, bank) * 0.35 * smoothstep(0.9, -0.2, abs(p.y - 0.1)))
}

/// A shore from the air: deep water, shallows, lace of foam, wet and dry sand, a few parasols.
let aerialBeach = Photograph(
  name: "aerial-beach", width: 600, height: 800, development: .init(contrast: 0.3, saturation: 1.08, vignette: 0.12)
) { sample in
  let p = rotate(sample.point, 0.32)
  let warp = fractal(V2(p.x * 1.1, p.y * 0.6 + 2), 5) * 0.2
  let shore = p.y + warp + 0.14
  let fine = fractal(p * 40, 3)
  var sand = mix(hex(0xE9CFA4), hex(0xDDBB88), clamp(0.5 + fractal(p * 3, 5) * 0.7))
  sand *= 1 + fine * 0.07 + (random(Int(p.x * 420), Int(p.y * 420)) - 0.5) * 0.08
  let foot = fractal(p * V2(16, 16) + 3, 4)
  sand *= 1 - 0.2 * smoothstep(0.25, 0.7, foot) * smoothstep(-0.3, -0.7, shore)
  let wet = smoothstep(-0.3, -0.08, shore + fractal(p * 3 + 7, 3) * 0.06)
  sand = mix(sand, hex(0x9C7B55), wet * 0.75)
  let depth = clamp(shore / 1.1)
  var water = mix(hex(0x9FE3D6), hex(0x28B7BE), smoothstep(0, 0.35, depth))
  water = mix(water, hex(0x0E6F97), smoothstep(0.25, 0.75, depth))
  water = mix(water, hex(0x0A3F6B), smoothstep(0.6, 1.1, depth))
  let caustic = cells(p * 9 + V2(fractal(p * 5, 3), fractal(p * 5 + 30, 3)) * 0.8)
  water *= 1 + (smoothstep(0.35, 0.02, caustic.next - caustic.near) * 0.3 - 0.05) * (1 - depth)
  water *= 1 + fractal(p * V2(7, 16), 5) * 0.13
  water = mix(
    water, hex(0x0F5B6E), smoothstep(0.25, 0.75, fractal(p * 2.2 + 40, 5)) * 0.5 * smoothstep(0.1, 0.4, depth))
  var color = mix(sand, water, smoothstep(-0.06, 0.1, shore))
  let bubbles = cells(p * 26 + fractal(p * 9, 3) * 2)
  let lace = smoothstep(0.24, 0.02, bubbles.next - bubbles.near)
  for (at, width, strength) in [(Float(0), Float(0.11), Float(1)), (0.24, 0.07, 0.75), (0.52, 0.05, 0.5)] {
    let edge = shore - at + fractal(V2(p.x * 5, p.y * 2 + at * 30), 4) * 0.04
    let front = smoothstep(-0.014, 0.004, edge) * smoothstep(0.05, 0, edge)
    let tail = smoothstep(0, 0.02, edge) * smoothstep(width * 2.2, 0, edge) * lace
    color = mix(color, hex(0xFDFEFC) * 1.05, clamp(front * 0.95 + tail * 0.8) * strength)
  }
  let parasols: [(V2, Int, Int)] = [
    (V2(-0.42, -0.55), 0xE8503A, 0xFFF4E6), (V2(-0.08, -0.72), 0x2F6FA8, 0xF7F9FA),
    (V2(0.25, -0.6), 0xF2B33D, 0xFFF6DF),
    (V2(-0.3, -0.9), 0xF7F9FA, 0x3E9C8F), (V2(0.5, -0.78), 0xE8503A, 0xFFF4E6),
  ]
  for (center, one, two) in parasols {
    let q = p - center
    color *= 1 - 0.55 * smoothstep(0.075, 0.06, length(q - V2(0.05, -0.045)))
    let radius = length(q)
    guard radius < 0.068 else { continue }
    let wedge = atan2(q.y, q.x) / .pi * 4
    let stripe = fract(wedge / 2) < 0.5 ? hex(one) : hex(two)
    let fold = 1 - 0.25 * abs(fract(wedge) - 0.5)
    color = stripe * fold * (0.9 + 0.9 * dot(q, V2(-5, 6)))
    if radius < 0.006 { color = hex(0xFFFFFF) }
  }
  return color
}

/// Light falling into a narrow canyon of layered sandstone.
let slotCanyon = Photograph(
  name: "slot-canyon", width: 600, height: 800, development: .init(contrast: 0.4, saturation: 1.1, bloom: 0.2)
) { sample in
  let p = sample.point
  func wall(_ q: V2) -> Float {
    let bend = fractal(V2(q.x * 0.8, q.y * 0.45 + 6), 3) * 0.9
    let w = q.x * 1.5 + bend + 0.25 * sin(q.y * 1.7 + bend * 2)
    return fractal(V2(w * 1.1, q.y * 0.35), 3) + 0.35 * sin(w * 4.5 + q.y * 0.9)
  }
  let e: Float = 0.004
  let h = wall(p)
  let slope = V2(wall(p + V2(e, 0)) - h, wall(p + V2(0, e)) - h) / e
  let strata = p.y * 7 + h * 5 + fractal(p * 2.3, 4) * 0.6
  let bands = fractal(V2(strata * 1.3, 3), 4) * 0.5 + noise(V2(strata * 9, p.x * 0.6)) * 0.22
  let n = normalize(V3(-slope.x * 0.32, -slope.y * 0.32 + bands * 0.12, 0.75))
  let lamp = normalize(V3(0.1 - p.x * 0.4, 0.95, 0.35))
  let direct = pow(clamp(dot(n, lamp)), 1.6)
  let bounce = clamp(dot(n, normalize(V3(clamp(-p.x * 4, -0.8, 0.8), -0.2, 0.5))))
  var stone = mix(hex(0xC2552B), hex(0xF0A05A), clamp(0.5 + bands))
  stone = mix(stone, hex(0x8A3F4B), smoothstep(0.2, -0.8, p.y + h * 0.3) * 0.6)
  let down = smoothstep(-1.3, 0.9, p.y)
  var color = stone * (direct * mix(0.35, 1.9, down) + bounce * hex(0xE2733C) * 0.5 + hex(0x6B4A78) * 0.18)
  color *= mix(0.45, 1.15, smoothstep(-0.75, 0.55, h))
  color *= 1 + fractal(V2(p.x * 30, p.y * 90), 3) * 0.07
  let gap = abs(p.x + 0.06 + 0.16 * sin(p.y * 2.2 + 1) + 0.1 * fractal(V2(p.y * 1.6, 4), 4))
  let open = smoothstep(0.5, 1.05, p.y)
  color = mix(color, hex(0xFFE9C8) * 2.6, smoothstep(0.16 * open, 0.05 * open, gap) * open)
  let shaft = exp(-pow((p.x + 0.03 + (p.y - 1) * 0.06) / 0.16, 2)) * smoothstep(-1.1, 1, p.y)
  return color + hex(0xFFC48A) * shaft * 0.35
}

/// A long exposure: silk of falling water between wet, mossy rocks.
let waterfall = Photograph(
  name: "waterfall", width: 600, height: 800, development: .init(contrast: 0.35, bloom: 0.15)
) { sample in
  let p = sample.point
  let crack = cells(p * V2(3.2, 2.6) + V2(fractal(p * 3, 4), fractal(p * 3 + 9, 4)) * 0.45)
  let relief = fractal(p * 6, 6) + (crack.next - crack.near) * 1.5
  let e: Float = 0.006
  let relief2 = fractal((p + V2(-e, e)) * 6, 6)
  let light = 0.5 + (fractal(p * 6, 6) - relief2) * 5.5
  var rock = mix(hex(0x23282B), hex(0x59605C), clamp(relief * 0.45)) * clamp(light, 0.12, 1.6)
  let moss = smoothstep(0.05, 0.6, fractal(p * 2.6 + 11, 5) + light * 0.25 - 0.1)
  rock = mix(rock, mix(hex(0x2D4A17), hex(0x8FAF3C), clamp(light * 0.7)) * clamp(0.35 + light * 0.6), moss * 0.85)
  rock *= smoothstep(0, 0.16, crack.next - crack.near) * 0.8 + 0.2
  rock *= mix(0.55, 1.15, smoothstep(-0.4, 1, p.y))
  let pool: Float = -0.62 + 0.03 * noise(V2(p.x * 3, 1))
  let fall = max(0, 1 - (p.y + 0.6) / 1.5)
  let middle = 0.02 + 0.14 * noise(V2(p.y * 1.1, 8)) + 0.05 * noise(V2(p.y * 5, 3))
  let half = mix(0.13, 0.34, fall) + 0.06 * noise(V2(p.y * 3, 20))
  let across = (p.x - middle) / half
  let streak = fractal(V2(across * 4.5 + 2 * noise(V2(across * 2, p.y)), p.y * 0.8), 5, gain: 0.42)
  let fineStreak = noise(V2(across * 30, p.y * 1.6))
  let ledge = noise(V2(across * 2, p.y * 4))
  let silk =
    smoothstep(1.15, 0.45, abs(across) + streak * 0.4) * clamp(0.72 + streak * 0.5 + fineStreak * 0.12 + ledge * 0.15)
  let side = abs(p.x - middle - 0.42 + p.y * 0.1) / 0.06
  let thread = smoothstep(1, 0.2, side + streak * 0.7) * smoothstep(0.5, 0.1, p.y) * 0.7
  var color = mix(rock, hex(0xEAF3F8) * 1.12, clamp(silk * 0.97 + thread))
  if p.y < pool {
    let mirror = V2(p.x + fractal(V2(p.x * 5, p.y * 30), 4) * 0.04, 2 * pool - p.y)
    let ripple = fractal(V2(p.x * 3.5, p.y * 24), 5)
    let reflected = exp(-pow((mirror.x - middle) / 0.45, 2)) * 0.55
    color =
      mix(hex(0x0B2A2A), hex(0x3B6E66), clamp(0.35 + ripple * 0.6)) + hex(0xDDEBF0) * reflected * clamp(0.55 + ripple)
    let froth = fractal(V2(p.x * 4, p.y * 11), 6)
    color = mix(color, hex(0xF2F8FA), smoothstep(0.28, 0, pool - p.y + abs(p.x) * 0.12) * smoothstep(-0.5, 0.7, froth))
  }
  let spray = exp(-pow((p.y - pool - 0.04) / 0.2, 2)) * exp(-pow((p.x - middle) / 0.55, 2))
  color += hex(0xDDE8EE) * spray * 0.6 * (0.7 + 0.5 * fractal(p * 3, 4))
  return color + hex(0xE8F2D8) * exp(-length(p - V2(0.1, 1.15)) * 2.4) * 0.7
}
