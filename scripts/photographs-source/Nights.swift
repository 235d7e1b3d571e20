import Foundation

let nights = [cityBokeh, aurora, milkyWay, rainWindow]

/// One light out of focus.
private struct Blur {
  var center: V2
  var radius: Float
  var color: V3

  /// A seven-bladed aperture, a little brighter at its rim.
  func light(at p: V2) -> V3 {
    let d = p - center
    let r = length(d)
    guard r < radius * 1.05 else { return .zero }
    let blade: Float = 2 * .pi / 7
    let angle = atan2(d.y, d.x) + 0.2
    let folded = abs(fract(angle / blade) - 0.5) * blade
    let edge = radius * mix(1, cos(blade / 2) / cos(blade / 2 - folded), 0.55)
    let inside = smoothstep(edge, edge - 0.012 - radius * 0.05, r)
    return color * inside * (0.72 + 0.4 * pow(r / edge, 4))
  }
}

private func lights(count: Int, seed: Int, place: (Int) -> Blur) -> [Blur] { (0..<count).map(place) }

private let lamps = [0xFFB45E, 0xFFD9A0, 0xFF8A3C, 0xFF5B45, 0x7FD6FF, 0xFFE9C9, 0x64E0B0, 0xFF6FA8]

private let streetLights = lights(count: 110, seed: 1) { i in
  let far = pow(random(i, 1), 0.8)
  let side: Float = random(i, 2) < 0.5 ? -1 : 1
  let x = side * mix(0.1, 0.95, pow(1 - far, 1.3)) + (random(i, 3) - 0.5) * 0.3
  let y = mix(0.75, -0.12, far) * (random(i, 4) * 1.1) - 0.1 + (random(i, 5) - 0.5) * 0.1
  let radius = mix(0.135, 0.035, far) * (0.7 + 0.5 * random(i, 6))
  let color = hex(lamps[Int(random(i, 7) * random(i, 8) * 1.4 * 8) % 8])
  return Blur(center: V2(x, y), radius: radius, color: color * mix(0.22, 0.75, far) * (0.5 + random(i, 9)))
}

private let tailLights = lights(count: 26, seed: 2) { i in
  let t = random(i, 41)
  let lane: Float = i % 2 == 0 ? -1 : 1
  let x = lane * mix(0.62, 0.06, t) + (random(i, 42) - 0.5) * 0.12
  let color = lane < 0 ? hex(0xFFF1D6) * 0.8 : hex(0xFF3B2A) * 0.75
  return Blur(center: V2(x, mix(-0.6, -0.17, t)), radius: mix(0.1, 0.028, t), color: color)
}

let cityBokeh = Photograph(
  name: "city-bokeh", width: 600, height: 800, development: .init(contrast: 0.3, saturation: 1.1, bloom: 0.2)
) { sample in
  let p = sample.point
  var color = mix(hex(0x131B33), hex(0x0A1024), abs(p.y + 0.1))
  color += hex(0xC46A35) * exp(-pow((p.y + 0.14) / 0.3, 2)) * 0.22 * (0.8 + 0.4 * noise(p * 1.4))
  let tower = noise(V2((p.x * 3.2).rounded(.down), 3)) * 0.4 + 0.45
  color *= mix(1, 0.72, smoothstep(tower, tower - 0.25, p.y) * smoothstep(-0.1, 0.05, p.y))
  for blur in streetLights { color += blur.light(at: p) }
  for blur in tailLights { color += blur.light(at: p) }
  if p.y < -0.16 {
    // The wet street smears every lamp downwards.
    let depth = -0.16 - p.y
    var smear = V3.zero
    for blur in streetLights where blur.radius < 0.1 {
      let dx = (p.x - blur.center.x * (1 + depth * 1.4)) / (blur.radius * (0.7 + depth * 1.6))
      smear += blur.color * exp(-dx * dx) * exp(-depth * 2.4) * 0.16
    }
    color += smear * (0.75 + 0.5 * fractal(V2(p.x * 4, p.y * 22), 4))
  }
  return color
}

func stars(_ p: V2, density: Float, brightness: Float) -> V3 {
  var sum = V3.zero
  for layer in 0..<3 {
    let grid = p * (26 + Float(layer) * 34)
    let cell = grid.rounded(.down)
    let x = Int(cell.x), y = Int(cell.y)
    guard random(x, y, layer * 9) < density else { continue }
    let center = cell + V2(0.2 + 0.6 * random(x, y, layer * 9 + 1), 0.2 + 0.6 * random(x, y, layer * 9 + 2))
    let size = 0.05 + 0.1 * pow(random(x, y, layer * 9 + 3), 6) + Float(layer) * 0.03
    let warm = random(x, y, layer * 9 + 4)
    let color = mix(hex(0x9EC2FF), hex(0xFFD9B0), warm * warm)
    let r = length(grid - center) / size
    sum += color * exp(-r * r) * pow(random(x, y, layer * 9 + 5), 3) * brightness
  }
  return sum
}

private func auroraSky(_ p: V2) -> V3 {
  var sky = mix(hex(0x0E2A3F), hex(0x050B1E), smoothstep(-0.1, 0.9, p.y))
  sky += stars(p, density: 0.16, brightness: 2.2)
  for curtain in 0..<4 {
    let k = Float(curtain)
    let x = p.x + 0.22 * fractal(V2(p.x * 0.9 + k * 3.3, p.y * 0.35), 3)
    let foot = -0.08 + k * 0.16 + 0.34 * fractal(V2(x * 0.75 + k * 7.7, 1.5), 4) + 0.2 * x * (k - 1)
    let height = p.y - foot
    let rays = 0.55 + 0.6 * fractal(V2(x * 9 + k * 5, p.y * 0.3), 4)
    let reach = 0.22 + 0.2 * noise(V2(x * 2.4 + k, 6)) + 0.08 * rays
    let glow = smoothstep(-0.05, 0.05, height) * exp(-max(height, 0) / max(reach, 0.06))
    let tint = mix(hex(0x4BFFA0), hex(0x6C5CE0), smoothstep(0.05, 0.6, height + 0.1 * rays))
    let rim = hex(0xE25CA8) * smoothstep(0.05, 0, abs(height - 0.01)) * 0.1
    sky += (tint * clamp(rays, 0.12, 1.4) * 0.85 + rim) * glow * (1 - k * 0.16)
  }
  return sky
}

let aurora = Photograph(
  name: "aurora", width: 800, height: 600, development: .init(contrast: 0.25, saturation: 1.05, bloom: 0.12)
) { sample in
  let p = sample.point
  let horizon: Float = -0.42
  func range(_ x: Float) -> Float { horizon + 0.02 + 0.26 * ridged(V2(x * 0.9 + 4, 2), 7) }
  func above(_ q: V2) -> V3 {
    let top = range(q.x)
    guard q.y < top else { return auroraSky(q) }
    let drop = top - q.y
    let slope = (range(q.x + 0.01) - range(q.x - 0.01)) * 30 + (ridged(V2(q.x * 3.4 + q.y * 2, q.y * 5), 6) - 0.4) * 4.5
    let snow = mix(hex(0x1A3142), hex(0x8FC3B8), clamp(0.25 + slope * 0.4))
    return mix(snow * 0.55, hex(0x0E2C3A), smoothstep(0, 0.22, drop) * 0.6)
  }
  var color: V3
  if p.y > horizon {
    color = above(p)
    if firs(at: p, ground: horizon - 0.03 + 0.03 * noise(V2(p.x * 2, 0)), size: 0.12, spacing: 0.03, seed: 8) {
      color = hex(0x06121A)
    }
  } else {
    let depth = horizon - p.y
    let ripple = fractal(V2(p.x * 5, p.y * 60 / (1 + depth * 3)), 4)
    let q = V2(p.x + ripple * 0.015, 2 * horizon - p.y + ripple * 0.04 * (0.3 + depth))
    var mirror = V3.zero
    for i in -2...2 { mirror += above(q + V2(0, Float(i) * 0.02 * (0.2 + depth))) * 0.2 }
    if firs(at: q, ground: horizon - 0.03, size: 0.12, spacing: 0.03, seed: 8) { mirror = hex(0x06121A) }
    color = mirror * 0.62 + hex(0x0A2430) * 0.3
    let ice = fractal(V2(p.x * 2.4, p.y * 8), 6)
    let shore = smoothstep(0.36, 0.5, depth + ice * 0.06 + 0.08 * p.x)
    let snow = hex(0x5C8FA0) * (0.55 + 0.5 * fractal(V2(p.x * 4, p.y * 14), 5)) + hex(0x4BFFA0) * 0.05
    color = mix(color, snow * 0.8, shore)
  }
  return color
}

let milkyWay = Photograph(
  name: "milky-way", width: 600, height: 800, rays: 3,
  development: .init(contrast: 0.35, saturation: 1.1, bloom: 0.1, grain: 0.016)
) { sample in
  let p = sample.point
  let q = rotate(p - V2(0.05, 0.15), -0.5)
  let bulge = exp(-pow((q.y + 0.25) / 0.7, 2))
  let wide = q.x / (0.2 + 0.16 * bulge)
  let band = exp(-wide * wide)
  let cloud = fractal(q * 2.6 + 5, 7)
  let lane = smoothstep(0.0, 0.7, fractal(V2(q.x * 3.4 + 2, q.y * 1.5) + cloud * 0.4, 7) + 0.35 - abs(q.x + 0.02) * 3.2)
  var color = mix(hex(0x24405E), hex(0x0A1226), smoothstep(-0.8, 0.5, p.y))
  color += hex(0x3E8A78) * exp(-pow((p.y + 0.52) / 0.2, 2)) * 0.18
  color += hex(0xE58A4A) * exp(-(p.y + 0.62) * 5) * clamp(0.5 + p.x * 0.4) * 0.42
  let core = mix(hex(0x93A7D6), hex(0xFFD2A0), bulge)
  color += core * band * (0.24 + 0.3 * clamp(0.5 + cloud)) * (1 - lane * 0.85) * mix(0.55, 1.15, bulge)
  color += hex(0xD95C8A) * smoothstep(0.45, 0.9, fractal(q * 5 + 20, 4)) * band * 0.35
  let seeing = smoothstep(-0.75, -0.3, p.y)
  color += stars(p, density: 0.2, brightness: 3.4) * seeing * (1 - lane * band * 0.6)
  color += stars(p * 2.3 + 7, density: 0.08 + 0.4 * band, brightness: 1.5) * seeing * (1 - lane * band * 0.8)
  let rock = -0.66 + 0.12 * ridged(V2(p.x * 1.1 + 3, 1), 6) + 0.1 * smoothstep(0.1, 0.9, p.x)
  let tent = V2((p.x + 0.18) / 0.15, (p.y + 0.655) / 0.1)
  if p.y < rock { color = hex(0x05070C) * (1 + fractal(p * 20, 4)) }
  if tent.y > -0.4, tent.y < 1, abs(tent.x) < (1 - max(tent.y, 0)) * 0.95 + 0.03 * sin(tent.y * 9) {
    let lamp = exp(-length(tent - V2(0.1, 0.2)) * 1.7)
    color = mix(hex(0x7A2E0C), hex(0xFFB75A) * 1.3, lamp) * (abs(tent.x) < 0.03 ? 0.55 : 1)
    color *= 0.85 + 0.15 * noise(tent * 5)
  }
  return color + hex(0xFF9A40) * exp(-length(V2(p.x + 0.17, (p.y + 0.66) * 1.6)) * 9) * 0.28
}

private let windowLights = lights(count: 46, seed: 3) { i in
  let color = hex([0xFFB45E, 0xFF6A45, 0x59C8FF, 0xFFE2B8, 0xFF9A4C, 0xFFC98A][Int(random(i, 81) * 6)])
  return Blur(
    center: V2(
      (random(i, 82) - 0.5) * 1.7, -0.75 + 1.1 * random(i, 83) * random(i, 84) * 1.4 + (random(i, 85) - 0.5) * 0.2),
    radius: 0.08 + 0.13 * random(i, 86), color: color * (0.16 + 0.34 * random(i, 87)))
}

private func streetBehindGlass(_ p: V2) -> V3 {
  var color = mix(hex(0x2C4258), hex(0x0B1320), smoothstep(0.9, -0.9, p.y) * 0.7 + 0.2 * noise(p * 1.5))
  color += hex(0xB06A3A) * exp(-pow((p.y + 0.4) / 0.4, 2)) * 0.2
  for blur in windowLights { color += blur.light(at: p) }
  return color
}

/// Drops of every size; each shows the street upside down.
let rainWindow = Photograph(
  name: "rain-window", width: 600, height: 800, development: .init(contrast: 0.35, bloom: 0.15)
) { sample in
  let p = sample.point
  var color = streetBehindGlass(p) * 0.85
  for (layer, scale) in [Float(34), 19, 9, 5].enumerated() {
    let grid = p * scale + Float(layer) * 3.7
    let cell = grid.rounded(.down)
    for dy in -1...1 {
      for dx in -1...1 {
        let c = cell + V2(Float(dx), Float(dy))
        let x = Int(c.x), y = Int(c.y)
        guard random(x, y, layer + 60) < [0.16, 0.24, 0.26, 0.24][layer] else { continue }
        let center = c + V2(random(x, y, layer + 70), random(x, y, layer + 80))
        var d = grid - center
        d.x *= 1 + 0.2 * d.y + 0.25 * noise(V2(d.y * 3 + Float(x), Float(y)))
        d.y *= 0.86
        let radius = 0.2 + 0.26 * random(x, y, layer + 90)
        let r = length(d) / radius
        guard r < 1 else { continue }
        let bulge = (1 - r * r).squareRoot()
        let through = p - d / scale * (2.4 + 3.2 * r * r) + V2(0, 0.1)
        var drop = streetBehindGlass(through) * 1.25
        drop *= mix(0.35, 1.1, smoothstep(-1, 0.6, -d.y / radius * 0.9 + bulge * 0.6))
        drop += V3(repeating: 1.3) * smoothstep(0.2, 0.05, length(d / radius - V2(-0.32, 0.42)))
        drop *= smoothstep(1, 0.82, r) * 0.75 + 0.25
        color = mix(color, drop, smoothstep(1, 0.9, r))
      }
    }
  }
  return color
}
