import Foundation

let tables = [macarons, bakery, pottery]

private let macaronPlaces: [(V3, Float, Int)] = [
  (V3(-0.62, 0, 0.1), 0, 10), (V3(0.12, 0, -0.28), 0, 11), (V3(0.78, 0, 0.25), 0, 12), (V3(-0.25, 0.5, 0.0), 0.1, 13),
  (V3(0.42, 0.5, 0.06), -0.12, 10), (V3(0.1, 0.99, 0.05), 0.07, 11), (V3(-1.35, 0, -0.75), 0, 12),
  (V3(1.5, 0, -0.5), 0, 13), (V3(0.05, 0, 0.62), 0, 13),
]

private func macaron(_ p: V3) -> Solid {
  let y = abs(p.y - 0.235)
  let shell = ellipsoid(V3(p.x, y - 0.105, p.z), V3(0.36, 0.125, 0.36))
  let dome = max(shell, 0.105 - y)
  let ruffle = 0.012 * noise(p * 26) + 0.008 * noise(p * 55)
  let foot = puck(V3(p.x, y - 0.085, p.z), radius: 0.352 + ruffle, half: 0.032, round: 0.022)
  let cream = puck(V3(p.x, p.y - 0.235, p.z), radius: 0.325, half: 0.06, round: 0.03)
  return .nearer(Solid(distance: min(dome, foot), material: 0), Solid(distance: cream, material: 1))
}

private let macaronStudio = Studio(
  scene: { p in
    var nearest = Solid(distance: p.y, material: 1)
    let plate = puck(p - V3(0.1, 0.0, 0.12), radius: 1.3, half: 0.035, round: 0.03)
    nearest = .nearer(nearest, Solid(distance: plate, material: 2))
    for (place, tilt, material) in macaronPlaces {
      var q = p - place - V3(0, place.y > 0 ? 0.03 : (length(V2(place.x - 0.1, place.z - 0.12)) < 1.2 ? 0.035 : 0), 0)
      guard length(q - V3(0, 0.235, 0)) < 0.9 else {
        nearest = .nearer(nearest, Solid(distance: length(q - V3(0, 0.235, 0)) - 0.45, material: material))
        continue
      }
      let turned = rotate(V2(q.x, q.y), tilt)
      q = V3(turned.x, turned.y, q.z)
      let part = macaron(q)
      nearest = .nearer(
        nearest, Solid(distance: part.distance, material: part.material == 0 ? material : material + 20))
    }
    return nearest
  },
  color: { material, p, n in
    switch material {
    case 1: return (hex(0xE7D3CB) * (1 + 0.03 * fractal(V2(p.x, p.z) * 9, 4)), 0.05)
    case 2: return (hex(0xF4F1EC), 0.7)
    case 30...: return (mix(hex(0xFFF1DC), hex(0xF2D6C0), clamp(0.5 + noise(p * 20))), 0.2)
    default:
      let shell = [hex(0xE88CA4), hex(0xA8C66C), hex(0xF2C35B), hex(0xA98BC9)][material - 10]
      let crumb = 1 + 0.05 * noise(p * 90) + 0.05 * noise(p * 30)
      return (shell * crumb, 0.28)
    }
  },
  background: { _ in hex(0xEADAD2) },
  lamp: normalize(V3(-0.75, 0.72, 0.25)), lampColor: hex(0xFFF0DC) * 1.25, ambient: hex(0xC9CFE0) * 0.55)

let macarons = Photograph(
  name: "macarons", width: 640, height: 640, rays: 4, development: .init(contrast: 0.2, saturation: 1.1, vignette: 0.3)
) { sample in
  let camera = Camera(
    eye: V3(0.6, 1.75, 4.2), target: V3(0.1, 0.55, 0), focal: 2.7, aperture: 0.07, focus: 4.1)
  let (o, d) = camera.ray(sample)
  return macaronStudio.light(o, d)
}

private struct Loaf {
  var at: V3
  var half: V3
  var turn: Float
  var seed: Float

  func place(_ p: V3) -> V3 {
    let q = p - at
    let flat = rotate(V2(q.x, q.z), turn)
    return V3(flat.x, q.y, flat.y)
  }

  /// The slashes of the blade, 1 where the crust has opened.
  func slash(_ q: V3) -> Float {
    let along = q.x / half.x
    let cut = abs(fract((along * 1.45 + q.z / half.z * 0.45) + 0.5) - 0.5) / 1.45
    return smoothstep(0.13, 0.05, cut + 0.02 * noise(q * 9)) * smoothstep(0.88, 0.6, abs(along))
      * smoothstep(0.1, 0.5, q.y / half.y)
  }

  func distance(_ p: V3) -> Float {
    let q = place(p)
    let d = ellipsoid(q, half)
    guard d < 0.3 else { return d - 0.08 }
    return (d + slash(q) * 0.055 + 0.03 * noise(q * 2.5 + seed) - 0.006 * noise(q * 16)) * 0.8
  }
}

private let loaves = [
  Loaf(at: V3(-0.55, 0.42, 0.25), half: V3(1.0, 0.5, 0.6), turn: 0.35, seed: 1),
  Loaf(at: V3(0.75, 0.4, -0.55), half: V3(0.95, 0.48, 0.58), turn: -0.5, seed: 7),
  Loaf(at: V3(0.95, 0.33, 0.85), half: V3(0.62, 0.38, 0.48), turn: 0.9, seed: 13),
  Loaf(at: V3(-1.3, 0.4, -1.2), half: V3(0.9, 0.45, 0.5), turn: 0.1, seed: 19),
]

private let bakeryStudio = Studio(
  scene: { p in
    var nearest = Solid(distance: p.y, material: 0)
    for (i, loaf) in loaves.enumerated() {
      nearest = .nearer(nearest, Solid(distance: loaf.distance(p), material: 1 + i))
    }
    return nearest
  },
  color: { material, p, n in
    guard material > 0 else {
      let flour = smoothstep(0.2, 0.8, fractal(V2(p.x, p.z) * 2.2, 6))
      return (
        mix(wood(V2(p.x, p.z) * 0.55, dark: hex(0x4B2F1C), light: hex(0x946840)), hex(0xEFE6D8), flour * 0.5), 0.05
      )
    }
    let loaf = loaves[material - 1]
    let q = loaf.place(p)
    let bake = fractal(q * 3 + loaf.seed, 4)
    var crust = mix(hex(0xC67A34), hex(0x8A4A1C), clamp(0.35 + q.y / loaf.half.y * 0.4 + bake * 0.5))
    crust = mix(crust, hex(0xD9A05A), smoothstep(0.3, -0.5, q.y / loaf.half.y))
    let open = loaf.slash(q)
    crust = mix(crust, mix(hex(0xE8C48A), hex(0xC98A45), clamp(0.5 + noise(q * 14))), open)
    let flour = smoothstep(0.05, 0.7, fractal(q * 5 + 3, 5) + q.y * 0.2 - 0.15) * (1 - open) * smoothstep(0.1, 0.8, n.y)
    return (mix(crust, hex(0xF4E9D8), flour * 0.72) * (1 + 0.12 * noise(q * 60)), 0.12)
  },
  background: { _ in hex(0x5A4330) },
  lamp: normalize(V3(-0.6, 0.55, -0.45)), lampColor: hex(0xFFE2BC) * 2.7, ambient: hex(0xC2C6CC) * 0.75)

let bakery = Photograph(
  name: "bakery", width: 800, height: 600, rays: 4, development: .init(contrast: 0.3, saturation: 1.1, vignette: 0.45)
) { sample in
  let camera = Camera(
    eye: V3(0.7, 2.1, 3.9), target: V3(0.12, 0.3, 0.05), focal: 3.5, aperture: 0.08, focus: 4.0)
  let (o, d) = camera.ray(sample)
  return bakeryStudio.light(o, d)
}

private typealias Pot = (x: Float, shelf: Int, height: Float, profile: (Float) -> Float, material: Int)

private let pots: [Pot] = [
  (-1.02, 0, 0.78, { 0.1 + 0.25 * sin(0.5 + $0 * 2.6) * (1 - $0 * 0.35) }, 1),
  (-0.34, 0, 0.5, { 0.17 + 0.16 * sin($0 * 2.6 + 0.3) }, 2),
  (0.32, 0, 0.92, { 0.09 + 0.17 * pow(sin(min($0 * 1.5, 1) * 2.75 + 0.2), 1.2) }, 3),
  (0.95, 0, 0.36, { 0.16 + 0.17 * pow($0, 0.6) }, 4),
  (-0.92, 1, 0.36, { 0.14 + 0.2 * pow($0, 0.55) }, 3), (-0.22, 1, 0.82, { 0.12 + 0.14 * sin($0 * 3 + 0.2) }, 4),
  (0.4, 1, 0.56, { 0.13 + 0.22 * sin($0 * 2.7 + 0.25) * (1 - $0 * 0.3) }, 1),
  (1.02, 1, 0.7, { 0.22 - 0.1 * pow($0, 2) + 0.05 * sin($0 * 6) }, 2),
]

private let potteryStudio = Studio(
  scene: { p in
    var nearest = Solid(distance: p.z + 0.55, material: 0)
    for shelf in 0..<2 {
      let board = box(p - V3(0, Float(shelf) * 1.3 - 0.05, 0), V3(2.2, 0.05, 0.5), round: 0.012)
      nearest = .nearer(nearest, Solid(distance: board, material: 9))
    }
    for pot in pots {
      let q = p - V3(pot.x, Float(pot.shelf) * 1.3, 0.02)
      let y = clamp(q.y / pot.height)
      let r = length(V2(q.x, q.z))
      let side = (r - pot.profile(y)) * 0.75
      let hollow = pot.profile(y) - 0.03 - r
      let wall = max(max(side, hollow * 0.75), max(-q.y, q.y - pot.height))
      nearest = .nearer(nearest, Solid(distance: wall, material: pot.material))
    }
    return nearest
  },
  color: { material, p, n in
    let speckle = smoothstep(0.55, 0.7, noise(p * 42))
    switch material {
    case 0: return (hex(0xD8CBBB) * (1 + 0.06 * fractal(V2(p.x, p.y) * 3, 6)), 0)
    case 9: return (wood(V2(p.x * 0.8, p.z * 0.4 + 0.2), dark: hex(0x5A3A22), light: hex(0x9B6E45)), 0.08)
    case 1:
      let dip = smoothstep(0.02, -0.02, fract(p.y / 1.3 + 0.001) * 1.3 - 0.3 + 0.03 * noise(V2(p.x * 5, p.z * 5)))
      return (mix(hex(0xE9E2D3), hex(0xB07A52), dip) * (1 - speckle * 0.4), mix(0.5, 0.05, dip))
    case 2: return (hex(0x7E9A90) * (0.9 + 0.2 * fractal(p * 4, 3)) * (1 - speckle * 0.35), 0.55)
    case 3: return (hex(0x2F3B4B) * (0.9 + 0.5 * max(noise(p * 7), 0)), 0.6)
    default: return (hex(0xC98A62) * (1 + 0.07 * sin(p.y * 120 + noise(p * 4) * 3)) * (1 - speckle * 0.2), 0.08)
    }
  },
  background: { _ in hex(0xD8CBBB) },
  lamp: normalize(V3(-0.8, 0.6, 0.75)), lampColor: hex(0xFFE9CF) * 1.25, ambient: hex(0xB9C4D6) * 0.42)

let pottery = Photograph(
  name: "pottery", width: 640, height: 640, rays: 3, development: .init(contrast: 0.25, vignette: 0.35)
) { sample in
  let camera = Camera(eye: V3(0.5, 1.15, 5), target: V3(0.03, 1.02, 0), focal: 3.6, aperture: 0.03, focus: 4.9)
  let (o, d) = camera.ray(sample)
  return potteryStudio.light(o, d)
}
